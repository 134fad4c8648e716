import type { ComponentType } from 'react';
import type { SentenceView } from '../study/study-address.ts';
import type { ViewProps } from '../study/study.ts';

/** Every view that sentences bring to a study, each fetched when its address is opened. */
export const sentenceViews: Record<SentenceView, () => Promise<ComponentType<ViewProps>>> = {
  sentences: async () => (await import('./introduction/sentences-page.tsx')).SentencesPage,
  'sentence-revise': async () => (await import('./practice/practices.tsx')).SentenceRevise,
  'fill-the-blanks': async () => (await import('./practice/practices.tsx')).FillTheBlanks,
  'sentence-scramble': async () => (await import('./practice/practices.tsx')).SentenceScramble,
};
