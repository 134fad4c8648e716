import type { ProjectorView } from '@lexiroom/contracts/live';
import { type RefObject, useEffect } from 'react';
import { isMotionReduced } from '../../../design/styles/display.ts';

export type Row = NonNullable<ProjectorView['leaderboard']>['rows'][number];
type Placed = { rank: number | null; previous_rank?: number | null };

const swapMs = 900;
/** The board stands for so long as it was, before anybody moves. */
const delayMs = 350;

/**
 * Lets each row come from the place it had before, so that everybody sees who overtook whom; not where motion is calm.
 * `order` names the rows in their order.
 */
export function useOvertaking(list: RefObject<HTMLElement | null>, rows: readonly Placed[], order: string): void {
  useEffect(() => {
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    if (items.length === 0 || isMotionReduced()) return;
    const height = items.length > 1 ? items[1]!.offsetTop - items[0]!.offsetTop : 0;
    for (const [index, from] of formerPlaces(rows).entries()) {
      const item = items[index];
      if (!item || from === index || typeof item.animate !== 'function') continue;
      const steps =
        from === null
          ? [
              { opacity: 0, transform: 'translateY(2rem)' },
              { opacity: 1, transform: 'none' },
            ]
          : [{ transform: `translateY(${(from - index) * height}px)` }, { transform: 'none' }];
      item.animate(steps, { duration: swapMs, delay: delayMs, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' });
    }
    // Once for an order of ranks: a view that only counts players anew moves nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [order]);
}

/** The row each entry stood in before, from 0, among those shown now; null for who was not among them. */
export function formerPlaces(rows: readonly Placed[]): (number | null)[] {
  const shownBefore = rows.filter(({ previous_rank }) => previous_rank != null && previous_rank <= rows.length);
  const before = shownBefore.toSorted(
    (one, other) => one.previous_rank! - other.previous_rank! || one.rank! - other.rank!,
  );
  return rows.map((entry) => {
    const place = before.indexOf(entry);
    return place === -1 ? null : place;
  });
}
