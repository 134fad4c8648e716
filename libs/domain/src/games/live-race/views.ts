import { type GameViews, rankedSeats, type Room as AnyRoom, seatsInRoom, shownSeat } from '../../live-session/index.ts';
import {
  goalOf,
  type LiveQuestion,
  optionPictures,
  optionViews,
  podiumView,
  promptView,
  rightAnswerOf,
  topSize,
  wordView,
} from '../../quiz-questions/index.ts';
import { teamOf, type TeamId, type TeamView, teamViews } from '../../live-teams/index.ts';
import { courseAfterRight, firstRun, judgedBy, lastOf, questionAsked, type Run } from './runs.ts';
import { raceTimes } from './settings.ts';
import type { Race, RaceSession } from './state.ts';
import { hostsWords, type WordTally } from './words.ts';
import type {
  RaceHostsWords,
  RacePlayerView,
  RaceScreenView,
  RaceSeatView,
  RaceView,
  RaceViews,
  RacingSeat,
} from './view-types.ts';

/** What is known of a running race beside its events: how far each seat is. */
export interface KnownOfRace {
  runOf: (seat_id: number) => Run;
  /** How the words were answered so far, by their places from 1. */
  words?: ReadonlyMap<number, WordTally>;
}

type Room = AnyRoom<Race, KnownOfRace>;

/** What a race shows, beside the people and the door. A seat is told the right option of what it has answered, and of nothing else. */
export const views = {
  everybody({ state, ...room }: Room): RaceViews {
    const { phase, since } = state;
    return {
      pace: 'player',
      ...(phase === 'starting' ? { starts_at: since + raceTimes.startingMs } : {}),
      ...(isRunning(state) ? { race: raceView(state) } : {}),
      ...(isOver(state)
        ? { podium: podiumView({ ...room, state }, state.play.questions.length), ...teams({ ...room, state }) }
        : {}),
    };
  },

  screens(room: Room): RaceScreenView {
    const { state, tally } = room;
    const { settings } = state.play;
    if (!isRunning(state)) return { settings, ...teams(room) };
    const top = topOfRace(room);
    const more = Math.max(0, state.in_room - top.length);
    return { settings, ...teams(room), race: { ...raceView(state), top, more, answers: tally.answered } };
  },

  /** Which words are missed, and what was typed instead, is the host's alone: it tells the words. */
  host: ({ state, known }: Room): RaceHostsWords =>
    isRunning(state) ? { words: hostsWords(state.play, known?.words ?? new Map()) } : {},

  players: (): RacePlayerView => ({ phones: 'question_and_options' }),

  seat({ state, board, known }: Room, seat_id: number): RaceSeatView {
    const { play } = state;
    if (!isRunning(state) && state.phase !== 'starting') {
      const standing = board.get(seat_id);
      const missed = (standing?.missed ?? []).map((number) => wordView(play.questions[number - 1]!.word));
      return {
        score: standing?.score ?? 0,
        streak: standing?.streak ?? 0,
        ...ownTeam(state, seat_id),
        ...(isOver(state) ? { missed } : {}),
      };
    }
    const run = judgedBy(play, known?.runOf(seat_id) ?? firstRun(play, seat_id));
    const { course, standing } = run;
    const seat = state.seats.get(seat_id);
    const isAsked = state.phase === 'open' && seat !== undefined && !seat.removed && !seat.left;
    const question = questionAsked(play, seat_id, course);
    const isAgain = standing?.missed.includes(course.word + 1) ?? false;
    return {
      score: standing?.score ?? 0,
      streak: standing?.streak ?? 0,
      ...ownTeam(state, seat_id),
      ...(isAsked ? { question: questionView(question, isAgain) } : {}),
      ...withPictures(
        state.phase === 'starting'
          ? [question]
          : [questionAsked(play, seat_id, courseAfterRight(play, seat_id, course))],
      ),
      ...lastView(play, run),
    };
  },
} satisfies GameViews<Race, KnownOfRace>;

/** How the teams stand: the mean of what the members who have answered have come to. */
function teams({ state, board }: Room): { teams?: TeamView[] } {
  const count = state.play.settings.teams;
  return count === 0 ? {} : { teams: teamViews(state, count, board) };
}

function ownTeam({ seats }: RaceSession, seat_id: number): { team?: TeamId } {
  const team = teamOf(seats.get(seat_id)!);
  return team === undefined ? {} : { team };
}

const isRunning = ({ phase }: RaceSession): boolean => phase === 'open' || phase === 'locked';
const isOver = ({ phase }: RaceSession): boolean => phase === 'podium' || phase === 'ended';

function raceView({ play }: RaceSession): RaceView {
  return { ...goalOf(play.settings), deadline_at: play.deadline_at };
}

/** The first ten; where fewer have answered, those who have not stand behind them at zero. */
function topOfRace(room: Room): RacingSeat[] {
  const { state, board } = room;
  const ahead: RacingSeat[] = rankedSeats(room, (_, index) => index < topSize).map(
    ({ previous_rank: _previous, team: _team, ...seat }) => ({ ...seat, ...groupOf(state, seat.seat_id) }),
  );
  if (ahead.length === topSize) return ahead;
  const atZero = seatsInRoom(state)
    .filter(({ seat_id }) => !board.has(seat_id))
    .slice(0, topSize - ahead.length)
    .map((seat) => ({
      ...shownSeat(seat),
      score: 0,
      rank: null,
      ...groupOf(state, seat.seat_id),
    }));
  return [...ahead, ...atZero];
}

function groupOf({ seats }: RaceSession, seat_id: number): { group?: string } {
  const group = seats.get(seat_id)?.group ?? null;
  return group === null ? {} : { group };
}

function questionView(question: LiveQuestion, isAgain: boolean): NonNullable<RaceSeatView['question']> {
  return {
    number: question.number,
    ...promptView(question),
    ...(question.kind === 'typed' ? {} : { options: optionViews(question) }),
    ...(isAgain ? { again: true } : {}),
  };
}

/** What phones fetch ahead: sorted by address, as the order would tell places. */
function withPictures(questions: readonly LiveQuestion[]): { pictures?: string[] } {
  const pictures = questions.flatMap((question) => {
    const { image_path } = promptView(question);
    return [...optionPictures(question), ...(image_path === undefined ? [] : [image_path])];
  });
  return pictures.length > 0 ? { pictures: [...new Set(pictures)].toSorted() } : {};
}

function lastView(play: Race, run: Run): Pick<RaceSeatView, 'last'> {
  const answer = lastOf(play, run);
  if (!answer) return {};
  const { word, ...last } = answer;
  const question = questionAsked(play, run.seat_id, { number: last.question, word });
  return { last: { ...last, ...rightAnswerOf(question) } };
}
