import type { AnyView } from '@lexiroom/contracts/live';

/**
 * A view with its roster complete: beyond 100 seats the server sends what changed since a view that this client should
 * have. Undefined when it does not, and the whole has to be asked for.
 */
export function completeRoster(view: AnyView, base: AnyView | null): AnyView | undefined {
  if (view.role === 'player' || view.players || !view.players_change) return view;
  const { since, put, gone } = view.players_change;
  if (!base || base.role === 'player' || !base.players) return undefined;
  if (base.seq !== since.seq || base.n !== since.n) return undefined;
  const players = new Map(base.players.map((player) => [player.seat_id, player]));
  for (const player of put) players.set(player.seat_id, player);
  for (const seat_id of gone) players.delete(seat_id);
  return { ...view, players: [...players.values()] };
}

/** Whether a view is not older than the one that is shown. */
export function isNewer(view: { seq: number; n: number }, shown: { seq: number; n: number } | null): boolean {
  if (!shown) return true;
  return view.seq > shown.seq || (view.seq === shown.seq && view.n >= shown.n);
}
