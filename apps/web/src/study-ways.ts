import { gamesCatalogues } from './i18n/catalogues/games.ts';
import { sentencesCatalogues } from './i18n/catalogues/sentences.ts';
import { withWords } from './i18n/language-provider.tsx';

/** Every game that is played with the words of a study. */
export const fetchGames = async () => (await withWords(import('./games/game-views.tsx'), gamesCatalogues)).gameViews;

/** What can be done with the sentences of a study. */
export const fetchSentences = async () =>
  (await withWords(import('./sentences/sentence-views.tsx'), sentencesCatalogues)).sentenceViews;

/** The way to them, on the first page of a study. */
export const fetchSentencesButton = async () => (await import('./sentences/sentences-button.tsx')).SentencesButton;
