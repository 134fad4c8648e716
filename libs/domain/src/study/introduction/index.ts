export { askedBack, introductionSequence, type Step } from './sequence.ts';
