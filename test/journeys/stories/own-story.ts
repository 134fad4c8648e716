import type { Story } from '@lexiroom/contracts/stories';
import { type APIRequestContext, expect } from '@playwright/test';
import { signUp } from '../accounts/person.ts';

export interface OwnStory {
  username: string;
  story_id: number;
  /** Of its page. */
  path: string;
}

export interface StoryOrder {
  story_name?: string;
  story_language?: string;
  /** Lines of a conversation ('Ana: …'), or paragraphs of prose. */
  text?: string;
  type?: 'content' | 'conversation';
}

/** A conversation of two, with words that the library has pictures of. */
export const talk = [
  'Ana: Where is the dog, Ben?',
  'Ben: The dog sleeps in the garden.',
  'Ana: Then the cat is happy today.',
].join('\n');

/** A story of somebody new, by its calls. */
export async function ownStory(
  api: APIRequestContext,
  { story_name = 'The dog', story_language = 'english_uk', text = talk, type = 'conversation' }: StoryOrder = {},
): Promise<OwnStory> {
  const username = await signUp(api);
  const source = type === 'conversation' ? { type, story: text } : { type, content: text };
  const made = await api.post('/api/story', { data: { story_name, story_language, source } });
  expect(made.status(), await made.text()).toBe(201);
  const { item_id: story_id } = (await made.json()) as { item_id: number };
  return { username, story_id, path: `/story/${username}/${story_id}` };
}

/** The story, once all its sounds are made: the voice takes a second for each. */
export async function spokenStory(api: APIRequestContext, { username, story_id }: OwnStory): Promise<Story> {
  let story: Story | undefined;
  await expect
    .poll(
      async () => {
        const read = await api.get(`/api/story/${username}/search?id=${story_id}`);
        story = (await read.json()) as Story;
        return story.story_sections.some(({ awaits_sound }) => awaits_sound);
      },
      { timeout: 60_000 },
    )
    .toBe(false);
  return story!;
}
