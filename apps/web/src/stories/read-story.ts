import type { Story } from '@lexiroom/contracts/stories';
import { shownSections } from '@lexiroom/domain/stories/story';
import { api, statusOf } from '../api/client.ts';
import { type Key, openRecordStore, reportReachable, withTimeLimit } from '../offline/index.ts';
import { keepMedia } from '../offline/kept-media.ts';
import { keptUser } from '../session/kept-user.ts';

/** Which story is wanted; who its owner is stands in its address. */
export interface StorySource {
  owner: string;
  story_id: number;
}

/** Pictures and sounds are fetched ahead once the page has had so long for its own, in milliseconds. */
const keepAfterMs = 1000;
/** A call that takes longer is given up, in milliseconds. */
const longestCallMs = 30_000;

/** Beside the studies; what an earlier build kept may look different. */
const store = openRecordStore<unknown>('studies');

/**
 * A story with all its sections: from the server, or as it was kept when that cannot be reached; its pictures and sounds are
 * kept, so that the book opens without a network. Throws what the call threw when nothing is kept.
 */
export async function readStory(source: StorySource, signal: AbortSignal): Promise<Story> {
  try {
    const { owner, story_id } = source;
    const call = { params: { username: owner }, query: { id: String(story_id) } };
    const story = await withTimeLimit(longestCallMs, (limited) => api.story(call, limited), signal);
    reportReachable(true);
    void keepStory(story);
    setTimeout(() => void keepMediaOf(story), keepAfterMs);
    return story;
  } catch (error) {
    if (statusOf(error) !== 0 || signal.aborted) throw error;
    reportReachable(false);
    const kept = await keptStory(source);
    if (!kept) throw error;
    return kept;
  }
}

/** Keeps a story for a time without a network, with all that was changed in it since it was read. */
export async function keepStory(story: Story): Promise<void> {
  const { owner, item_id: story_id, logged_in_user } = story;
  await store.put(keyOf(logged_in_user?.username ?? '', { owner, story_id }), story);
}

const keyOf = (viewer: string, { owner, story_id }: StorySource): Key => [viewer, 'story', owner, story_id];

/** Sounds after pictures: without its sounds a story can still be read. */
async function keepMediaOf({ cover_path, story_sections }: Story): Promise<void> {
  const shown = shownSections(story_sections);
  const pictures = [cover_path, ...shown.map(({ image_path }) => image_path)];
  await keepMedia('pictures', pictures.filter((path) => path !== null)); // prettier-ignore
  await keepMedia('sounds', shown.map(({ sound_path }) => sound_path).filter((path) => path !== null)); // prettier-ignore
}

async function keptStory(source: StorySource): Promise<Story | undefined> {
  const viewer = await keptUser();
  const kept = await store.get(keyOf(viewer?.username ?? '', source));
  if (kept === undefined) return undefined;
  const { Story: Schema } = await import('@lexiroom/contracts/stories');
  return Schema.safeParse(kept).data;
}
