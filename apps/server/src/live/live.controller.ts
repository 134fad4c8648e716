import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import { LivesService } from './lives.service.ts';

@Controller()
export class LiveController {
  constructor(private readonly lives: LivesService) {}

  @Endpoint(routes.openLive)
  open(call: Call<typeof routes.openLive>) {
    return this.lives.open(userOf(call), call.body, call.visitor.link_key);
  }

  @Endpoint(routes.myLive)
  mine(call: Call<typeof routes.myLive>) {
    return call.visitor.user ? this.lives.mine(call.visitor.user) : null;
  }

  @Endpoint(routes.claimSeat)
  claim(call: Call<typeof routes.claimSeat>) {
    return this.lives.claim(userOf(call), call.body.claim_code);
  }

  @Endpoint(routes.askRemote)
  askRemote(call: Call<typeof routes.askRemote>) {
    return this.lives.askRemote(call.visitor, call.body);
  }

  @Endpoint(routes.pinState)
  pinState({ params }: Call<typeof routes.pinState>) {
    return this.lives.pinState(params.pin);
  }

  @Endpoint(routes.liveScreen)
  screen(call: Call<typeof routes.liveScreen>) {
    return this.lives.screen(call.visitor, call.params.live_id, call.body.role);
  }

  @Endpoint(routes.liveReport)
  report(call: Call<typeof routes.liveReport>) {
    return this.lives.report(call.visitor, call.params.live_id);
  }

  @Endpoint(routes.voidQuestion)
  voidQuestion(call: Call<typeof routes.voidQuestion>) {
    return this.lives.voidQuestion(call.visitor, call.params.live_id, call.body);
  }

  @Endpoint(routes.acceptText)
  acceptText(call: Call<typeof routes.acceptText>) {
    return this.lives.acceptText(call.visitor, call.params.live_id, call.body);
  }

  @Endpoint(routes.deckOfLive)
  makeDeck(call: Call<typeof routes.deckOfLive>) {
    return this.lives.makeDeck(userOf(call), call.params.live_id, call.body);
  }

  @Endpoint(routes.endLive)
  end(call: Call<typeof routes.endLive>) {
    return this.lives.end(call.visitor, call.params.live_id);
  }

  @Endpoint(routes.lives)
  hosted(call: Call<typeof routes.lives>) {
    return this.lives.hosted(userOf(call), call.query);
  }

  @Endpoint(routes.classLives)
  ofClass(call: Call<typeof routes.classLives>) {
    return this.lives.ofClass(userOf(call), call.params.class_id, call.query.before);
  }

  @Endpoint(routes.deleteLive)
  delete(call: Call<typeof routes.deleteLive>) {
    return this.lives.delete(call.visitor, call.params.live_id);
  }
}
