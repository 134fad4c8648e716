import { type APIRequestContext, expect } from '@playwright/test';
import type { Story } from '@lexiroom/contracts/stories';
import { signUp } from '../accounts/person.ts';
import { starterDecks } from '../decks/starter-decks.ts';

/** A story of the person who is logged in. */
export interface OwnStory {
  owner: string;
  story_id: number;
  /** Of its page. */
  path: string;
  story: Story;
}

/** What a story is made of. */
export interface WrittenStory {
  name: string;
  language?: string;
  /** Prose, or what people say: 'Ana: …', a line each. */
  text: string;
  isConversation?: boolean;
  /** The sections, from 0, that have a picture of the starter library; and whether the cover has one. */
  pictures?: readonly number[];
  hasCover?: boolean;
}

/** A new person with a story that can be read: all its sounds are made. */
export async function ownStory(api: APIRequestContext, written: WrittenStory): Promise<OwnStory> {
  const owner = await signUp(api);
  return { owner, ...(await writeStory(api, owner, written)) };
}

/** Another story of somebody who is logged in. */
export async function writeStory(
  api: APIRequestContext,
  owner: string,
  { name, language = 'english_uk', text, isConversation = false, pictures = [], hasCover = false }: WrittenStory,
): Promise<Omit<OwnStory, 'owner'>> {
  // Prose is made into sections as far as 500 letters go; what is longer is written section by section.
  const lines = text.length > 500 && !isConversation ? text.split('\n') : [text];
  const source = isConversation ? { type: 'conversation', story: text } : { type: 'content', content: lines[0] };
  const made = await api.post('/api/story', { data: { story_name: name, story_language: language, source } });
  expect(made.ok(), await made.text()).toBe(true);
  const { item_id: story_id } = (await made.json()) as { item_id: number };
  for (const section_text of lines.slice(1)) {
    const added = await api.post('/api/story_section', { data: { story_id } });
    const { section_id } = (await added.json()) as { section_id: number };
    const put = await api.put('/api/story_text', { data: { section_id, section_text } });
    expect(put.ok(), await put.text()).toBe(true);
  }
  const read = async () => (await (await api.get(`/api/story/${owner}/search?id=${story_id}`)).json()) as Story;
  const { story_sections } = await read();
  const images = await pictureIds(api, pictures.length + 1);
  for (const [place, section] of pictures.entries()) {
    const section_id = story_sections[section]!.story_section_id;
    const put = await api.post('/api/story_image', { data: { section_id, image_id: images[place] } });
    expect(put.ok(), await put.text()).toBe(true);
  }
  if (hasCover) {
    const put = await api.post('/api/story_cover', { data: { story_id, image_id: images.at(-1) } });
    expect(put.ok(), await put.text()).toBe(true);
  }
  await expect.poll(async () => isHeard(await read()), { timeout: 60_000 }).toBe(true);
  return { story_id, path: `/story/${owner}/${story_id}`, story: await read() };
}

const isHeard = ({ story_sections }: Story) => story_sections.every(({ awaits_sound }) => !awaits_sound);

/** Pictures of the starter library. */
async function pictureIds(api: APIRequestContext, count: number): Promise<number[]> {
  const [deck] = await starterDecks(api, 'english_uk');
  const reply = await api.get(`/api/word-deck/lexiroom/search?id=${deck!.item_id}`);
  const { words } = (await reply.json()) as { words: { image_id: number }[] };
  return words.slice(0, count).map(({ image_id }) => image_id);
}
