import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { RoundsService } from './rounds.service.ts';
import { ScoreboardService } from './scoreboard.service.ts';

@Controller()
export class ScoresController {
  constructor(
    private readonly rounds: RoundsService,
    private readonly scoreboard: ScoreboardService,
  ) {}

  @Endpoint(routes.gameRound)
  gameRound(call: Call<typeof routes.gameRound>): Promise<Result<typeof routes.gameRound> | Refusal> {
    return this.rounds.open(userOf(call), call.body);
  }

  @Endpoint(routes.gameScore)
  gameScore(call: Call<typeof routes.gameScore>): Promise<Result<typeof routes.gameScore> | Refusal> {
    return this.rounds.score(userOf(call), call.body);
  }

  @Endpoint(routes.gameScores)
  gameScores(call: Call<typeof routes.gameScores>): Promise<Result<typeof routes.gameScores> | Refusal> {
    return this.scoreboard.read(userOf(call), call.query);
  }
}
