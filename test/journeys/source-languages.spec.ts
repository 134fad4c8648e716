import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { desk, everyLook, smallPhone, untilLoaded } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { arrivedAt, main } from './study/shown-page.ts';

interface Word {
  target_translation: string;
  source_translation: string;
}
interface ReadyDeck {
  item_id: number;
  item_name: string;
}

/** The first ready deck of a language that can be read from another, and its words in it. */
async function readyDeck(page: Page, target: string, source: string): Promise<ReadyDeck & { words: Word[] }> {
  const asked = await page.request.get(`/api/topic_decks?target_language=${target}&source_language=${source}`);
  const [deck] = (await asked.json()) as [ReadyDeck];
  const data = await page.request.get(`/api/word-deck/lexiroom/search?id=${deck.item_id}&source=${source}`);
  return { ...deck, words: ((await data.json()) as { words: Word[] }).words };
}

const path = ({ item_id }: ReadyDeck) => `/deck/lexiroom/search?id=${item_id}`;
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
/** In English or German, as the browser speaks. */
const choice = (page: Page) =>
  page.getByRole('combobox', { name: /Language you learn from|Sprache, von der aus du lernst/ });
const speaker = (browser: Browser, locale: string): Promise<BrowserContext> =>
  browser.newContext({ locale, viewport: desk, reducedMotion: 'reduce' });

/** The first page of Study, which introduces a word: with what the word means. */
async function expectMeaning(page: Page, { words }: { words: Word[] }): Promise<void> {
  await arrivedAt(page);
  const word = await main(page).getByRole('heading', { level: 1 }).locator('bdi').textContent();
  const { source_translation } = words.find(({ target_translation }) => target_translation === word)!;
  await expect(main(page).getByText(source_translation, { exact: true }).first()).toBeVisible();
}

test('somebody who speaks German finds a Spanish deck, opens it, studies it and makes an own copy, all from German', async ({
  browser,
}) => {
  const context = await speaker(browser, 'en-GB');
  const page = await context.newPage();
  await page.goto('/decks');
  await page.getByLabel('I teach or learn').selectOption('spanish');
  await page.getByLabel('From').selectOption('german');
  const deck = await readyDeck(page, 'spanish', 'german');
  const [local, german] = deck.item_name.split(' · ') as [string, string];
  const card = main(page).getByRole('link', { name: deck.item_name });
  await expect(card).toContainText('Spanish from German');
  await page.getByRole('searchbox').fill(local);
  // What is found opens in a new tab, unlike what stood there before.
  const found = main(page)
    .getByRole('link', { name: /\(opens in a new tab\)/ })
    .filter({ hasText: german });
  await expect(found).toContainText('Spanish from German');
  const [opened] = await Promise.all([page.waitForEvent('popup'), found.click()]);
  await expect(opened).toHaveURL(`${path(deck)}&source=german`);
  await expect(title(opened)).toHaveText(deck.item_name);
  await expect(choice(opened)).toHaveValue('german');
  await opened.getByRole('button', { name: 'Study', exact: true }).click();
  await expectMeaning(opened, deck);
  await opened.reload();
  await expectMeaning(opened, deck);
  expect(new URL(opened.url()).searchParams.get('source')).toBe('german');

  const username = await signUp(opened.request, { role: 'learner' });
  await opened.goto(`${path(deck)}&source=german`);
  await opened.getByRole('button', { name: /^Clone/ }).click();
  const dialog = opened.getByRole('dialog');
  await expect(dialog.getByLabel('Translations')).toHaveValue('german');
  expect(await findingsOn(opened, 'the copy from German')).toEqual([]);
  await dialog.getByRole('button', { name: 'Clone', exact: true }).click();
  await dialog.getByRole('link', { name: 'View deck' }).click();
  await expect(opened).toHaveURL(new RegExp(`/deck/${username}/`));
  await expect(title(opened)).toHaveText(deck.item_name);
  await expect(choice(opened)).toHaveValue('german');
  await expect(main(opened).getByText(deck.words[0]!.source_translation, { exact: true }).first()).toBeVisible();
  await context.close();
});

test('a visitor whose browser speaks German reads a ready deck from German, and chooses another language, which stays', async ({
  browser,
}) => {
  const context = await speaker(browser, 'de-DE');
  const page = await context.newPage();
  const deck = await readyDeck(page, 'spanish', 'german');
  const english = await readyDeck(page, 'spanish', 'english_uk');
  await page.goto(path(deck));
  await expect(title(page)).toHaveText(deck.item_name);
  await expect(choice(page)).toHaveValue('german');
  for (const { viewport, colorScheme } of everyLook) {
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' });
    await untilLoaded(page);
    expect(await findingsOn(page, `a deck from German, ${viewport?.width}, ${colorScheme}`)).toEqual([]);
  }
  await choice(page).selectOption('english_uk');
  await expect(title(page)).toHaveText(english.item_name);
  await expect(page).toHaveURL(`${path(deck)}&source=own`);
  await page.goto(path(deck));
  await expect(title(page)).toHaveText(english.item_name);
  await choice(page).selectOption('french');
  await expect(page).toHaveURL(`${path(deck)}&source=french`);
  await page.goto(path(deck));
  await expect(choice(page)).toHaveValue('french');
  // The address always wins.
  await page.goto(`${path(deck)}&source=german`);
  await expect(title(page)).toHaveText(deck.item_name);
  await context.close();
});

test('somebody who reads Arabic learns English from Arabic, on a phone, from right to left', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: smallPhone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const deck = await readyDeck(page, 'english_uk', 'arabic');
  await page.goto(path(deck));
  await expect(title(page)).toHaveText(deck.item_name);
  await expect(main(page).getByRole('combobox').first()).toHaveValue('arabic');
  await untilLoaded(page);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await findingsOn(page, 'English from Arabic')).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await page.goto(path(deck).replace('/search', '/search/study'));
  await expectMeaning(page, deck);
  await context.close();
});

test('a search for a language without names says how many words have one', async ({ page }) => {
  await page.goto('/decks');
  await page.getByLabel('I teach or learn').selectOption('spanish');
  await page.getByLabel('From').selectOption('georgian');
  await page.getByRole('searchbox').fill('months');
  await expect(main(page).getByText('No deck with this name can be learned from Georgian yet')).toBeVisible();
  await expect(main(page).getByText('Try a shorter word')).toHaveCount(0);
  const card = main(page).getByRole('link', { name: /Months and seasons/ });
  await expect(card).toContainText('Georgian for 12 of 17 words');
  expect(await findingsOn(page, 'names that are missing')).toEqual([]);
  const [opened] = await Promise.all([page.waitForEvent('popup'), card.click()]);
  await expect(choice(opened)).toHaveValue('georgian');
  await expect(main(opened).getByText('Georgian for 12 of 17 words')).toBeVisible();
});

test('a quiz of a deck that is read from German is set up from German', async ({ page }) => {
  await signUp(page.request);
  const deck = await readyDeck(page, 'spanish', 'german');
  await page.goto(`${path(deck)}&source=german`);
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByText('Spanish from German')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(deck.item_name);
  const [opening] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/live'),
    page.getByRole('button', { name: 'Open the lobby' }).click(),
  ]);
  expect(opening.postDataJSON()).toMatchObject({ source: { deck_ids: [deck.item_id], source_language: 'german' } });
  await page.waitForURL(/\/live\/\d{6}\/projector/);
});
