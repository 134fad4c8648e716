import { lazyPart } from '../../../browser/lazy-part.ts';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';

/** What words are typed and listened to with: fetched, with its words, by studies that are set to it. */
export const fetchRecall = () => withWords(import('./recall-parts.ts'), pagesCatalogues);

export const TypedQuestion = lazyPart(async () => (await fetchRecall()).TypedQuestion);
export const TypedNews = lazyPart(async () => (await fetchRecall()).TypedNews);
export const SoundAsked = lazyPart(async () => (await fetchRecall()).SoundAsked);
export const DontKnow = lazyPart(async () => (await fetchRecall()).DontKnow);
