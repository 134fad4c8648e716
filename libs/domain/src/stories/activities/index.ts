export { scrambleSentences, sentenceAt, sentencesIn, type StorySentence } from './sentences.ts';
export { canAskWhoSaidIt, type SaidQuestion, speakersIn, whoSaidIt } from './who-said-it.ts';
export { writtenForms } from './written-forms.ts';
