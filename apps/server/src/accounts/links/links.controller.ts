import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../../http/gate/endpoint.ts';
import type { Refusal } from '../../refusals/refusal.ts';
import { LinkOrigin } from './link-origin.ts';
import { EmailChanges } from './email-changes.ts';
import { PasswordResets } from './password-resets.ts';
import { Verification } from './verification.ts';

type Done = Result<typeof routes.verify>;

/** The calls that mailed links lead to, and those that have one mailed. */
@Controller()
export class LinksController {
  constructor(
    private readonly address: LinkOrigin,
    private readonly verification: Verification,
    private readonly changes: EmailChanges,
    private readonly resets: PasswordResets,
  ) {}

  @Endpoint(routes.verify)
  verify({ body, visitor }: Call<typeof routes.verify>): Promise<Done | Refusal> {
    return this.verification.confirm(body.verification_string, this.address.origin(visitor.host));
  }

  @Endpoint(routes.sendVerification)
  async sendVerification(call: Call<typeof routes.sendVerification>): Promise<Done> {
    await this.verification.send(userOf(call).user_id, this.address.origin(call.visitor.host));
    return { done: true };
  }

  @Endpoint(routes.forgotPassword)
  async forgotPassword({ body, visitor }: Call<typeof routes.forgotPassword>): Promise<Done> {
    await this.resets.ask(body.email, this.address.origin(visitor.host));
    return { done: true };
  }

  @Endpoint(routes.resetPassword)
  resetPassword({ body }: Call<typeof routes.resetPassword>): Promise<Done | Refusal> {
    return this.resets.reset(body.reset_string, body.new_password);
  }

  @Endpoint(routes.revertEmailChange)
  revertEmailChange({ body, visitor }: Call<typeof routes.revertEmailChange>): Promise<Done | Refusal> {
    return this.changes.revert(body.reversion_string, this.address.origin(visitor.host));
  }
}
