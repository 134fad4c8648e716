import { practiceOf } from '../sentence-practice.tsx';
import { ScramblePage } from './scramble-page.tsx';

/** The words of sentences are brought in their order. */
export const SentenceScramble = practiceOf(ScramblePage);
