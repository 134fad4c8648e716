import { expect, type Page, test } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { type Deck, ownDeck, type Word, wordsOf } from './study/own-deck.ts';
import { main, srcOf } from './study/shown-page.ts';

const day = 86_400_000;
/** So many words of a deck are known: they were right on two days, long enough ago to be due. */
async function know(page: Page, { deck_id, words }: Deck, count: number): Promise<void> {
  for (const { word_id } of words.slice(0, count)) {
    for (const days of [21, 20]) {
      // One after the other, as they were given.
      // oxlint-disable-next-line no-await-in-loop
      const { ok } = await answered(page, { word_id, deck_id, answered_at: Date.now() - days * day });
      expect(ok).toBe(true);
    }
  }
}
async function answered(page: Page, given: object): Promise<{ ok: boolean }> {
  const reply = await page.request.post('/api/question_answer', { data: { is_correct: true, ...given } });
  return { ok: reply.ok() };
}

const field = (page: Page) => main(page).getByRole('textbox');
const news = (page: Page) => page.getByRole('status').first();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
/** The word whose picture is shown to be typed. */
async function shownWord(page: Page, { words }: Deck): Promise<Word> {
  await expect(field(page)).toBeVisible();
  const src = await srcOf(main(page));
  return words.find(({ image_path }) => image_path === src)!;
}
/** What was answered to a word since the page was opened. */
async function answersTo(page: Page, { owner, deck_id }: Deck, { word_id }: Word): Promise<boolean[]> {
  const word = (await wordsOf(page.request, owner, deck_id)).find((one) => one.word_id === word_id)!;
  return word.answers.slice(2).map(({ is_correct }) => is_correct);
}

test('known words are typed once the deck is set to it: slips are shown, what is not known is told, and undone', async ({
  page,
}) => {
  const deck = await ownDeck(page.request, 'spanish');
  await know(page, deck, 6);
  await page.goto(deck.path);
  await page.getByRole('button', { name: 'Deck settings' }).click();
  const typing = page.getByRole('switch', { name: /^By typing/ });
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/recall') && reply.ok());
  await page.getByText('By typing').click();
  await saved;
  await expect(typing).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Study', exact: true }).click();

  const first = await shownWord(page, deck);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(first.target_translation);
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText(`Right: ${first.target_translation}`);
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText(/^Page 2/);
  await expect.poll(() => answersTo(page, deck, first)).toEqual([true]);

  const second = await shownWord(page, deck);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(second.target_translation.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Almost:', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Capital and small letters differ.', { exact: true })).toBeVisible();
  await expect(goOn(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo the last answer' }).click();
  await expect(field(page)).toHaveValue('');
  await expect.poll(() => answersTo(page, deck, second)).toEqual([]);

  await page.getByRole('button', { name: 'I don’t know' }).click();
  await expect(news(page)).toHaveText(`It is ${second.target_translation}`);
  await expect.poll(() => answersTo(page, deck, second)).toEqual([false]);
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText(/^Page 3/);
  // Where one is is kept in the moment after it is shown: nobody goes away within it.
  await sleep(1000);

  await page.reload();
  await expect(news(page)).toHaveText(/^Page 3/);
});

test('an input method writes into the field, and the Enter that ends its word checks nothing', async ({ page }) => {
  const deck = await ownDeck(page.request, 'japanese');
  await know(page, deck, 3);
  await setTo(page, deck, { typing: true });
  await page.goto(`${deck.path}/study`);
  const { target_translation } = await shownWord(page, deck);
  await expect(field(page)).toBeFocused();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'いぬ', selectionStart: 2, selectionEnd: 2 });
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText(/^Page 1/);
  await keyboard.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await keyboard.send('Input.insertText', { text: target_translation });
  await expect(field(page)).toHaveValue(target_translation);
  await page.keyboard.press('Enter');
  await expect(news(page)).toHaveText(`Right: ${target_translation}`);
});

test('on a phone Arabic is typed from right to left by the letters on the page', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const deck = await ownDeck(page.request, 'arabic');
  await know(page, deck, 3);
  await setTo(page, deck, { typing: true });
  await page.goto(`${deck.path}/study`);
  const { target_translation } = await shownWord(page, deck);
  // The keyboard of the phone does not come over the question by itself.
  await expect(field(page)).not.toBeFocused();
  await expect(field(page)).toHaveAttribute('dir', 'rtl');
  await expect(field(page)).toHaveAttribute('lang', 'ar');
  await page.getByRole('button', { name: 'Letters', exact: true }).click();
  await expect(field(page)).toHaveAttribute('inputmode', 'none');
  for (const letter of target_translation) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('toolbar').getByRole('button', { name: letter, exact: true }).click();
  }
  await expect(field(page)).toHaveValue(target_translation);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(news(page)).toHaveText(`Right: ${target_translation}`);
  await context.close();
});

test('a word is listened to and typed; who cannot listen reads instead', async ({ page }) => {
  const deck = await ownDeck(page.request, 'spanish');
  await know(page, deck, 8);
  await setTo(page, deck, { listening: true, typing: true });
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (/sound/.test(request.url()) && request.resourceType() !== 'script') sounds.push(request.url());
  });
  await page.goto(`${deck.path}/study`);
  const heading = main(page).getByRole('heading', { level: 1 });
  const cannot = page.getByRole('button', { name: 'I can’t listen now' });
  await expect(field(page)).toBeVisible();
  for (let pages = 0; pages < 7 && !(await cannot.isVisible()); pages++) {
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(news(page)).toHaveText(new RegExp(`^Page ${pages + 2},`));
    await expect(field(page)).toBeVisible();
  }
  await expect(heading).toHaveText('Listen and type the word');
  await expect(main(page).locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the sound' }).click();
  await expect.poll(() => sounds.length).toBeGreaterThan(0);
  expect(await findingsOn(page, 'listening', { looks: everyLook })).toEqual([]);
  await cannot.click();
  await expect(heading).toHaveText('What is this in Spanish?');
  await expect(cannot).toBeHidden();
});

test('a test mixes typing in, and tells at its end what was typed', async ({ page }) => {
  const deck = await ownDeck(page.request, 'german');
  await know(page, deck, 2);
  await setTo(page, deck, { typing: true });
  await page.goto(`${deck.path}/test`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  let typed = 0;
  for (let pages = 0; (await page.getByRole('progressbar').count()) > 0; pages++) {
    await expect(field(page).or(main(page).getByRole('list')).first()).toBeVisible();
    if (await field(page).isVisible()) {
      typed += 1;
      await field(page).fill('Xylophon');
      await field(page).press('Enter');
      await goOn(page).click();
    } else await page.getByRole('button', { name: 'Next page' }).click();
    await expect(news(page)).not.toHaveText(new RegExp(`^Page ${pages + 1} of`));
  }
  expect(typed).toBe(2);
  await expect(main(page).getByText('You typed: Xylophon')).toHaveCount(2);
});

test('a typed question and its answer read well in every look', async ({ page }) => {
  test.slow();
  const deck = await ownDeck(page.request, 'french');
  await know(page, deck, 3);
  await setTo(page, deck, { typing: true });
  await page.goto(`${deck.path}/study`);
  const { target_translation } = await shownWord(page, deck);
  expect(await findingsOn(page, 'typing', { looks: everyLook })).toEqual([]);
  await field(page).fill(target_translation.toUpperCase());
  await field(page).press('Enter');
  await expect(main(page).getByText('Almost:', { exact: true })).toBeVisible();
  expect(await findingsOn(page, 'almost', { looks: everyLook })).toEqual([]);
});

test('who knows enough words is offered to type them, once', async ({ page }) => {
  const deck = await ownDeck(page.request, 'spanish');
  await know(page, deck, 6);
  const ids = deck.words.slice(0, 6).map(({ word_id }) => word_id);
  await page.goto(`/today/${deck.owner}/study?${ids.map((id) => `id=${id}`).join('&')}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  while ((await page.getByRole('progressbar').count()) > 0) {
    const before = await news(page).innerText();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(news(page)).not.toHaveText(before);
  }
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/recall') && reply.ok());
  await page.getByRole('button', { name: 'Type them' }).click();
  await saved;
  await expect(main(page).getByText(/^You will type them from now on/)).toBeVisible();
  await page.goto(`/today/${deck.owner}/study?${ids.map((id) => `id=${id}`).join('&')}`);
  await expect(field(page)).toBeVisible();
});

test('the page of a deck offers to type the words that are known, and asks no more once it was answered', async ({
  page,
}) => {
  const deck = await ownDeck(page.request, 'spanish');
  await know(page, deck, 6);
  await page.goto(deck.path);
  await expect(main(page).getByText('You know 6 words well. Type them next time?')).toBeVisible();
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/api/recall') && reply.ok());
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await saved;
  await expect(main(page).getByText(/^You know 6 words well/)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Study', exact: true })).toBeVisible();
  await expect(main(page).getByText(/^You know 6 words well/)).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('words are typed and judged, and what was typed arrives once when it is back', async ({ page, context }) => {
    const deck = await ownDeck(page.request, 'spanish');
    await know(page, deck, 6);
    await setTo(page, deck, { typing: true });
    await page.goto(deck.path);
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
      .toBeGreaterThanOrEqual(deck.words.length);
    await context.setOffline(true);
    await expect(page.getByText('No connection').first()).toBeVisible();
    await page.getByRole('button', { name: 'Study', exact: true }).click();

    const first = await shownWord(page, deck);
    await field(page).fill(first.target_translation);
    await field(page).press('Enter');
    await expect(news(page)).toHaveText(`Right: ${first.target_translation}`);
    await page.keyboard.press('Enter');
    await expect(news(page)).toHaveText(/^Page 2/);
    await page.reload();
    // The browser may not have written the last step down yet: then the page before is there, with its answer.
    await expect(field(page).or(goOn(page))).toBeVisible();
    if (await goOn(page).isVisible()) await goOn(page).click();
    const second = await shownWord(page, deck);
    await page.getByRole('button', { name: 'I don’t know' }).click();
    await expect(news(page)).toHaveText(`It is ${second.target_translation}`);

    await context.setOffline(false);
    await expect.poll(() => answersTo(page, deck, first)).toEqual([true]);
    await expect.poll(() => answersTo(page, deck, second)).toEqual([false]);
  });
});

/** Sets a deck for whoever is logged in. */
async function setTo(page: Page, { deck_id }: Deck, change: object): Promise<void> {
  const data = { deck_ids: [deck_id], listening: false, typing: false, strict: false, ...change };
  expect((await page.request.put('/api/recall', { data })).status()).toBe(200);
}
