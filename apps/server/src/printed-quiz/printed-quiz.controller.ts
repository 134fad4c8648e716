import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { MarksService } from './marks.service.ts';
import { PrintedQuizzesService } from './printed-quizzes.service.ts';

@Controller()
export class PrintedQuizController {
  constructor(
    private readonly quizzes: PrintedQuizzesService,
    private readonly marks: MarksService,
  ) {}

  @Endpoint(routes.keepPrintedQuiz)
  keepPrintedQuiz(call: Call<typeof routes.keepPrintedQuiz>): Promise<Result<typeof routes.keepPrintedQuiz> | Refusal> {
    return this.quizzes.keep(userOf(call), call.body);
  }

  @Endpoint(routes.printedQuiz)
  printedQuiz(call: Call<typeof routes.printedQuiz>): Promise<Result<typeof routes.printedQuiz> | Refusal> {
    return this.quizzes.read(userOf(call), call.params.quiz_id);
  }

  @Endpoint(routes.classPrints)
  classPrints(call: Call<typeof routes.classPrints>): Promise<Result<typeof routes.classPrints> | Refusal> {
    return this.quizzes.ofClass(userOf(call), call.params.class_id);
  }

  @Endpoint(routes.deckPrints)
  deckPrints(call: Call<typeof routes.deckPrints>): Promise<Result<typeof routes.deckPrints> | Refusal> {
    return this.quizzes.ofDecks(userOf(call), call.query.id);
  }

  @Endpoint(routes.printedMarks)
  printedMarks(call: Call<typeof routes.printedMarks>): Promise<Result<typeof routes.printedMarks> | Refusal> {
    return this.marks.read(userOf(call), call.params.quiz_id, call.params.class_id);
  }

  @Endpoint(routes.saveMarks)
  saveMarks(call: Call<typeof routes.saveMarks>): Promise<Result<typeof routes.saveMarks> | Refusal> {
    return this.marks.save(userOf(call), call.body);
  }
}
