export { flashcardDelays } from './card.ts';
