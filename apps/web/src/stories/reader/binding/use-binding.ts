import { bookSizes } from '@lexiroom/domain/stories/book';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fetchLetters } from '../../../design/typography/fonts.ts';
import { type Binding, bind, type Room } from './binding.ts';
import type { BookSectionText } from './book-sections.ts';

/** Letters that have not come by then are not waited for: the book is bound anew once they are there. In milliseconds. */
const longestWaitMs = 1500;
/** What is left free above and below the book, in pixels: of both together. */
const stageMargin = 16;

/** What a book is bound in and measured by. */
export interface Bindery {
  /** Undefined until it is bound for the first time. */
  binding: Binding | undefined;
  /** Where the book stands. */
  stage: RefObject<HTMLDivElement | null>;
  /** Holds the texts that are measured. */
  measured: RefObject<HTMLDivElement | null>;
}

/** Binds sections into a book, and anew when the room, the letters or the sections are others. */
export function useBinding(sections: readonly BookSectionText[], language: LanguageId): Bindery {
  const stage = useRef<HTMLDivElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const [hasLetters, setHasLetters] = useState(false);
  const [binding, setBinding] = useState<Binding>();
  const bindNow = useEffectEvent((ready: boolean, sectionsNow: readonly BookSectionText[]) => {
    if (!ready || !stage.current || !measured.current) return;
    const { style } = measured.current;
    style.display = '';
    const bound = bind(sectionsNow, roomOf(stage.current), measureIn(measured.current));
    // The texts of a whole story, word by word: as long as they are laid out, they slow down every change of the page.
    style.display = 'none';
    setBinding((before) => (JSON.stringify(before) === JSON.stringify(bound) ? before : bound));
  });
  const texts = useEffectEvent(() => sections.map(({ text }) => text));
  useEffect(() => {
    let isWanted = true;
    const wait = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
    void Promise.race([fetchLetters(texts(), languageOf(language)), wait]).then(() => isWanted && setHasLetters(true));
    return () => void (isWanted = false);
  }, [language]);
  useLayoutEffect(() => bindNow(hasLetters, sections), [hasLetters, sections]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => bindNow(hasLetters, sections), bookSizes.resizeDebounceMs);
    };
    const watching = new ResizeObserver(soon);
    watching.observe(stage.current!);
    addEventListener('resize', soon);
    document.fonts?.addEventListener('loadingdone', soon);
    return () => {
      clearTimeout(timer);
      watching.disconnect();
      removeEventListener('resize', soon);
      document.fonts?.removeEventListener('loadingdone', soon);
    };
  }, [hasLetters, sections]);
  return { binding, stage, measured };
}

const roomOf = (stage: HTMLElement): Room => ({
  window: { width: innerWidth, height: innerHeight },
  height: stage.clientHeight - stageMargin,
});

/** Tells how high the texts in an element are: all of them laid out at once, as they stand in the book. */
const measureIn = (measured: HTMLElement) => (letters: number, width: number) => {
  measured.style.fontSize = `${letters}px`;
  measured.style.width = `${width}px`;
  return Array.from(measured.children, (section) => section.getBoundingClientRect().height);
};
