import { practiceOf } from './practice-opening.tsx';

const fetchRevisePage = async () => (await import('./revise/revise-page.tsx')).RevisePage;

/** Sentences are revealed, and judged by whoever practises them. */
export const SentenceRevise = practiceOf(async () => {
  const RevisePage = await fetchRevisePage();
  return (page) => <RevisePage {...page} hasBlanks={false} />;
});

/** What is highlighted in a sentence is left out, and revealed or typed. */
export const FillTheBlanks = practiceOf(async () => {
  const RevisePage = await fetchRevisePage();
  return (page) => <RevisePage {...page} hasBlanks />;
});

/** The words of sentences are brought in their order. */
export const SentenceScramble = practiceOf(async () => (await import('./scramble/scramble-page.tsx')).ScramblePage);
