import type { SessionUser } from '@lexiroom/contracts/accounts';
import { notLoggedIn } from '@lexiroom/contracts/errors';
import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import { KnownDevices } from '../http/limits/known-devices.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { AccountsService } from './accounts.service.ts';
import { LinkOrigin } from './links/link-origin.ts';
import { SessionUsers } from './sessions/session-users.ts';
import { SessionsService } from './sessions/sessions.service.ts';
import type { User } from './user.entity.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly users: SessionUsers,
    private readonly address: LinkOrigin,
    private readonly devices: KnownDevices,
  ) {}

  @Endpoint(routes.signUp)
  async signUp(call: Call<typeof routes.signUp>): Promise<SessionUser | Refusal> {
    const user = await this.accounts.signUp(call.body, this.address.origin(call.visitor.host));
    return user instanceof Refusal ? user : this.#enter(user, call);
  }

  @Endpoint(routes.logIn)
  async logIn(call: Call<typeof routes.logIn>): Promise<SessionUser | Refusal> {
    const user = await this.accounts.logIn(call.body);
    return user instanceof Refusal ? user : this.#enter(user, call);
  }

  @Endpoint(routes.logOut)
  async logOut({ visitor, reply }: Call<typeof routes.logOut>): Promise<Result<typeof routes.logOut>> {
    await this.sessions.close(visitor.cookies);
    this.sessions.clearCookie(reply);
    if (visitor.user) await this.accounts.loggedOut(visitor.user.user_id);
    return { done: true };
  }

  @Endpoint(routes.loggedInUser)
  async loggedInUser({ visitor }: Call<typeof routes.loggedInUser>) {
    if (visitor.user) return this.users.show(visitor.user);
    // Whoever brings a session that is over is refused, and knows it by the status.
    return this.sessions.hasCookie(visitor.cookies) ? refuse('NOT_LOGGED_IN') : notLoggedIn;
  }

  async #enter(user: User, { visitor, reply }: Pick<Call<typeof routes.logIn>, 'visitor' | 'reply'>) {
    const entered = await this.sessions.open(user, visitor.cookies, visitor.user_agent, reply);
    await this.devices.remember(user.user_id, visitor.device?.device);
    return this.users.show(entered);
  }
}
