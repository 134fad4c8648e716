import { highlightTimes, type SoundTiming, soundingWord } from '@lexiroom/domain/stories/timings';
import { type RefObject, useEffect } from 'react';
import type { Narrator } from './narrator.ts';

export interface HighlightedReading {
  /** Null before the book is opened. */
  narrator: RefObject<Narrator | null>;
  book: RefObject<HTMLElement | null>;
  isPlaying: boolean;
  isOn: boolean;
  /** The section that is read. */
  section: number;
  timings: readonly SoundTiming[];
}

/** Lights the words of the section that is read up as they sound, by the clock of the sound, with every frame. */
export function useHighlight({ narrator, book, isPlaying, isOn, section, timings }: HighlightedReading): void {
  useEffect(() => {
    if (!isPlaying || !isOn || timings.length === 0) return undefined;
    let frame = 0;
    let shown: SoundTiming | undefined;
    let lit: HTMLElement | null = null;
    const goOut = () => {
      if (lit) delete lit.dataset.sounding;
      lit = null;
    };
    const look = () => {
      frame = requestAnimationFrame(look);
      const sounding = narrator.current?.isReading ? soundingWord(timings, narrator.current.time) : undefined;
      if (sounding === shown) return;
      shown = sounding;
      goOut();
      if (!sounding || !book.current) return;
      lit = wordAt(book.current, section, sounding.textOffset);
      if (lit) lit.dataset.sounding = '';
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      goOut();
    };
  }, [narrator, book, isPlaying, isOn, section, timings]);
}

/** Lights a word up for a moment: from here it will be read. */
export function lightUp(word: HTMLElement): void {
  word.dataset.sounding = '';
  setTimeout(() => delete word.dataset.sounding, highlightTimes.window * 1000);
}

/** The word that stands at a place of a section's text, if it is laid out. */
export const wordAt = (book: HTMLElement, section: number, start: number): HTMLElement | null =>
  book.querySelector<HTMLElement>(`[data-section="${section}"] [data-word="${start}"]`);
