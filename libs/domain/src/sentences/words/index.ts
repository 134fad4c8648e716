export { nextCutPlace, usableCuts, withCut, withCutMoved, withoutCut } from './cuts.ts';
export { deckWordFinder, deckWordsIn, type FoundWord, type KnownWord } from './deck-words.ts';
export { sentencesOfWords, type WordSentence } from './word-sentences.ts';
export { languageCuts, type SentenceWord, sentenceWords, withoutCommasAndStops } from './words.ts';
