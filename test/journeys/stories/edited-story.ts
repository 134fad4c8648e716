import { expect, type Locator, type Page } from '@playwright/test';
import { signUp } from '../accounts/person.ts';

/** What the journeys look at of a story. */
export interface StoredStory {
  story_type: string;
  cover_image_id: number | null;
  story_sections: {
    story_section_id: number;
    section_text: string | null;
    speaker_name: string | null;
    speaker_id: number;
    image_id: number | null;
    is_recorded: boolean;
    sound_timings: unknown[];
  }[];
}

export interface OwnStory {
  owner: string;
  story_id: number;
  /** Of its page. */
  path: string;
}

/** The story as the server tells it now. */
export async function storedStory(page: Page, { owner, story_id }: OwnStory): Promise<StoredStory> {
  return (await (await page.request.get(`/api/story/${owner}/search?id=${story_id}`)).json()) as StoredStory;
}

/** What its sections say, as the server tells it now. */
export const textsOf = async (page: Page, story: OwnStory) =>
  (await storedStory(page, story)).story_sections.map(({ section_text }) => section_text);

/** A new person with a story in Spanish, of these lines; in a conversation with 'Ana: …'. */
export async function ownStory(page: Page, ...lines: string[]): Promise<OwnStory> {
  const owner = await signUp(page.request);
  const source = { type: 'conversation', story: lines.join('\n') };
  const data = { story_name: 'El perro', story_language: 'spanish', source };
  const made = await page.request.post('/api/story', { data });
  expect(made.status()).toBe(201);
  const story_id = ((await made.json()) as { item_id: number }).item_id;
  return { owner, story_id, path: `/story/${owner}/${story_id}?id=${story_id}` };
}

export const editorOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit story' });

/** Opens a story with its editor. */
export async function openEditor(page: Page, { path }: OwnStory): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editorOf(page)).toBeVisible();
}

/** Begins to write another text for the first section; gives its box. */
export async function beginToWrite(page: Page, text: string): Promise<Locator> {
  await page.getByRole('button', { name: /^Text of section 1:/ }).click();
  const box = page.getByRole('textbox', { name: 'Text of section 1' });
  await box.fill(text);
  return box;
}

/** The text of the first section as its author sees it. */
export const firstText = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: `Text of section 1: ${text}`, exact: true });
