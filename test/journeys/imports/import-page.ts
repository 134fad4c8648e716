import { expect, type Page } from '@playwright/test';
import { signUp } from '../accounts/person.ts';
import type { GivenFile } from './files.ts';

/** Somebody new, on the page that brings decks in; gives their name. */
export async function openImport(page: Page): Promise<string> {
  const owner = await signUp(page.request);
  await page.goto('/import');
  await expect(page.getByRole('heading', { name: 'What can be imported' })).toBeVisible();
  return owner;
}

export const give = (page: Page, ...files: GivenFile[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(files);

export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Or paste a list here').fill(text);
  await page.getByRole('button', { name: 'Read the list' }).click();
}

export const importButton = (page: Page) => page.getByRole('button', { name: 'Import', exact: true });

/** Chooses the languages; the page has then told the server, and been told what that makes. */
export async function inLanguages(page: Page, target: string, source: string): Promise<void> {
  await expect(importButton(page)).toBeVisible();
  await page.getByLabel('Language of the words').selectOption(target);
  await page.getByLabel('Translated into').selectOption(source);
  await expect(importButton(page)).not.toHaveAttribute('aria-busy');
  await expect(importButton(page)).toBeEnabled();
}

/** Begins the import, and waits until it is done. */
export async function importAll(page: Page): Promise<void> {
  await importButton(page).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
}

/** Opens what was made. Gives the words of the deck, as the server has them. */
export async function wordsMade(page: Page, owner: string): Promise<string[]> {
  const link = page.getByRole('link', { name: /^Open / });
  const id = /id=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  const answer = await page.request.get(`/api/word-deck/${owner}/search?id=${id}`);
  const { words } = (await answer.json()) as {
    words: { target_translation: string | null; source_translation: string | null }[];
  };
  return words.map((word) => `${word.target_translation} = ${word.source_translation}`);
}

/** What lies in the home of somebody who is logged in. */
export async function itemsOf(page: Page, owner: string): Promise<string[]> {
  const { items } = (await (await page.request.get(`/api/user/${owner}`)).json()) as { items: { item_name: string }[] };
  return items.map(({ item_name }) => item_name);
}
