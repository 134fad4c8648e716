import { z } from 'zod/mini';
import { DeckIds } from '../decks/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  KeptPrintedQuiz,
  NewMarks,
  NewPrintedQuiz,
  PrintedMarks,
  PrintedQuizDetails,
  Prints,
  SavedMarks,
} from '../printed-quiz/index.ts';
import { Id } from './done-and-id.ts';

/** The calls about printed sheets, and the marks that students got for them (decisions section 12). */
export const printedQuizRoutes = {
  keepPrintedQuiz: route({
    ...endpoints.keepPrintedQuiz,
    summary: 'Keep what is printed, so that it can be marked',
    body: NewPrintedQuiz,
    response: KeptPrintedQuiz,
    limits: [{ name: 'printed-quizzes', points: 120, seconds: 60, by: 'caller' }],
  }),
  printedQuiz: route({
    ...endpoints.printedQuiz,
    summary: 'What was printed, and the classes it can be marked for',
    params: z.strictObject({ quiz_id: Id }),
    response: PrintedQuizDetails,
  }),
  classPrints: route({
    ...endpoints.classPrints,
    summary: 'What was printed for a class, or for none yet, to be found again',
    params: z.strictObject({ class_id: Id }),
    response: Prints,
  }),
  deckPrints: route({
    ...endpoints.deckPrints,
    summary: 'What was printed of own decks, to be found again',
    query: DeckIds,
    response: Prints,
  }),
  printedMarks: route({
    ...endpoints.printedMarks,
    summary: 'The marks of a class for printed sheets',
    params: z.strictObject({ quiz_id: Id, class_id: Id }),
    response: PrintedMarks,
  }),
  saveMarks: route({
    ...endpoints.saveMarks,
    summary: 'Save marks of a class, which become answers',
    body: NewMarks,
    response: SavedMarks,
    limits: [{ name: 'marks', points: 120, seconds: 60, by: 'caller' }],
  }),
} as const;
