import { api } from '../../../api/client.ts';
import { loadConnection } from '../../../connection/connection-actor.ts';
import type { ConnectionEvent } from '../../../connection/live-connection.ts';
import { hearTime, type ServerClock } from '../../../connection/server-clock.ts';
import { type Table, TableStore } from './table.ts';

/** A session of Quick Pick that this page is the board of. */
export interface OwnSession {
  /** Known where it was opened. */
  live_id?: number;
  pin: string;
  /** On a computer where its host is not logged in. */
  host_token?: string | undefined;
}

/**
 * A game in a session on the server, whose board this page is: it outlives the page, phones may join it, and what is
 * picked is recorded.
 */
export async function openSessionTable({ live_id, pin, host_token }: OwnSession): Promise<Table> {
  const { openLiveConnection } = await loadConnection();
  const store = new TableStore();
  let clock: ServerClock | null = null;

  const hear = (event: ConnectionEvent): void => {
    switch (event.type) {
      case 'online':
        return store.change({ isAway: false });
      case 'disconnected':
        return store.change({ isAway: true });
      case 'turned_away':
        return store.change({ goneAs: event.code });
      case 'view':
        if (!('game' in event.view) || event.view.role !== 'projector') return undefined;
        clock = hearTime(clock, event.view.server_now, performance.now(), event.afresh);
        return store.change({ view: event.view, isAway: false });
      case 'acked':
        // Somebody of the group was faster, on a phone: what they picked is in the next view.
        if (event.command.type === 'pick' && !event.ack.ok) store.takeBack(event.command.group);
        return undefined;
      default:
        return undefined;
    }
  };
  const connection = openLiveConnection({ pin, role: 'projector', ...(host_token && { host_token }) }, hear);

  return {
    isLocal: false,
    subscribe: store.subscribe,
    state: store.state,
    msUntil: (at) => at - performance.now() - (clock?.offset ?? 0),
    start: () => connection.command('start', { expect: { phase: 'lobby' } }),
    move: (seat_id, group) => connection.command('set_team', { seat_id, group }),
    restart: () => connection.command('restart', { expect: { phase: 'podium' } }),
    pick(group, option) {
      const round = store.press(group, option);
      if (round !== undefined) connection.command('pick', { round, group, option });
    },
    end() {
      if (live_id === undefined) connection.command('end', {});
      // Not by the connection, which is closed with the page.
      else void api.endLive({ params: { live_id } }).catch(() => undefined);
    },
    close: () => connection.close(),
  };
}
