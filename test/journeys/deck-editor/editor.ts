import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { signUp } from '../accounts/person.ts';

/** How long a person takes for a key, in milliseconds. */
export const delay = 60;

/** Where words are added. */
export const addWordField = (page: Page) => page.getByLabel('Add a word');
export const rows = (page: Page) => page.getByRole('list', { name: 'Words of the deck' }).getByRole('listitem');
/** The words of the rows, in their order. */
export const words = (page: Page) =>
  page.locator('[data-part=target]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
/** The pictures beside the word that is being typed, once they are those of all its letters: only then can one be chosen. */
export async function foundPictures(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: /^(Other pictures|From the web, or upload)$/ })).toBeVisible();
  return page.getByRole('list', { name: 'Pictures for the word' });
}
/**
 * Waits until every word has its translation: a word that was taken fast is looked up a moment longer, and without it no
 * deck is made.
 */
export const untilTranslated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('[data-part=source]')
        .evaluateAll((fields) => fields.filter((field) => (field as HTMLInputElement).value === '').length),
    )
    .toBe(0);

/** Whether words of a deck are changed, moved, deleted or added by a call. */
const isEdit = (request: Request) =>
  ['PUT', 'DELETE'].includes(request.method()) || (request.method() === 'POST' && request.url().endsWith('/api/word'));

/** Edits a deck that is there, and waits until the page knows that the server has it so. */
export async function untilSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const sent = page.waitForRequest(isEdit);
  await act();
  // While it is on its way the page does not say so: what it said before that is not taken for it.
  await (await sent).response();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Opens a new deck, with its name and languages chosen. */
export async function openNewDeck(page: Page, name: string, target: string, source: string): Promise<string> {
  const username = await signUp(page.request);
  await page.goto(`/deck/${username}/new`);
  await page.getByLabel('Name of the deck').pressSequentially(name, { delay });
  await page.getByLabel('Language of the words').selectOption(target);
  await page.getByLabel('Translated into').selectOption(source);
  return username;
}

/** Types words as a person does, each taken with Enter. */
export async function typeWords(page: Page, ...typed: string[]): Promise<void> {
  await addWordField(page).focus();
  for (const word of typed) {
    await addWordField(page).pressSequentially(word, { delay });
    await page.keyboard.press('Enter');
  }
}
