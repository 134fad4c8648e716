import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import { Refusal } from '../refusals/refusal.ts';
import { DeletionService } from './deletion.service.ts';

@Controller()
export class DeletionController {
  constructor(
    private readonly deletion: DeletionService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint(routes.deleteUser)
  async ask(call: Call<typeof routes.deleteUser>): Promise<Result<typeof routes.deleteUser> | Refusal> {
    const deleted_at = await this.deletion.ask(userOf(call), call.body.password);
    if (deleted_at instanceof Refusal) return deleted_at;
    this.sessions.clearCookie(call.reply);
    return { deleted_at };
  }
}
