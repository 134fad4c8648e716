import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** A class as the calls tell it, as far as the journeys look at it. */
export interface OwnClass {
  class_id: number;
  join_code: string | null;
  students: { student_id: number; student_name: string; group: 'first' | 'second' | null }[];
  items: { item_id: number }[];
}

/** A new class of whoever is logged in, with these students. */
export async function newClass(api: APIRequestContext, class_name: string, names: readonly string[]): Promise<number> {
  const made = await api.post('/api/class', { data: { class_name } });
  expect(made.status()).toBe(201);
  const { class_id } = (await made.json()) as OwnClass;
  if (names.length > 0) {
    const students = names.map((student_name) => ({ student_name }));
    expect((await api.post('/api/students', { data: { class_id, students } })).status()).toBe(201);
  }
  return class_id;
}

/** A class as the server tells it now. */
export const classOf = async (api: APIRequestContext, class_id: number): Promise<OwnClass> =>
  (await (await api.get(`/api/class/${class_id}`)).json()) as OwnClass;

/** The join code of a class, which is made by it. */
export async function codeOf(api: APIRequestContext, class_id: number): Promise<string> {
  const answer = await api.post('/api/class_code', { data: { class_id, action: 'renew' } });
  return ((await answer.json()) as { join_code: string }).join_code;
}

/** The card of a student on the page of their class. */
export const studentCard = (page: Page, name: string) =>
  page.locator('[data-item]').filter({ hasText: name }).locator('[data-card]').first();

/** The names in a group, in their order. */
export const namesInGroup = (page: Page, group: string) =>
  page.getByRole('region', { name: group }).locator('[data-item] bdi.any-script').allInnerTexts();

/** Chooses a class in the settings of the deck whose page is in sight. */
export async function selectClass(page: Page, class_name: string): Promise<void> {
  await page.getByRole('button', { name: 'Deck settings' }).click();
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: class_name });
  await page.keyboard.press('Escape');
  await expect(page.getByText(`With class ${class_name}`)).toBeVisible();
}
