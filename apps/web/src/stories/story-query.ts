import type { Story } from '@lexiroom/contracts/stories';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keepStory, readStory, type StorySource } from './read-story.ts';

/** Sounds are made in the background: so often the story is read again until all are there, in milliseconds. */
const soundsComeMs = 3000;
/** What did not come within so many readings is asked for less often. */
const readingsAtFirst = 20;
const soundsComeLaterMs = 30_000;

const storyKey = ({ owner, story_id }: StorySource) => ['story', owner, story_id] as const;

/** A story with all its sections. It is read again as long as sounds of it are being made. */
export const storyQuery = (source: StorySource) =>
  queryOptions({
    queryKey: storyKey(source),
    queryFn: ({ signal }) => readStory(source, signal),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.story_sections.some(({ awaits_sound }) => awaits_sound)) return false;
      return dataUpdateCount <= readingsAtFirst ? soundsComeMs : soundsComeLaterMs;
    },
  });

/** Changes a story of the cache, and what is kept of it; nothing where it is not read yet. */
export function changeStory(cache: QueryClient, source: StorySource, change: (story: Story) => Story): void {
  const changed = cache.setQueryData<Story>(storyKey(source), (story) => story && change(story));
  if (changed) void keepStory(changed);
}
