import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { MessagesService } from './messages.service.ts';

@Controller()
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Endpoint(routes.message)
  keep({ visitor, body }: Call<typeof routes.message>): Promise<Result<typeof routes.message> | Refusal> {
    return this.messages.keep(visitor.user, body);
  }
}
