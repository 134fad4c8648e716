import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { Route } from '@lexiroom/contracts/http';
import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { type Call, userOf } from '../../http/gate/endpoint.ts';
import { Refused, refuse } from '../../refusals/refusal.ts';
import { HostedLives } from '../hosted-lives.ts';
import { SessionsService } from './sessions.service.ts';

/** Users as their own browsers are told of them. */
@Injectable()
export class SessionUsers {
  constructor(
    private readonly sessions: SessionsService,
    private readonly hosting: HostedLives,
  ) {}

  async show(user: CurrentUser): Promise<SessionUser> {
    return { ...user, email: user.email ?? '', is_live: await this.hosting.isHosting(user.user_id) };
  }

  /** The caller as they are after what this call has changed. @throws {Refused} NOT_LOGGED_IN when their session ended. */
  async reload(call: Pick<Call<Route>, 'visitor'>): Promise<SessionUser> {
    const user = await this.sessions.userOfSession(userOf(call).session_id);
    if (!user) throw new Refused(refuse('NOT_LOGGED_IN'));
    return this.show(user);
  }
}
