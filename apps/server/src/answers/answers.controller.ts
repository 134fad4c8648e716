import type { AnswerUndone, RecordedAnswer } from '@lexiroom/contracts/answers';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { AnswersService } from './answers.service.ts';
import { UndoneAnswersService } from './undone-answers.service.ts';

@Controller()
export class AnswersController {
  constructor(
    private readonly answers: AnswersService,
    private readonly undoneAnswers: UndoneAnswersService,
  ) {}

  @Endpoint(routes.questionAnswer)
  questionAnswer(call: Call<typeof routes.questionAnswer>): Promise<RecordedAnswer | Refusal> {
    return this.answers.record(userOf(call), call.body, call.visitor.link_key);
  }

  @Endpoint(routes.sentenceAnswer)
  sentenceAnswer(call: Call<typeof routes.sentenceAnswer>): Promise<RecordedAnswer | Refusal> {
    return this.answers.recordSentence(userOf(call), call.body, call.visitor.link_key);
  }

  @Endpoint(routes.undoAnswer)
  undoAnswer(call: Call<typeof routes.undoAnswer>): Promise<AnswerUndone | Refusal> {
    return this.undoneAnswers.undo(userOf(call), call.body);
  }
}
