export { type Speaker, speakersOf } from './speakers.ts';
export { type SpeechQuality, sampleText, speechQuality } from './quality.ts';
export { isReadable, lacksVowels } from './vowels.ts';
