import type { SentenceViews } from '../study/study-page.tsx';
import { SentencesPage } from './introduction/sentences-page.tsx';
import { SentencePractice } from './practice/sentence-practice.tsx';

/** Every view that sentences bring to a study. */
export const sentenceViews: SentenceViews = {
  sentences: SentencesPage,
  'sentence-revise': SentencePractice,
  'fill-the-blanks': SentencePractice,
  'sentence-scramble': SentencePractice,
};
