export { nextCutPlace, usableCuts, withCut, withCutMoved, withoutCut } from './cuts.ts';
export { deckWordFinder, deckWordsIn, type FoundWord, type KnownWord } from './deck-words.ts';
export { languageCuts, type SentenceWord, sentenceWords, withoutCommasAndStops } from './words.ts';
