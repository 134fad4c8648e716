import type { SessionState } from '../live-session/index.ts';
import type { Scoreboard } from '../scoring/index.ts';
import { add, compare, type Fraction, meanOf, roundedHalfUp, zero } from './fraction.ts';
import { type TeamCount, type TeamId, teamOf, teamSizes } from './teams.ts';
import type { TeamView } from './view-types.ts';

interface QuestionOfTeam {
  sum: number;
  members: number;
}
type Questions = Map<number, QuestionOfTeam>;

/**
 * How the teams stand: for each question the mean of what its members there and then got, all questions summed. Counted
 * for it is who was connected when the question opened, and who answered it; see `for_team` of a standing. Whoever changes
 * the team takes along what they got, and who was removed has got nothing. Shown is the nearest whole number, a half
 * rounded up; equal is only who is so exactly. A team that never had a member has no score and no rank.
 */
export function teamViews({ seats }: Pick<SessionState, 'seats'>, count: TeamCount, board: Scoreboard): TeamView[] {
  const sizes = teamSizes({ seats }, count);
  const ofTeam = new Map<TeamId, Questions>();
  for (const seat of seats.values()) {
    const team = teamOf(seat);
    if (team === undefined || seat.removed) continue;
    const questions = ofTeam.get(team) ?? new Map<number, QuestionOfTeam>();
    ofTeam.set(team, questions);
    for (const { question, points } of board.get(seat.seat_id)?.for_team ?? []) {
      const { sum, members } = questions.get(question) ?? { sum: 0, members: 0 };
      questions.set(question, { sum: sum + points, members: members + 1 });
    }
  }
  const newest = newestQuestion(board);
  const scores = new Map([...ofTeam].map(([team, questions]) => [team, summed(questions)]));
  const before = new Map([...ofTeam].map(([team, questions]) => [team, summed(questions, newest)]));
  const counted = new Set([...ofTeam.values()].flatMap((questions) => [...questions.keys()]));
  const isScored = counted.size > 0;
  const wasScoredBefore = counted.size > (newest !== undefined && counted.has(newest) ? 1 : 0);
  return [...sizes].map(([team, size]) => ({
    team,
    size,
    score: isScored && scores.has(team) ? roundedHalfUp(scores.get(team)!) : null,
    rank: isScored ? rankOf(team, scores) : null,
    previous_rank: wasScoredBefore ? rankOf(team, before) : null,
  }));
}

/** The teams that have a rank, best first; of equal ones, the first of them first. */
export const teamsByRank = <Team extends Pick<TeamView, 'rank'>>(teams: readonly Team[]): Team[] =>
  teams.filter(({ rank }) => rank !== null).toSorted((one, other) => one.rank! - other.rank!);

/** Without one question: as it was before that was scored. */
function summed(questions: Questions, without?: number): Fraction {
  let sum = zero;
  for (const [question, { sum: points, members }] of questions)
    if (question !== without) sum = add(sum, meanOf(points, members));
  return sum;
}

/** Teams of equal score share a rank, and the next one is skipped. */
function rankOf(team: TeamId, scores: ReadonlyMap<TeamId, Fraction>): number | null {
  const own = scores.get(team);
  if (!own) return null;
  return 1 + [...scores.values()].filter((score) => compare(score, own) > 0).length;
}

/** The question that the board was scored by last; undefined before the first. */
function newestQuestion(board: Scoreboard): number | undefined {
  let newest: number | undefined;
  for (const { last } of board.values()) newest = Math.max(newest ?? 0, last.question);
  return newest;
}
