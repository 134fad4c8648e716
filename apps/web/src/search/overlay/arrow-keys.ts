import type { KeyboardEvent } from 'react';

/** Up and down go from the search box to the results and from one to the next; up from the first, back to the box. */
export function moveByArrowKeys(event: KeyboardEvent, sheet: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || isModified || !(event.target instanceof HTMLElement)) return;
  const box = sheet.querySelector<HTMLElement>('input[type=search]');
  const stops = [box, ...sheet.querySelectorAll<HTMLElement>('a[data-result]')].filter((stop) => stop !== null);
  const at = stops.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  stops[at + step]?.focus();
}
