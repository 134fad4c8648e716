import { type GameViews, rankedSeats, type Room as AnyRoom } from '../../live-session/index.ts';
import type { Standing } from '../../scoring/index.ts';
import { questionTimes } from './settings.ts';
import { questionOf, type Quiz, type QuizSession } from './state.ts';
import type {
  OptionView,
  PodiumView,
  QuestionView,
  QuizHostView,
  QuizPlayerView,
  QuizScreenView,
  QuizSeatView,
  QuizView,
  RevealView,
  WordView,
} from './view-types.ts';

type Room = AnyRoom<Quiz>;

const topSize = 10;

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
      ...(phase === 'starting' || phase === 'question' ? coming(state) : {}),
      ...(wasJustSkipped(state) ? { skipped: state.play.skipped } : {}),
      ...(reveal ? { correct_option: reveal.correct_option, counts: reveal.counts } : {}),
      ...(reveal && phase === 'reveal' ? { reveal } : {}),
      ...(phase === 'leaderboard' ? { top: rankedSeats(room, (_, index) => index < topSize) } : {}),
      ...(isOver(state) ? { podium: podium(room) } : {}),
    };
  },

  screens({ state: { phase, play }, tally }: Room): QuizScreenView {
    const isAnswered = phase === 'open' || phase === 'locked';
    return { settings: play.settings, ...(isAnswered ? { answered: tally.answered } : {}) };
  },

  host({ state }: Room): QuizHostView {
    const { phase } = state;
    const isAsked = phase === 'question' || phase === 'open' || phase === 'locked';
    return isAsked ? { right_option: questionOf(state, state.number).correct_option } : {};
  },

  players({ state: { play } }: Room): QuizPlayerView {
    return { phones: play.settings.phones };
  },

  seat({ state, board }: Room, seat_id: number, answer?: { question: number; option: number }): QuizSeatView {
    const standing = board.get(seat_id);
    return {
      streak: standing?.streak ?? 0,
      ...(standing ? { last: standing.last } : {}),
      ...(answer && answer.question === state.number ? { answered: answer } : {}),
      ...(isOver(state) ? { missed: missedWords(state, standing) } : {}),
    };
  },
} satisfies GameViews<Quiz>;

const isOver = ({ phase }: QuizSession): boolean => phase === 'podium' || phase === 'ended';

function startsAt({ since }: QuizSession): number {
  return since + questionTimes.startingMs;
}

function questionView(state: QuizSession): QuestionView {
  const { number, kind, word, options } = questionOf(state, state.number);
  const asksByText = kind === 'text_to_picture';
  const showOption = (option: (typeof options)[number]): OptionView =>
    asksByText ? { image_path: option.image_path } : { text: option.text };
  return {
    number,
    of: state.play.questions.length,
    kind,
    ...(asksByText ? { text: word.target_translation } : { image_path: word.image_path }),
    opens_at: state.play.opens_at,
    deadline_at: state.play.deadline_at,
    ...(state.phase === 'question' ? {} : { options: options.map(showOption) }),
  };
}

/** Pictures that will be asked about, for phones to fetch in time. */
function coming(state: QuizSession): { pictures?: string[] } {
  const { kind, options } = questionOf(state, state.phase === 'starting' ? 1 : state.number);
  if (kind !== 'text_to_picture') return {};
  return { pictures: options.map(({ image_path }) => image_path).toSorted() };
}

function wasJustSkipped({ phase, number, play: { skipped } }: QuizSession): boolean {
  if (skipped === 0) return false;
  return phase === 'podium' ? skipped === number : (phase === 'question' || phase === 'open') && skipped === number - 1;
}

function revealView({ state, board, tally }: Room): RevealView {
  const { number, word, options, correct_option } = questionOf(state, state.number);
  const lasts = Array.from(board.values(), ({ last }) => last);
  return {
    correct_option,
    counts: options.map((_, index) => tally.counts[index] ?? 0),
    unanswered: lasts.filter((last) => last.question === number && last.option === null).length,
    word: wordView(word),
    voided: state.play.voided.has(number),
  };
}

function podium(room: Room): PodiumView {
  const { state, board } = room;
  const { play } = state;
  const standings = [...board.values()];
  const answers = standings.reduce((sum, { answered }) => sum + answered, 0);
  const right = standings.reduce((sum, standing) => sum + standing.right, 0);
  return {
    top: rankedSeats(room, (standing, index) => standing.rank <= 3 && standing.score > 0 && index < topSize),
    figures: {
      players: state.in_room,
      questions: play.scored.filter(({ number }) => !play.voided.has(number)).length,
      answers,
      accuracy: answers === 0 ? null : right / answers,
    },
  };
}

function missedWords(state: QuizSession, standing: Standing | undefined): WordView[] {
  return (standing?.missed ?? []).map((number) => wordView(questionOf(state, number).word));
}

function wordView({ target_translation, source_translation, image_path }: WordView): WordView {
  return { target_translation, source_translation, image_path };
}
