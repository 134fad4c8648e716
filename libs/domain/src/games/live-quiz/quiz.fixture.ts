import { seededRandom } from '../../chance/index.ts';
import {
  decide,
  evolve,
  fold,
  type FrameCommand,
  type GivenAnswer,
  hostView as hostViewOf,
  type LiveWord,
  type OrderToGame,
  type OwnAnswer,
  playerView as playerViewOf,
  projectorView as projectorViewOf,
  type ScreenRoom,
  seatView as seatViewOf,
  type SessionEvent,
} from '../../live-session/index.ts';
import { emptyScoreboard, type Scoreboard } from '../../scoring/index.ts';
import type { QuizCommand } from './decide.ts';
import { defaultSettings, type LiveSettings, prepareQuestions, type Scoring } from '../../quiz-questions/index.ts';
import { liveQuiz } from './live-quiz.ts';
import { scoreQuestion, type ScoredQuestion } from './scores.ts';
import { questionOf, type Quiz, type QuizOpened, type QuizSession } from './state.ts';
import type { HostView, PlayerView, ProjectorView, SeatView } from './view-types.ts';

/** For specs: so many words, each with a picture and a text of its own. */
export function words(count: number): LiveWord[] {
  return Array.from({ length: count }, (_, index) => ({
    word_id: index + 1,
    origin_word_id: index + 1,
    deck_id: 1,
    image_id: index + 1,
    image_path: `/media/${index + 1}.webp`,
    target_translation: `word ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
    target_language: 'japanese' as const,
    source_translation: null,
    source_language: null,
  }));
}

/** For specs: the state that a quiz's history folds to. */
export const foldQuiz = (history: Iterable<SessionEvent>): QuizSession =>
  fold(history, { 'live-quiz': liveQuiz }) as QuizSession;

/** For specs: a quiz that is played command by command, on a clock that the spec moves. */
export class PlayedQuiz {
  now = 1_000_000;
  readonly history: SessionEvent[] = [];
  state: QuizSession;

  constructor(settings: Partial<LiveSettings> = {}, seed = 1, list: readonly LiveWord[] = words(8)) {
    const whole = { ...defaultSettings, questions: 3, ...settings };
    const opened: QuizOpened = {
      type: 'lobby_opened',
      at: this.now,
      deck_name: 'Animals',
      target_language: 'japanese',
      source_language: 'english_uk',
      settings: whole,
      questions: prepareQuestions(list, whole, seededRandom(seed)),
    };
    this.history.push(opened);
    this.state = foldQuiz(this.history);
  }

  get play(): Quiz {
    return this.state.play;
  }

  /** Gives an order now. Answers with the types of its events, or with the code of the refusal. */
  do(command: FrameCommand | OrderToGame | QuizCommand): string[] | string {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return decision.refusal.code;
    this.history.push(...decision.events);
    for (const event of decision.events) this.state = evolve(this.state, event) as QuizSession;
    return decision.events.map(({ type }) => type);
  }

  /** Lets time pass, then rings the alarm. */
  after(ms: number): string[] | string {
    this.now += ms;
    return this.do({ type: 'tick' });
  }

  /** Some players, and on to the moment the first question opens. */
  toOpen(players = ['Ada', 'Ben']): this {
    for (const name of players) this.do({ type: 'join', name });
    this.do({ type: 'start' });
    this.after(3000);
    this.after(2000);
    return this;
  }

  /** From an open question to its reveal, by the host. */
  toReveal(): this {
    this.do({ type: 'end_question' });
    this.after(1000);
    return this;
  }
}

/** For specs: a seat's answer to the question that is open, right or wrong. */
export function answerOf({ state }: PlayedQuiz, seat_id: number, correct = true): GivenAnswer {
  const { correct_option } = questionOf(state, state.number);
  return { seat_id, option: correct ? correct_option! : (correct_option! + 1) % 4, correct, ms: 1000 };
}

/** For specs: the scoreboard of a whole quiz, its questions folded in the order they were asked. */
export function foldScores(questions: readonly ScoredQuestion[], rules: Scoring): Scoreboard {
  return questions.reduce((board, question) => scoreQuestion(board, question, rules), emptyScoreboard);
}

/** For specs: the views of a quiz, with what it adds to them. */
export const projectorView = (room: ScreenRoom) => projectorViewOf(room) as ProjectorView;
export const hostView = (room: ScreenRoom) => hostViewOf(room) as HostView;
export const playerView = (room: ScreenRoom) => playerViewOf(room) as PlayerView;
export const seatView = (room: ScreenRoom, seat_id: number, answer?: OwnAnswer) =>
  seatViewOf(room, seat_id, answer) as SeatView;
