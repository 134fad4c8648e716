import { lazyPart } from './browser/lazy-part.ts';
import { gamesCatalogues } from './i18n/catalogues/games.ts';
import { sentencesCatalogues } from './i18n/catalogues/sentences.ts';
import { withWords } from './i18n/language-provider.tsx';
import { sentenceViews } from './sentences/sentence-views.ts';
import type { SentenceView } from './study/study-address.ts';

/** Every game that is played with the words of a study. */
export const fetchGames = async () => (await withWords(import('./games/game-views.tsx'), gamesCatalogues)).gameViews;

/** A view of the sentences of a study. */
export const fetchSentences = (view: SentenceView) => withWords(sentenceViews[view](), sentencesCatalogues);

const WordSentences = lazyPart(
  async () => (await withWords(import('./sentences/of-words/word-sentences.tsx'), sentencesCatalogues)).WordSentences,
);

/** The way to them, on the first page of a study. */
export const fetchSentencesButton = async () =>
  (await import('./sentences/sentences-button.tsx')).sentencesButtonWith(WordSentences);
