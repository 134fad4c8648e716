import type { SeatView } from '@lexiroom/contracts/live';

/** The first places are an honour in a room of any size. */
const podiumRanks = 3;

/** The rank that a player is told; null without a point, and for whoever has nobody behind: nobody is told that they are last. */
export function toldRank({ rank, neighbours }: Pick<SeatView, 'rank' | 'neighbours'>): number | null {
  return rank !== null && (rank <= podiumRanks || neighbours?.below) ? rank : null;
}
