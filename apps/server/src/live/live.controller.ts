import { type Body, type Params, type Reply } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import type { CurrentUser } from '../accounts/current-user.ts';
import { Caller, Endpoint, InBody, InParams } from '../http/endpoint.ts';
import { LivesService } from './lives.service.ts';

@Controller()
export class LiveController {
  constructor(private readonly lives: LivesService) {}

  @Endpoint(routes.openLive)
  open(
    @Caller() user: CurrentUser,
    @InBody() body: Body<typeof routes.openLive>,
  ): Promise<Reply<typeof routes.openLive>> {
    return this.lives.open(user, body);
  }

  @Endpoint(routes.myLive)
  mine(@Caller() user: CurrentUser): Promise<Reply<typeof routes.myLive>> {
    return this.lives.mine(user);
  }

  @Endpoint(routes.pinState)
  pinState(@InParams() { pin }: Params<typeof routes.pinState>): Promise<Reply<typeof routes.pinState>> {
    return this.lives.pinState(pin);
  }

  @Endpoint(routes.liveScreen)
  screen(
    @Caller() user: CurrentUser,
    @InParams() { live_id }: Params<typeof routes.liveScreen>,
    @InBody() { role }: Body<typeof routes.liveScreen>,
  ): Promise<Reply<typeof routes.liveScreen>> {
    return this.lives.screen(user, live_id, role);
  }

  @Endpoint(routes.liveReport)
  report(
    @Caller() user: CurrentUser,
    @InParams() { live_id }: Params<typeof routes.liveReport>,
  ): Promise<Reply<typeof routes.liveReport>> {
    return this.lives.report(user, live_id);
  }

  @Endpoint(routes.voidQuestion)
  async voidQuestion(
    @Caller() user: CurrentUser,
    @InParams() { live_id }: Params<typeof routes.voidQuestion>,
    @InBody() { question }: Body<typeof routes.voidQuestion>,
  ): Promise<Reply<typeof routes.voidQuestion>> {
    await this.lives.voidQuestion(user, live_id, question);
    return { done: true };
  }

  @Endpoint(routes.lives)
  hosted(@Caller() user: CurrentUser): Promise<Reply<typeof routes.lives>> {
    return this.lives.hosted(user);
  }

  @Endpoint(routes.deleteLive)
  async delete(
    @Caller() user: CurrentUser,
    @InParams() { live_id }: Params<typeof routes.deleteLive>,
  ): Promise<Reply<typeof routes.deleteLive>> {
    await this.lives.delete(user, live_id);
    return { done: true };
  }
}
