import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { SessionUsers } from '../sessions/session-users.ts';
import { OauthService } from './oauth.service.ts';

@Controller()
export class OauthController {
  constructor(
    private readonly oauth: OauthService,
    private readonly users: SessionUsers,
  ) {}

  @Endpoint(routes.oauthStart)
  start(call: Call<typeof routes.oauthStart>): Promise<Result<typeof routes.oauthStart> | Refusal> {
    return this.oauth.start(call, call.query);
  }

  @Endpoint(routes.oauthCallback)
  async callback(call: Call<typeof routes.oauthCallback>): Promise<Result<typeof routes.oauthCallback> | Refusal> {
    const outcome = await this.oauth.callback(call, call.body);
    if (outcome instanceof Refusal || outcome.outcome !== 'entered') return outcome;
    return { ...outcome, user: await this.users.show(outcome.user) };
  }

  @Endpoint(routes.selectUsername)
  async selectUsername(call: Call<typeof routes.selectUsername>): Promise<SessionUser | Refusal> {
    const user = await this.oauth.selectUsername(call, call.body);
    return user instanceof Refusal ? user : this.users.show(user);
  }

  @Endpoint(routes.linkIdentity)
  async link(call: Call<typeof routes.linkIdentity>): Promise<SessionUser | Refusal> {
    const user = await this.oauth.link(call, call.body);
    return user instanceof Refusal ? user : this.users.show(user);
  }

  @Endpoint(routes.unlinkIdentity)
  async unlink(call: Call<typeof routes.unlinkIdentity>): Promise<SessionUser | Refusal> {
    const refusal = await this.oauth.unlink(userOf(call), call.body.password);
    return refusal ?? this.users.show({ ...userOf(call), is_oauth: false });
  }
}
