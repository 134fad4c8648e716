import type { SessionCommand } from './commands.ts';
import { alarm, decide } from './decide.ts';
import type { LobbyOpened, SessionEvent } from './events.ts';
import { evolve, fold } from './evolve.ts';
import type { Game, SessionState } from './game.ts';
import type { SessionSettings } from './settings.ts';

/** For specs of what holds whatever is played: a game in which nothing happens. */
export const idleGame: Game = {
  prepare: (_words, settings) => ({ set_up: { settings } }),
  begin: () => null,
  phases: { open: { clock: 'stops', answers: 'none', lets_join: true } },
  decide: () => ({ events: [] }),
  evolve: (_session, { type }) => (type === 'started' ? { phase: 'open' } : {}),
  alarm: () => null,
  views: { everybody: () => ({}), screens: () => ({}), players: () => ({}), seat: () => ({}) },
  scored_by: {},
  score: (board) => board,
};

const settings: SessionSettings = { names: 'own', late_join: true, records_answers: true, uses_confusions: true };

/** For specs: a session that is played command by command, on a clock that the spec moves. */
export class PlayedSession {
  now = 1_000_000;
  readonly history: SessionEvent[] = [];
  readonly #games;
  state: SessionState;

  /** `setUp`: the fields of `lobby_opened` that the game adds. */
  constructor(game: Game = idleGame, setUp: object = {}) {
    this.#games = { played: game };
    const deck = { deck_name: 'Animals', target_language: 'japanese', source_language: null } as const;
    const opened: LobbyOpened = { type: 'lobby_opened', at: this.now, game: 'played', ...deck, settings, ...setUp };
    this.history.push(opened);
    this.state = this.replayed();
  }

  /** The state that the log tells, as it is read from the database. */
  replayed(): SessionState {
    return fold(JSON.parse(JSON.stringify(this.history)) as SessionEvent[], this.#games);
  }

  /** Gives an order now. Answers with the types of its events, or with the code of the refusal. */
  do(command: SessionCommand & Record<string, unknown>): string[] | string {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return decision.refusal.code;
    this.history.push(...decision.events);
    for (const event of decision.events) this.state = evolve(this.state, event);
    return decision.events.map(({ type }) => type);
  }

  /** Lets time pass until the session rings, and rings. */
  ring(): string[] | string {
    this.now = alarm(this.state) ?? this.now;
    return this.do({ type: 'tick' });
  }
}
