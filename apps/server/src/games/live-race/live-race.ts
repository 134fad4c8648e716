import type { RaceSession } from '@lexiroom/domain/games/live-race';
import type { ServerGame, SheetParts } from '../server-game.ts';
import { RaceSheet } from './race-sheet.ts';
import { faultOf, questionCountSql, reportedAnswer, reportedQuestions } from './report.ts';

/** A race on the server: its answers, its part of the report, and what the doctor looks at. */
export const liveRaceOnServer = {
  sheetOf: (parts: SheetParts<RaceSession>) => new RaceSheet(parts),
  questionCountSql,
  reportedQuestions,
  reportedAnswer,
  faultOf,
} satisfies ServerGame;
