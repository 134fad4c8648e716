import { practiceOf } from '../sentence-practice.tsx';
import { RevisePage } from './revise-page.tsx';

/** Sentences are revealed, and judged by whoever practises them. */
export const SentenceRevise = practiceOf((page) => <RevisePage {...page} hasBlanks={false} />);

/** What is highlighted in a sentence is left out, and revealed or typed. */
export const FillTheBlanks = practiceOf((page) => <RevisePage {...page} hasBlanks />);
