import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { Reply } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { EmailChanges } from '../links/email-changes.ts';
import { LinkOrigin } from '../links/link-origin.ts';
import { SessionUsers } from '../sessions/session-users.ts';
import { OwnUsername } from './own-username.ts';
import { OwnPassword } from './own-password.ts';
import { OwnPicture } from './own-picture.ts';
import { OwnSettings } from './own-settings.ts';
import { Reauthentication } from './reauthentication.ts';
import { SessionList } from './session-list.ts';

/** What users do to their own account. */
@Controller()
export class OwnAccountController {
  constructor(
    private readonly reauthentication: Reauthentication,
    private readonly changes: EmailChanges,
    private readonly address: LinkOrigin,
    private readonly passwords: OwnPassword,
    private readonly names: OwnUsername,
    private readonly pictures: OwnPicture,
    private readonly settings: OwnSettings,
    private readonly list: SessionList,
    private readonly users: SessionUsers,
  ) {}

  @Endpoint(routes.changeEmail)
  async changeEmail(call: Call<typeof routes.changeEmail>): Promise<Reply<typeof routes.changeEmail> | Refusal> {
    const user = userOf(call);
    const { email, password } = call.body;
    const refusal = await this.reauthentication.check(user, password);
    return refusal ?? this.changes.ask(user, email, this.address.origin(call.visitor.host));
  }

  @Endpoint(routes.changePassword)
  changePassword(call: Call<typeof routes.changePassword>): Promise<Reply<typeof routes.changePassword> | Refusal> {
    return this.passwords.change(userOf(call), call.body, call.reply);
  }

  @Endpoint(routes.changeUsername)
  async changeUsername(call: Call<typeof routes.changeUsername>): Promise<SessionUser | Refusal> {
    const refusal = await this.names.change(userOf(call), call.body.username);
    return refusal ?? this.users.reload(call);
  }

  @Endpoint(routes.changePicture)
  async changePicture(call: Call<typeof routes.changePicture>): Promise<SessionUser | Refusal> {
    const refusal = await this.pictures.change(userOf(call).user_id, call.body.image);
    return refusal ?? this.users.reload(call);
  }

  @Endpoint(routes.changeSettings)
  async changeSettings(call: Call<typeof routes.changeSettings>): Promise<SessionUser> {
    await this.settings.change(userOf(call), call.body);
    return this.users.reload(call);
  }

  @Endpoint(routes.sessions)
  sessions(call: Call<typeof routes.sessions>): Promise<Reply<typeof routes.sessions>> {
    return this.list.list(userOf(call));
  }

  @Endpoint(routes.endSession)
  endSession(call: Call<typeof routes.endSession>): Promise<Reply<typeof routes.endSession> | Refusal> {
    return this.list.end(userOf(call), call.body.session_id);
  }

  @Endpoint(routes.endOtherSessions)
  endOtherSessions(call: Call<typeof routes.endOtherSessions>): Promise<Reply<typeof routes.endOtherSessions>> {
    return this.list.endOthers(userOf(call));
  }
}
