import type { HostRosterEntry, RosterEntry } from '@lexiroom/domain/live-session';

/** Rosters up to this size are sent whole. */
const wholeRosterSize = 100;

/** The roster that screens were sent last, and with which view. */
export interface SentRoster<Entry> {
  seq: number;
  n: number;
  players: ReadonlyMap<number, Entry>;
}

/** What nobody was sent yet. */
export const nothingSent = <Entry>(): SentRoster<Entry> => ({ seq: 0, n: 0, players: new Map() });

/** By which numbers a view is known. */
export const viewNumbers = ({ seq, n }: { seq: number; n: number }) => ({ seq, n });

/** Keeps the roster of a view that is sent now. */
export function rememberRoster<Entry extends RosterEntry>(
  sent: SentRoster<Entry>,
  view: { seq: number; n: number; players?: Entry[] },
): void {
  sent.seq = view.seq;
  sent.n = view.n;
  sent.players = new Map((view.players ?? []).map((player) => [player.seat_id, player]));
}

/** A view of a big room says of its roster only what changed since the one before. */
export function withRosterChange<Entry extends RosterEntry, View extends { players?: Entry[] }>(
  view: View,
  sent: SentRoster<Entry>,
): View {
  const { players = [], ...rest } = view;
  if (players.length <= wholeRosterSize || sent.seq === 0) return view;
  const here = new Set(players.map(({ seat_id }) => seat_id));
  const isNew = (player: Entry) => !isSame(player, sent.players.get(player.seat_id));
  const players_change = {
    since: viewNumbers(sent),
    put: players.filter(isNew),
    gone: [...sent.players.keys()].filter((seat_id) => !here.has(seat_id)),
  };
  return { ...rest, players_change } as unknown as View;
}

function isSame(player: HostRosterEntry, sent: HostRosterEntry | undefined): boolean {
  return (
    player.name === sent?.name &&
    player.connected === sent.connected &&
    player.emblem === sent.emblem &&
    player.team === sent.team &&
    player.doubtful_name === sent.doubtful_name &&
    player.student_id === sent.student_id
  );
}
