export { studyMachine } from './machine.ts';
export { askedAfter, beginStudy, introductionSequence, pagesLater } from './rules.ts';
