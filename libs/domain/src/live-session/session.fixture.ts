import { seededRandom } from '../chance/index.ts';
import { decide, type LiveCommand } from './decide.ts';
import type { LiveEvent } from './events.ts';
import { type LiveWord, prepareQuestions } from './questions.ts';
import { defaultSettings, type LiveSettings } from './settings.ts';
import { evolve, type SessionState } from './state.ts';

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

/** For specs: a session that is played command by command, on a clock that the spec moves. */
export class Played {
  now = 1_000_000;
  readonly history: LiveEvent[] = [];
  state: SessionState;

  constructor(settings: Partial<LiveSettings> = {}, seed = 1) {
    const whole = { ...defaultSettings, questions: 3, ...settings };
    const opened: LiveEvent = {
      type: 'lobby_opened',
      at: this.now,
      deck_name: 'Animals',
      target_language: 'japanese',
      source_language: 'english_uk',
      settings: whole,
      questions: prepareQuestions(words(8), whole, seededRandom(seed)),
    };
    this.history.push(opened);
    this.state = evolve(undefined, opened);
  }

  /** Gives an order now. Answers with the types of its events, or with the code of the refusal. */
  do(command: LiveCommand): string[] | string {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return decision.refusal.code;
    this.history.push(...decision.events);
    this.state = decision.events.reduce<SessionState>(evolve, this.state);
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
