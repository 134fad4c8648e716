import type { Page, PageEvent } from '@lexiroom/domain/study/page';
import { useEffect, useRef } from 'react';
import type { Study } from '../../study.ts';
import type { WordOf } from '../word-of.ts';

/** What the drawing of a page is given; `page` is the one in sight. */
export interface PageProps<Shown extends Page = Page> {
  study: Study;
  page: Shown;
  wordOf: WordOf;
  /** In a test nothing helps before the answer: no sound, no translation (decisions section 10). */
  isTest: boolean;
  /** The text of a flashcard is in sight. */
  isShown: boolean;
  /** The right option stands out, which begins a second after a right choice. */
  isHighlighted: boolean;
  send: (event: PageEvent) => void;
}

/**
 * Milliseconds since the part of the page that calls this was first shown, or since it shows something else (`shown`). As
 * long as it is not in sight yet, none have passed.
 */
export function useStopwatch(shown: unknown = null): () => number {
  const begun = useRef<{ shown: unknown; at: number }>(undefined);
  useEffect(() => {
    begun.current = { shown, at: performance.now() };
  }, [shown]);
  return () => {
    const { current } = begun;
    return current && current.shown === shown ? performance.now() - current.at : 0;
  };
}

/** The heading of a page takes the focus when the page comes, so that keys and screen readers begin there. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}
