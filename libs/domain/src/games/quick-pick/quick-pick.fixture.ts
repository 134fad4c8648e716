import { seededRandom } from '../../chance/index.ts';
import {
  alarm,
  decide,
  evolve,
  fold,
  type FrameCommand,
  type LiveWord,
  type OrderToGame,
  type SessionEvent,
} from '../../live-session/index.ts';
import type { QuickPickCommand } from './decide.ts';
import { quickPick } from './quick-pick.ts';
import { defaultSettings, type Group, type QuickPickSettings } from './settings.ts';
import { newestRound, type QuickPick, type QuickPickOpened, type QuickPickSession } from './state.ts';

/** For specs: so many words, each with a picture and a text of its own. */
export function words(count: number): LiveWord[] {
  return Array.from({ length: count }, (_, index) => ({
    word_id: index + 1,
    origin_word_id: index + 101,
    deck_id: 1,
    image_id: index + 1,
    image_path: `/media/${index + 1}.webp`,
    target_translation: `word ${'abcdefghijklmnopqrstuvwxyz'[index % 26]}${index}`,
    target_language: 'japanese' as const,
    source_translation: null,
    source_language: null,
    sound_path: `/media/${index + 1}.mp3`,
  }));
}

/** For specs: the state that a game's history folds to. */
export const foldGame = (history: Iterable<SessionEvent>): QuickPickSession =>
  fold(history, { 'quick-pick': quickPick }) as QuickPickSession;

/** For specs: a game that is played order by order, on a clock that the spec moves. */
export class PlayedGame {
  now = 1_000_000;
  readonly history: SessionEvent[] = [];
  state: QuickPickSession;

  constructor(settings: Partial<QuickPickSettings> = {}, { seed = 1, wordCount = 8 } = {}) {
    const prepared = quickPick.prepare(words(wordCount), { ...defaultSettings, ...settings }, seededRandom(seed));
    if ('refusal' in prepared) throw new Error(prepared.refusal);
    const opened = {
      type: 'lobby_opened',
      at: this.now,
      game: 'quick-pick',
      deck_name: 'Animals',
      target_language: 'japanese',
      source_language: null,
      ...prepared.set_up,
    } as QuickPickOpened;
    this.history.push(opened);
    this.state = foldGame(this.history);
  }

  get play(): QuickPick {
    return this.state.play;
  }

  /** The state that the log tells, as it is read from the database. */
  replayed(): QuickPickSession {
    return foldGame(JSON.parse(JSON.stringify(this.history)) as SessionEvent[]);
  }

  /** Gives an order now. Answers with the types of its events, or with the code of the refusal. */
  do(command: FrameCommand | OrderToGame | QuickPickCommand): string[] | string {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return decision.refusal.code;
    this.history.push(...decision.events);
    for (const event of decision.events) this.state = evolve(this.state, event) as QuickPickSession;
    return decision.events.map(({ type }) => type);
  }

  /** Lets time pass until the game does something by itself. */
  ring(): string[] | string {
    this.now = alarm(this.state) ?? this.now;
    return this.do({ type: 'tick' });
  }

  /** On to the first round. */
  toRound(): this {
    this.do({ type: 'start' });
    this.ring();
    return this;
  }

  /** A group picks in the round that is played. */
  pick(group: Group, how: 'right' | 'wrong', from: { seat_id?: number } = {}): string[] | string {
    const { number, correct_option, option_word_ids } = newestRound(this.state);
    const option = how === 'right' ? correct_option : (correct_option + 1) % option_word_ids.length;
    return this.do({ type: 'pick', round: number, group, option, ...from });
  }

  /** Rounds that a group decides, one after the other. */
  win(group: Group, rounds: number): this {
    for (let round = 0; round < rounds; round++) {
      this.pick(group, 'right');
      this.ring();
    }
    return this;
  }
}
