import type { RaceSession } from '@lexiroom/domain/games/live-race';
import type { ServerGame, SheetParts } from '../server-game.ts';
import { reportedTeams } from '../reported-teams.ts';
import { RaceSheet } from './race-sheet.ts';
import { answersToWord, faultOf, questionCountSql, reportedAnswer, reportedQuestions } from './report.ts';

/** A race on the server: its answers, its part of the report, and what the doctor looks at. */
export const liveRaceOnServer = {
  sheetOf: (parts: SheetParts<RaceSession>) => new RaceSheet(parts),
  questionCountSql,
  reportedQuestions,
  reportedAnswer,
  answersToWord,
  reportedTeams,
  faultOf,
} satisfies ServerGame;
