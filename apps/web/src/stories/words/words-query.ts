import type { Story, StoryWords } from '@lexiroom/contracts/stories';
import type { LanguageId } from '@lexiroom/domain/languages';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** Where the words stand depends on the texts: those of another `rev` are others. */
const wordsKey = ({ item_id, rev }: Pick<Story, 'item_id' | 'rev'>, source_language: LanguageId) => [
  'story words',
  item_id,
  rev,
  source_language,
];

/** The words of a story that the library knows, explained in a language. */
export const wordsQuery = (story: Pick<Story, 'item_id' | 'rev'>, source_language: LanguageId) =>
  queryOptions<StoryWords>({
    queryKey: wordsKey(story, source_language),
    queryFn: ({ signal }) => api.storyWords({ query: { id: String(story.item_id), source_language } }, signal),
    // They stay in sight while they are explained in another language.
    placeholderData: (before, previous) =>
      previous && isSameText(previous.queryKey, wordsKey(story, source_language)) ? before : undefined,
  });

const isSameText = (one: QueryKey, other: QueryKey) => one[1] === other[1] && one[2] === other[2];
