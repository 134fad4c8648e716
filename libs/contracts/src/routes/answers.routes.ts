import { AnswerUndone, QuestionAnswer, RecordedAnswer, SentenceAnswer, UndoneAnswer } from '../answers/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';

/** The calls about answers given alone. */
export const answersRoutes = {
  questionAnswer: route({
    ...endpoints.questionAnswer,
    summary: 'Record an answer to a word',
    body: QuestionAnswer,
    response: RecordedAnswer,
    limits: [{ name: 'answers', points: 1200, seconds: 60, by: 'caller' }],
  }),
  sentenceAnswer: route({
    ...endpoints.sentenceAnswer,
    summary: 'Record an answer to a sentence',
    body: SentenceAnswer,
    response: RecordedAnswer,
    limits: [{ name: 'answers', points: 1200, seconds: 60, by: 'caller' }],
  }),
  undoAnswer: route({
    ...endpoints.undoAnswer,
    summary: 'Take back an answer that was given just now',
    body: UndoneAnswer,
    response: AnswerUndone,
    limits: [{ name: 'answers', points: 1200, seconds: 60, by: 'caller' }],
  }),
} as const;
