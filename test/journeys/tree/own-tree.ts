import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { starterDecks } from '../decks/starter-decks.ts';
import { signUp } from '../accounts/person.ts';

/** An item as the calls tell it. */
export interface Item {
  item_id: number;
  item_name: string;
  item_type: string;
  rev: number;
  seen_by: string;
}
interface Home {
  root_id: number;
  items: Item[];
}

/** A new person, logged in. */
export async function newOwner(api: APIRequestContext): Promise<{ username: string; root_id: number }> {
  const username = await signUp(api);
  const { root_id } = await homeOf(api, username);
  return { username, root_id };
}

/** A folder of somebody, as the server tells it now; the root when none is named. */
export async function homeOf(api: APIRequestContext, username: string, directory?: number): Promise<Home> {
  const query = directory === undefined ? '' : `?directory=${directory}`;
  return (await (await api.get(`/api/user/${username}${query}`)).json()) as Home;
}
/** The names of what lies in a folder, in its order. */
export const namesIn = async (api: APIRequestContext, username: string, directory?: number) =>
  (await homeOf(api, username, directory)).items.map(({ item_name }) => item_name);

/** A folder or a category, made through the calls. */
export async function createItem(
  api: APIRequestContext,
  item_type: 'folder' | 'category',
  item_name: string,
  parent_id: number,
): Promise<number> {
  const answer = await api.post('/api/item', { data: { item_type, item_name, parent_id } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as Item).item_id;
}

/** Copies of starter decks, in the root, under these names. */
export async function decksNamed(api: APIRequestContext, ...names: string[]): Promise<number[]> {
  const topics = await starterDecks(api, 'japanese');
  const data = { item_ids: topics.slice(0, names.length).map(({ item_id }) => item_id) };
  const { item_ids } = (await (await api.post('/api/clone', { data })).json()) as { item_ids: number[] };
  for (const [place, item_name] of names.entries())
    expect((await api.put('/api/item', { data: { item_id: item_ids[place], item_name } })).status()).toBe(200);
  return item_ids;
}

/** The names on the cards, in the order in which they stand. */
export const cardNames = (page: Page) =>
  page.getByRole('region', { name: 'Folders and decks' }).locator('[data-item] bdi.any-script').allInnerTexts();
/** What is clicked or focused of an item. */
export const card = (page: Page, name: string) =>
  page.locator('[data-item]').filter({ hasText: name }).locator('[data-card]').first();
/** Chooses a line of an item's menu. */
export async function chooseFromMenu(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: words }).click();
}
