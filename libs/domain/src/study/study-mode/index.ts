export { chunkOf, mostWordsOfChunk } from './chunk.ts';
export { studyMachine } from './machine.ts';
export { askedAfter, beginStudy, chunkLength, inputAfter, introductionSequence, pagesLater } from './rules.ts';
