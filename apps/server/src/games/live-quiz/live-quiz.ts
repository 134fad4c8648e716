import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import type { ServerGame, SheetParts } from '../server-game.ts';
import { faultOf } from './answer-fault.ts';
import { QuizAnswerSheet } from './answer-sheet.ts';
import { reportedTeams } from '../reported-teams.ts';
import { questionCountSql, reportedQuestions } from './report.ts';

/** Live Quiz on the server: its answers, its part of the report, and what the doctor looks at. */
export const liveQuizOnServer = {
  sheetOf: (parts: SheetParts<QuizSession>) => new QuizAnswerSheet(parts),
  questionCountSql,
  reportedQuestions,
  reportedTeams,
  faultOf,
} satisfies ServerGame;
