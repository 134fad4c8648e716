import { seededRandom } from '../../chance/index.ts';
import {
  alarm,
  decide,
  evolve,
  fold,
  type GivenAnswer,
  type LiveWord,
  playerView,
  projectorView,
  type ScreenRoom,
  type SessionEvent,
  type SessionState,
  seatView,
} from '../../live-session/index.ts';
import { type Scoreboard, emptyScoreboard } from '../../scoring/index.ts';
import { defaultSettings, type LiveSettings } from '../../quiz-questions/index.ts';
import { liveRace } from './live-race.ts';
import { boardOf, firstRun, judgedBy, questionAsked, type Run, runAfter } from './runs.ts';
import type { Race, RaceSession } from './state.ts';
import type { RaceOwnView, RaceProjectorView } from './view-types.ts';
import { type WordTally, withAnswerTo } from './words.ts';

const games = { 'live-race': liveRace };

function words(count: number): LiveWord[] {
  return Array.from({ length: count }, (_, index) => ({
    word_id: 100 + index,
    origin_word_id: 100 + index,
    deck_id: 1,
    image_id: index + 1,
    image_path: `/media/${index + 1}.webp`,
    target_translation: `word ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
    target_language: 'japanese' as const,
    source_translation: null,
    source_language: null,
  }));
}

/** For specs: a race that is run by hand, on a clock that the spec moves. */
export class RunRace {
  now = 1_000_000;
  readonly history: SessionEvent[];
  readonly answers = new Map<number, GivenAnswer[]>();
  readonly runs = new Map<number, Run>();
  readonly words = new Map<number, WordTally>();
  state: RaceSession;

  constructor(settings: Partial<LiveSettings> = {}, count = 8) {
    const prepared = liveRace.prepare(
      words(count),
      { ...defaultSettings, pace: 'player', ...settings },
      seededRandom(3),
    );
    if ('refusal' in prepared) throw new Error(prepared.refusal);
    const deck = { deck_name: 'Animals', target_language: 'japanese', source_language: null } as const;
    this.history = [{ type: 'lobby_opened', at: this.now, game: 'live-race', ...deck, ...prepared.set_up }];
    this.state = this.replayed();
  }

  /** The state that the log tells, as it is read from the database. */
  replayed(): RaceSession {
    return fold(JSON.parse(JSON.stringify(this.history)) as SessionEvent[], games) as SessionState<Race> & RaceSession;
  }

  /** Gives an order now. Answers with the types of its events, or with the code of the refusal. */
  do(command: Parameters<typeof decide>[1] & Record<string, unknown>): string[] | string {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return decision.refusal.code;
    this.history.push(...decision.events);
    for (const event of decision.events) this.state = evolve(this.state, event) as RaceSession;
    return decision.events.map(({ type }) => type);
  }

  /** Lets time pass until the session rings, and rings. */
  ring(): string[] | string {
    this.now = alarm(this.state) ?? this.now;
    return this.do({ type: 'tick' });
  }

  /** So many players who have joined, and the race has begun. */
  begun(players = 2): this {
    for (let player = 1; player <= players; player++) this.do({ type: 'join', name: `Mia ${player}` });
    this.do({ type: 'start' });
    this.ring();
    return this;
  }

  runOf(seat_id: number): Run {
    return judgedBy(this.state.play, this.runs.get(seat_id) ?? firstRun(this.state.play, seat_id));
  }

  /** A seat answers the question it is at, as the log stores it. */
  answer(seat_id: number, correct: boolean, ms = 1000): void {
    const { course } = this.runOf(seat_id);
    const { options, correct_option } = questionAsked(this.state.play, seat_id, course);
    this.#store({ seat_id, option: correct ? correct_option! : (correct_option! + 1) % options.length, correct, ms });
  }

  /** A seat types something that is not the word. */
  type(seat_id: number, text: string): void {
    this.#store({ seat_id, option: null, text, correct: false, ms: 1000 });
  }

  #store(given: GivenAnswer): void {
    const run = this.runOf(given.seat_id);
    const { number, word } = run.course;
    const answer = { ...given, word_id: this.state.play.questions[word]!.word.word_id };
    this.answers.set(number, [...(this.answers.get(number) ?? []), answer]);
    this.runs.set(given.seat_id, runAfter(this.state.play, run, { ...answer, question: number }));
    this.words.set(word + 1, withAnswerTo(this.words.get(word + 1), answer));
  }

  get board(): Scoreboard {
    return this.state.play.is_finished
      ? emptyScoreboard
      : boardOf(
          this.state,
          [...this.runs.keys()].map((seat_id) => this.runOf(seat_id)),
        );
  }

  room(board = this.board): ScreenRoom {
    const answered = [...this.answers.values()].reduce((sum, of) => sum + of.length, 0);
    return {
      state: this.state,
      board,
      connected: new Set(this.state.seats.keys()),
      tally: { counts: [], answered },
      known: { runOf: (seat_id: number) => this.runOf(seat_id), words: this.words },
      seq: this.history.length,
      n: 0,
      now: this.now,
      pin: '482913',
      join_address: 'http://192.168.1.5:3000/live',
    };
  }

  projector = (board?: Scoreboard) => projectorView(this.room(board)) as RaceProjectorView;
  player = (board?: Scoreboard) => playerView(this.room(board));
  seat = (seat_id: number, board?: Scoreboard) => seatView(this.room(board), seat_id) as RaceOwnView;
}
