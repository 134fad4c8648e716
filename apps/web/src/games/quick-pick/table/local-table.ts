import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { quickPick, type QuickPickCommand, type QuickPickSettings } from '@lexiroom/domain/games/quick-pick';
import {
  alarm,
  decide,
  evolve,
  fold,
  type FrameCommand,
  type OrderToGame,
  projectorView,
  type SessionEvent,
} from '@lexiroom/domain/live-session';
import { emptyScoreboard } from '@lexiroom/domain/scoring';
import type { Study } from '../../../study/study.ts';
import { type Table, TableStore } from './table.ts';

const games = { 'quick-pick': quickPick };

/** The first event of a game for these words; undefined when they make none. */
export function openingOf(
  { words, data }: Pick<Study, 'data'> & { words: readonly DeckWord[] },
  settings: QuickPickSettings,
): SessionEvent[] | undefined {
  const prepared = quickPick.prepare(words, settings, Math.random);
  if ('refusal' in prepared) return undefined;
  const { deck_name, target_language, source_language } = data;
  const deck = { deck_name, target_language, source_language };
  const opened = { type: 'lobby_opened', at: Date.now(), game: 'quick-pick', ...deck, ...prepared.set_up };
  return [opened];
}

/**
 * A game that is played in this browser alone, by the same rules and the same frame as in a session: for visitors, and
 * where there is no connection. `history`: of a game that goes on after the page was loaded anew. `keep`: is given the
 * whole history whenever something has happened.
 */
export function openLocalTable(history: SessionEvent[], keep: (history: readonly SessionEvent[]) => void): Table {
  const store = new TableStore();
  let state = fold(history, games);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lastAt = history.at(-1)?.at ?? Date.now();

  const show = () => {
    const board = { board: emptyScoreboard, connected: new Set<number>(), tally: { counts: [], answered: 0 } };
    const numbers = { seq: history.length, n: 0, now: Date.now(), pin: '', join_address: '' };
    store.change({ view: projectorView({ state, ...board, ...numbers }) as QuickPickProjectorView });
    clearTimeout(timer);
    const due = alarm(state);
    if (due !== null)
      timer = setTimeout(() => order({ type: 'tick' }), Math.min(Math.max(0, due - Date.now()), 2 ** 30));
  };
  const order = (command: FrameCommand | OrderToGame | QuickPickCommand): boolean => {
    const decision = decide(state, command, Date.now());
    if ('refusal' in decision) return false;
    history.push(...decision.events);
    state = decision.events.reduce(evolve, state);
    if (decision.events.length > 0) keep(history);
    show();
    return true;
  };
  keep(history);
  if (history.length > 1) order({ type: 'wake', outage_ms: Date.now() - lastAt, way_back_ms: 0 });
  show();

  return {
    isLocal: true,
    subscribe: store.subscribe,
    state: store.state,
    msUntil: (at) => at - Date.now(),
    start: () => void order({ type: 'start' }),
    // Nobody joins it.
    move: () => undefined,
    restart: () => void order({ type: 'restart' }),
    pick(group, option) {
      const round = store.press(group, option);
      if (round !== undefined && !order({ type: 'pick', round, group, option })) store.takeBack(group);
    },
    end: () => void order({ type: 'end' }),
    close: () => clearTimeout(timer),
  };
}
