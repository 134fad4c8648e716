import { type GameViews, type OwnAnswer, rankedSeats, type Room as AnyRoom } from '../../live-session/index.ts';
import { teamOf, type TeamView, teamViews } from '../../live-teams/index.ts';
import type { Standing } from '../../scoring/index.ts';
import {
  optionPictures,
  optionViews,
  podiumView,
  promptView,
  questionTimes,
  rightAnswerOf,
  topSize,
  type WordView,
  wordView,
} from '../../quiz-questions/index.ts';
import { hostsTypedTexts, typedCounts } from './typed-views.ts';
import { leaderboardView } from './leaderboard.ts';
import { questionOf, type Quiz, type QuizSession } from './state.ts';
import type {
  QuestionView,
  QuizHostView,
  QuizPlayerView,
  QuizScreenView,
  QuizSeatView,
  QuizView,
  RevealView,
} from './view-types.ts';

type Room = AnyRoom<Quiz>;

/** What a quiz shows, beside the people and the door. Nothing but `host` tells the right option before the lock. */
export const views = {
  everybody(room: Room): QuizView {
    const { state } = room;
    const { phase } = state;
    const isRevealed = phase === 'reveal' || phase === 'leaderboard';
    const showsQuestion = phase === 'question' || phase === 'open' || phase === 'locked' || isRevealed;
    const reveal = isRevealed ? revealView(room) : undefined;
    return {
      ...(phase === 'starting' ? { starts_at: startsAt(state) } : {}),
      ...(showsQuestion ? { question: questionView(state) } : {}),
      ...coming(state),
      ...(wasJustSkipped(state) ? { skipped: state.play.skipped } : {}),
      ...(reveal ? { ...rightAnswerOf(questionOf(state, state.number)), counts: reveal.counts } : {}),
      ...(reveal && phase === 'reveal' ? { reveal } : {}),
      ...(phase === 'leaderboard' ? { top: rankedSeats(room, (_, index) => index < topSize) } : {}),
      ...(isOver(state) ? { podium: podiumView(room, countedQuestions(state)) } : {}),
      ...(isRevealed || isOver(state) ? teams(room) : {}),
    };
  },

  screens(room: Room): QuizScreenView {
    const { phase, play } = room.state;
    const isAnswered = phase === 'open' || phase === 'locked';
    return {
      settings: play.settings,
      ...teams(room),
      ...(isAnswered ? { answered: room.tally.answered } : {}),
      ...(phase === 'leaderboard' ? { leaderboard: leaderboardView(room) } : {}),
    };
  },

  host(room: Room): QuizHostView {
    const { phase, number } = room.state;
    if (phase === 'reveal' || phase === 'leaderboard') return hostsTypedTexts(room);
    if (phase !== 'question' && phase !== 'open' && phase !== 'locked') return {};
    const { correct_option, word } = questionOf(room.state, number);
    return correct_option === null ? { right_text: word.target_translation } : { right_option: correct_option };
  },

  players({ state: { play } }: Room): QuizPlayerView {
    return { phones: play.settings.phones, ...(play.settings.phone_sounds ? { phone_sounds: true as const } : {}) };
  },

  seat({ state, board }: Room, seat_id: number, answer?: OwnAnswer): QuizSeatView {
    const standing = board.get(seat_id);
    const team = teamOf(state.seats.get(seat_id)!);
    return {
      streak: standing?.streak ?? 0,
      ...(team ? { team } : {}),
      ...(standing ? { last: standing.last } : {}),
      ...(answer && answer.question === state.number ? { answered: answer } : {}),
      ...(isOver(state) ? { missed: missedWords(state, standing) } : {}),
    };
  },
} satisfies GameViews<Quiz>;

/** How the teams stand, worked out once for all screens that show the same moment. */
function teams({ state, board }: Room): { teams?: TeamView[] } {
  const count = state.play.settings.teams;
  if (count === 0) return {};
  const shown = shownTeams.get(state);
  if (shown?.board === board) return { teams: shown.teams };
  const standing = teamViews(state, count, board);
  shownTeams.set(state, { board, teams: standing });
  return { teams: standing };
}
const shownTeams = new WeakMap<QuizSession, { board: Room['board']; teams: TeamView[] }>();

const isAnswered = ({ option, text }: Standing['last']): boolean => option !== null || text !== undefined;
const isOver = ({ phase }: QuizSession): boolean => phase === 'podium' || phase === 'ended';

function startsAt({ since }: QuizSession): number {
  return since + questionTimes.startingMs;
}

function questionView(state: QuizSession): QuestionView {
  const question = questionOf(state, state.number);
  return {
    number: question.number,
    of: state.play.questions.length,
    ...(question.asked_before ? { asked_before: question.asked_before } : {}),
    ...promptView(question),
    opens_at: state.play.opens_at,
    deadline_at: state.play.deadline_at,
    ...(state.phase === 'question' || question.kind === 'typed' ? {} : { options: optionViews(question) }),
  };
}

/** Pictures that will be asked about, for phones to fetch in time. */
function coming(state: QuizSession): { pictures?: string[] } {
  const number = comingNumber(state);
  if (number === undefined || number > state.play.questions.length) return {};
  const pictures = optionPictures(questionOf(state, number));
  return pictures.length > 0 ? { pictures } : {};
}

/** The question whose options come next; undefined while one is open, and outside of the questions. */
function comingNumber({ phase, number }: QuizSession): number | undefined {
  if (phase === 'starting') return 1;
  if (phase === 'question') return number;
  return phase === 'reveal' || phase === 'leaderboard' ? number + 1 : undefined;
}

function wasJustSkipped({ phase, number, play: { skipped } }: QuizSession): boolean {
  if (skipped === 0) return false;
  return phase === 'podium' ? skipped === number : (phase === 'question' || phase === 'open') && skipped === number - 1;
}

function revealView({ state, board, tally }: Room): RevealView {
  const question = questionOf(state, state.number);
  const { number, word, options } = question;
  const lasts = Array.from(board.values(), ({ last }) => last);
  return {
    ...rightAnswerOf(question),
    counts: question.kind === 'typed' ? typedCounts(state, tally) : options.map((_, index) => tally.counts[index] ?? 0),
    unanswered: lasts.filter((last) => last.question === number && !isAnswered(last)).length,
    word: wordView(word),
    voided: state.play.voided.has(number),
  };
}

function countedQuestions({ play: { scored, voided } }: QuizSession): number {
  return scored.filter(({ number }) => !voided.has(number)).length;
}

function missedWords(state: QuizSession, standing: Standing | undefined): WordView[] {
  const words = new Set((standing?.missed ?? []).map((number) => questionOf(state, number).word.word_id));
  const byId = new Map(state.play.questions.map(({ word }) => [word.word_id, word]));
  return [...words].map((word_id) => wordView(byId.get(word_id)!));
}
