import { expect, type Locator, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { type Deck, ownDeck, wordsOf } from './study/own-deck.ts';
import {
  arrivedAt,
  goOnFrom,
  isIn,
  leftPage,
  main,
  optionsOf,
  pageNumber,
  questionOf,
  sightOf,
} from './study/shown-page.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo the last answer' });
const goOnButton = (page: Page) => page.getByRole('button', { name: 'Continue with the next 10 words' });
/** How many words are done, as the page says it beside the bar. */
const counter = async (page: Page) => (await page.getByRole('navigation', { name: 'Study' }).innerText()).match(/\d+( of |\/)\d+/)?.[0]; // prettier-ignore
const answersOf = async (page: Page, { owner, deck_id }: Deck) =>
  (await wordsOf(page.request, owner, deck_id)).flatMap(({ word_id, answers }) =>
    answers.map(({ is_correct }) => [word_id, is_correct]),
  );

/** Does what a page asks for by pointer, rightly or not, and goes on at once. */
async function goOn(page: Page, deck: Deck, isRight = true): Promise<void> {
  const before = await pageNumber(page);
  const sight = await sightOf(page);
  if (sight === 'card') {
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.getByRole('button', { name: isRight ? 'I knew it' : 'Not yet' }).click();
  } else {
    if (sight === 'question') {
      const { right, wrong } = await questionOf(page, deck);
      await optionsOf(page)
        .nth(isRight ? right : wrong)
        .click();
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await leftPage(page, before);
}

async function untilQuestion(page: Page, deck: Deck): Promise<void> {
  while ((await sightOf(page)) !== 'question') await goOn(page, deck);
}

test('a run through a large deck ends after ten words, tells how they went, and goes on with the next ten', async ({
  page,
}) => {
  test.slow();
  const deck = await ownDeck(page.request);
  await page.goto(deck.path);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await untilQuestion(page, deck);
  const { word: hardest } = await questionOf(page, deck);
  await goOn(page, deck, false);
  const counts: string[] = [];
  for (let pages = 0; pages < 80 && (await isIn(page, 'study')); pages++) {
    counts.push((await counter(page))!);
    await goOn(page, deck);
    // In the middle of it the page is read again, and goes on where it was.
    if (pages === 15) {
      const [reached, told] = [await pageNumber(page), await counter(page)];
      await page.reload();
      await expect.poll(() => pageNumber(page)).toBe(reached);
      expect(await counter(page)).toBe(told);
    }
  }
  expect(counts.every((text) => text.endsWith(' of 10'))).toBe(true);
  const done = counts.map((text) => Number.parseInt(text, 10));
  expect(done).toEqual(done.toSorted((one, other) => one - other));

  await expect(page.getByRole('heading', { name: '9 of 10 words right' })).toBeFocused();
  const missed = page.getByRole('list').first();
  await expect(missed.getByRole('listitem')).toHaveCount(1);
  await expect(missed).toContainText(hardest.target_translation);
  await expect(missed).toContainText('Tomorrow');
  await expect(missed).toContainText('1 miss');
  await expect(missed.getByRole('button', { name: /^Play the sound/ })).toBeVisible();
  expect(await findingsOn(page, 'the end of a run', { looks: everyLook })).toEqual([]);
  await page.reload();
  await goOnButton(page).click();
  await expect.poll(() => counter(page)).toBe('0 of 10');
  await page.getByRole('button', { name: 'Back to the deck' }).click();
  await expect(page).toHaveURL(deck.path);
});

test('a slip is undone: by the button, and by key; the word is due as before, and only what was meant is recorded', async ({
  page,
}) => {
  const deck = await ownDeck(page.request);
  const [{ due_date: before }] = deck.words as [Deck['words'][number]];
  await page.goto(`${deck.path}/study`);
  await untilQuestion(page, deck);
  const asked = await questionOf(page, deck);
  await expect(undo(page)).toBeHidden();
  const pages = page.getByRole('progressbar');
  const max = await pages.getAttribute('max');
  const options = await optionsOf(page).first().boundingBox();
  for (const takeBack of [() => undo(page).click(), () => page.keyboard.press('Control+z')]) {
    await optionsOf(page).nth(asked.wrong).click();
    await expect(undo(page)).toBeVisible();
    await expect(pages).toHaveAttribute('max', String(Number(max) + 1));
    await takeBack();
    await arrivedAt(page);
    await expect(pages).toHaveAttribute('max', max!);
    await expect(optionsOf(page).nth(asked.wrong)).not.toContainText('Your answer');
    // Nothing has moved.
    expect(await optionsOf(page).first().boundingBox()).toEqual(options);
  }
  await expect.poll(() => answersOf(page, deck)).toEqual([]);
  await optionsOf(page).nth(asked.right).click();
  await expect.poll(() => answersOf(page, deck)).toEqual([[asked.word.word_id, true]]);
  const now = (await wordsOf(page.request, deck.owner, deck.deck_id)).find(
    ({ word_id }) => word_id === asked.word.word_id,
  );
  expect(now!.due_date > before).toBe(true);
});

test('undone without a network, an answer counts for nothing once the network is back', async ({ page, context }) => {
  const deck = await ownDeck(page.request);
  await page.goto(`${deck.path}/study`);
  await untilQuestion(page, deck);
  const asked = await questionOf(page, deck);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await optionsOf(page).nth(asked.wrong).click();
  await undo(page).click();
  await arrivedAt(page);
  await optionsOf(page).nth(asked.right).click();
  const posted: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('_answer')) posted.push(pathname);
  });
  await context.setOffline(false);
  await expect.poll(() => posted).toEqual(['/api/question_answer', '/api/undo_answer', '/api/question_answer']);
  expect(await answersOf(page, deck)).toEqual([[asked.word.word_id, true]]);
});

test('by keyboard alone nobody waits after a right answer, and a thumb is undone at the very end', async ({ page }) => {
  const deck = await ownDeck(page.request);
  await page.goto(deck.path);
  const [first] = deck.words;
  await page.getByRole('button', { name: first!.target_translation, exact: true }).press('Space');
  await page.getByRole('button', { name: 'Study these' }).press('Enter');
  await page.getByRole('button', { name: 'Study', exact: true }).press('Enter');
  for (let pages = 0; pages < 20 && (await isIn(page, 'study')); pages++) {
    const before = await pageNumber(page);
    const sight = await sightOf(page);
    if (sight === 'card') {
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'Not yet' })).toBeVisible();
      await page.keyboard.press('ArrowUp');
    } else {
      if (sight === 'question') {
        await page.keyboard.press(`Digit${(await questionOf(page, deck)).right + 1}`);
        await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      }
      await goOnFrom(page, before, 'Enter');
    }
    await leftPage(page, before);
  }
  await expect(page.getByRole('heading', { name: '1 of 1 word right' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (let pages = 0; pages < 5 && (await isIn(page, 'study')); pages++) {
    const before = await pageNumber(page);
    await leftPage(page, before);
    if (await isIn(page, 'study')) await goOnFrom(page, await pageNumber(page), 'ArrowRight');
  }
  await expect(page.getByRole('heading', { name: '0 of 1 word right' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Undo the last answer');
});

test('on a phone the button to undo has its place in the bar, and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const deck = await ownDeck(page.request);
  await page.goto(`${deck.path}/study`);
  await untilQuestion(page, deck);
  const { right } = await questionOf(page, deck);
  await optionsOf(page).nth(right).click();
  const box = (await undo(page).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(box.y + box.height).toBeLessThan((await main(page).getByRole('heading', { level: 1 }).boundingBox())!.y);
  await undo(page).click();
  await expect(optionsOf(page).nth(right)).not.toContainText('Right answer');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

const boxOf = async (part: Locator) => (await part.first().boundingBox())!;

test('on a wide window everything begins at one edge, and what is pressed stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const deck = await ownDeck(page.request);
  await page.goto(`${deck.path}/study`);
  const onward = page.getByRole('button', { name: 'Continue' });
  const places: unknown[] = [];
  while (places.length < 2) {
    if ((await sightOf(page)) === 'introduction') {
      await arrivedAt(page);
      const [logo, bar, picture] = [page.locator('header a'), page.getByRole('progressbar'), main(page).locator('img')];
      const parts = [await boxOf(logo), await boxOf(bar), await boxOf(picture.locator('..'))];
      expect(new Set(parts.map(({ x }) => Math.round(x)))).toEqual(new Set([32]));
      // The picture reaches into the lower part of the window, and the button stands beside the word.
      expect(parts[2]!.y + parts[2]!.height).toBeGreaterThan(650);
      const { y, height } = await boxOf(main(page).getByRole('heading', { level: 1 }));
      const { x, y: below } = await boxOf(onward);
      expect(below - y - height).toBeLessThan(170);
      expect(x - parts[2]!.x - parts[2]!.width).toBeLessThan(150);
      places.push([await boxOf(onward), await boxOf(page.getByRole('button', { name: 'Play the sound' }))]);
    }
    await goOn(page, deck);
  }
  expect(places[1]).toEqual(places[0]);
});
