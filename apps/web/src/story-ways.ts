import { storiesCatalogues } from './i18n/catalogues/stories.ts';
import { withWords } from './i18n/language-provider.tsx';

/** The page of a story, with its words. */
export const fetchStoryPage = async () =>
  (await withWords(import('./stories/story-page.tsx'), storiesCatalogues)).StoryPage;
