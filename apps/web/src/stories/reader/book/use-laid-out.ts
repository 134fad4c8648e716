import { useEffect, useState } from 'react';

/** So many pages before and behind those that are seen are laid out, so that they are there when they are turned to. */
const laidOut = 2;
/** After what was done last, pages wait so long before the next one is laid out, in milliseconds. */
const pauseMs = 60;
/** On a page that is never idle they wait so long, in milliseconds. */
const longestWaitMs = 200;

const whenIdle = (act: () => void): (() => void) => {
  // Safari has no idle callbacks.
  const idle =
    typeof requestIdleCallback === 'function' ? requestIdleCallback(act, { timeout: longestWaitMs }) : undefined;
  const timer = idle === undefined ? setTimeout(act, pauseMs) : undefined;
  return () => {
    if (idle === undefined) clearTimeout(timer);
    else cancelIdleCallback(idle);
  };
};

/**
 * The pages that are laid out though nobody sees them: those beside the ones that are seen, one after another while nothing
 * else is done. Those that are far away are let go.
 */
export function useLaidOut(seen: readonly number[], pageCount: number, isAtRest: boolean): ReadonlySet<number> {
  const [pages, setPages] = useState<ReadonlySet<number>>(new Set());
  const [first, last] = [seen[0]!, seen.at(-1)!];
  useEffect(() => {
    if (!isAtRest) return undefined;
    const near = (page: number) => page >= first - laidOut && page <= last + laidOut;
    const ahead = [last + 1, last + 2, first - 1, first - 2].filter((page) => page >= 0 && page < pageCount);
    const missing = [...ahead, first, last].find((page) => !pages.has(page));
    const isLong = [...pages].some((page) => !near(page));
    if (missing === undefined && !isLong) return undefined;
    return whenIdle(() => {
      const kept = [...pages].filter(near);
      setPages(new Set(missing === undefined ? kept : [...kept, missing]));
    });
  }, [pages, first, last, pageCount, isAtRest]);
  return pages;
}
