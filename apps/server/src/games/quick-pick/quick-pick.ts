import type { QuickPickSession } from '@lexiroom/domain/games/quick-pick';
import type { ServerGame, SheetParts } from '../server-game.ts';
import { answerIn, faultOf } from './picked-answers.ts';
import { PickSheet } from './pick-sheet.ts';
import { questionCountSql, reportedGroups, reportedQuestions } from './report.ts';

/** Quick Pick on the server: its picks as answers, its part of the report, and what the doctor looks at. */
export const quickPickOnServer = {
  sheetOf: (parts: SheetParts<QuickPickSession>) => new PickSheet(parts),
  questionCountSql,
  reportedQuestions,
  reportedGroups,
  answerIn,
  faultOf,
} satisfies ServerGame;
