import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react';

/**
 * Says to screen readers what the screen has become. They read what changes in a live region, not what one comes with:
 * so its first words follow it.
 */
export function Announcement({ children }: { children: ReactNode }) {
  const said = useDeferredValue(children, null);
  return (
    <output aria-live="polite" className="sr-only">
      {said}
    </output>
  );
}

/** Gives the focus to the part of the page that a phase fills, away from a button that has done what it is for. */
export function focusStage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * The part of a page that a phase fills. When the phase goes and takes the focus with it, the focus comes here instead
 * of falling back to the top of the page.
 */
export function Stage({ children, className = '' }: { children: ReactNode; className?: string }) {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  });
  return (
    <main ref={stage} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </main>
  );
}
