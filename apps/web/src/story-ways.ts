import { editingCatalogues } from './i18n/catalogues/editing.ts';
import { storiesCatalogues } from './i18n/catalogues/stories.ts';
import { withWords } from './i18n/language-provider.tsx';

/** The page of a story, with its words. */
export const fetchStoryPage = async () =>
  (await withWords(import('./stories/story-page.tsx'), storiesCatalogues)).StoryPage;

/** The page on which a story is made, with its words and those of the choice of a folder. */
export const fetchNewStoryPage = async () => {
  const page = withWords(import('./stories/editor/making/new-story-page.tsx'), storiesCatalogues);
  return (await withWords(page, editingCatalogues)).NewStoryPage;
};
