import type { Report, ReportedPlayer } from '@lexiroom/contracts/live';
import { liveGames } from '@lexiroom/domain/games';
import { fold, type SessionState, withoutRemoved } from '@lexiroom/domain/live-session';
import { teamOf } from '@lexiroom/domain/live-teams';
import { emptyScoreboard } from '@lexiroom/domain/scoring';
import type { LiveLog } from '../../event-log/live-log.ts';
import { serverGameOf } from '../../games/index.ts';
import { countedQuestions } from './counted-questions.ts';

/** The report of a session: what its log tells, question by question and player by player. */
export async function reportOf(
  live: Omit<Report, 'target_language' | 'questions' | 'players' | 'groups' | 'teams' | 'class' | 'missing'>,
  log: LiveLog,
): Promise<Omit<Report, 'class' | 'missing'>> {
  const { live_id, pin, game, deck_name, decks, created_at, ended_at } = live;
  const history = await log.read(live_id);
  const state = fold(
    history.map(({ event }) => event),
    liveGames,
  );
  const { board, answers } = await countedAnswers(live_id, state, log);
  const onServer = serverGameOf(state);
  const teams = onServer.reportedTeams?.(state, board);
  return {
    live_id,
    pin,
    ...(game && { game }),
    ...(isAtOwnPace(state) && { pace: 'player' as const }),
    deck_name,
    decks,
    created_at,
    ended_at,
    target_language: state.target_language,
    questions: onServer.reportedQuestions(state),
    ...(onServer.reportedGroups && { groups: onServer.reportedGroups(state) }),
    ...(teams && { teams }),
    players: [...state.seats.values()]
      .filter(({ removed }) => !removed)
      .map(({ seat_id, name, student_id, group }) => ({
        seat_id,
        name,
        ...(student_id === null ? {} : { student_id }),
        score: board.get(seat_id)?.score ?? 0,
        rank: board.get(seat_id)?.rank ?? null,
        ...(teams && { team: teamOf({ group }) }),
        answers: answers.get(seat_id) ?? [],
      })),
  };
}

/** Whether every seat was at a question of its own. */
const isAtOwnPace = ({ rules }: SessionState): boolean => Object.values(rules.scored_by).includes('all_counted');

/** The scoreboard, and every seat's answers in the order of the questions with the points they brought. */
async function countedAnswers(live_id: number, state: SessionState, log: LiveLog) {
  const onServer = serverGameOf(state);
  const answers = new Map<number, ReportedPlayer['answers']>();
  let board = emptyScoreboard;
  for await (const counted of countedQuestions(live_id, state, log)) {
    board = counted.board;
    for (const given of counted.answers) {
      const { seat_id, text, correct, ms } = given;
      // Of an answer that does not count, the last one that does is another.
      const last = board.get(seat_id)?.last;
      const points = counted.isScored && last?.question === counted.number ? last.points : 0;
      const { question, option } = onServer.reportedAnswer?.(given, state) ?? {
        question: counted.number,
        option: given.option,
      };
      const answer = {
        question,
        ...(option === null ? {} : { option }),
        ...(text === undefined ? {} : { text }),
        correct,
        ms,
        points,
      };
      const earlier = answers.get(seat_id);
      if (earlier) earlier.push(answer);
      else answers.set(seat_id, [answer]);
    }
  }
  return { board: withoutRemoved(board, state), answers };
}
