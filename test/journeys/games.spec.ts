import { expect, type Page, test } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { findingsOn } from './accessibility/axe.ts';
import { desk, everyLook, type Look, overflowing, phone, show } from './accessibility/looks.ts';
import { newClass } from './classes/own-class.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { scoreOn, scoresOf } from './games/scores.ts';
import { cloneFor, ownDeck, type Word, wordsOf } from './study/own-deck.ts';

/** Until the cards of a round lie on the table, and none was chosen yet. */
const dealt = (page: Page, round: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector(`[data-round="${wanted}"] [aria-disabled=false]`) !== null,
    round,
  );

/** The place of the right card, and that of a wrong one; and the word that is asked. */
async function cardsOf(page: Page, words: readonly Word[]) {
  const shown = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-round] > * > button')];
    return {
      text: document.querySelector('main h1 bdi')?.textContent ?? null,
      picture: document.querySelector('main h1 + span img')?.getAttribute('src') ?? null,
      cards: cards.map(
        (card) => card.querySelector('img')?.getAttribute('src') ?? card.querySelector('bdi')?.textContent,
      ),
    };
  });
  const word = words.find((one) =>
    shown.text === null ? one.image_path === shown.picture : one.target_translation === shown.text,
  )!;
  const right = shown.cards.findIndex((card) => card === word.image_path || card === word.target_translation);
  return { word, right, wrong: (right + 1) % shown.cards.length };
}

/** Plays by keys: so many rounds right, then a wrong card. Gives the words that were caught, and the one that was not. */
async function play(page: Page, words: readonly Word[], rightRounds: number): Promise<Word[]> {
  const asked: Word[] = [];
  for (let round = 1; round <= rightRounds + 1; round++) {
    await dealt(page, round);
    const { word, right, wrong } = await cardsOf(page, words);
    asked.push(word);
    await page.keyboard.press(`Digit${(round <= rightRounds ? right : wrong) + 1}`);
  }
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  return asked;
}

test('a learner plays Word Rush on an own deck to its end: due dates have moved, the score stands on the scoreboard', async ({
  page,
}) => {
  const deck = await ownDeck(page.request);
  await page.goto(deck.path);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page
    .getByRole('region', { name: 'Games', exact: true })
    .getByRole('button', { name: /^Word Rush/ })
    .click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page).toHaveURL(`${deck.path}/word-rush-play`);
  await expect(page.getByRole('heading', { name: 'Ready!' })).toBeVisible();
  const asked = await play(page, deck.words, 3);
  const score = await scoreOn(page);
  expect(score).toBeGreaterThan(0);
  await expect(page.getByText('That was the wrong card in round 4.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();

  await expect.poll(async () => (await scoresOf(page, deck, false)).map((one) => one.score)).toEqual([score]);
  const words = await wordsOf(page.request, deck.owner, deck.deck_id);
  const answersTo = ({ word_id }: Word) => words.find((word) => word.word_id === word_id)!.answers;
  expect(asked.map((word) => answersTo(word).map(({ is_correct }) => is_correct))).toEqual([
    [true],
    [true],
    [true],
    [false],
  ]);
  const [today] = deck.words.map(({ due_date }) => due_date).toSorted();
  const due = asked.map(({ word_id }) => words.find((word) => word.word_id === word_id)!.due_date);
  for (const due_date of due) expect(due_date > today!).toBe(true);

  // Enter is Retry; then the browser's back button leads from the game to its first page, the games, the deck.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ready!' })).toBeVisible();
  await dealt(page, 1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await expect(page).toHaveURL(`${deck.path}/word-rush`);
  await page.goBack();
  await expect(page).toHaveURL(`${deck.path}/game-selection`);
  await page.goBack();
  await expect(page).toHaveURL(deck.path);
  expect((await scoresOf(page, deck, false)).length).toBe(1);
});

test('the home arrow leads one level up, also out of a game, which is left without a score', async ({ page }) => {
  const deck = await ownDeck(page.request);
  await page.goto(`${deck.path}/word-rush-play`);
  await dealt(page, 1);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page).toHaveURL(`${deck.path}/word-rush`);
  await page.getByRole('button', { name: 'Start game' }).dblclick();
  await dealt(page, 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${deck.path}/word-rush`);
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the games' }).click();
  await expect(page).toHaveURL(`${deck.path}/game-selection`);
  await page.getByRole('button', { name: 'Back to the deck' }).click();
  await expect(page).toHaveURL(deck.path);
  expect(await scoresOf(page, deck, false)).toEqual([]);
});

test('the students of a class play by turns, and their scores stand on the class board', async ({ page }) => {
  const owner = await signUp(page.request);
  const deck = await cloneFor(page.request, owner, 'spanish');
  await newClass(page.request, '5c', ['Ana', 'Bilal']);
  await page.goto(`${deck.path}/word-rush`);
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: '5c' });
  await page.getByRole('button', { name: 'Start game' }).click();
  const next = page.locator('main [aria-live=polite]').filter({ hasText: /^(Ana|Bilal)$/ });
  const first = (await next.textContent())!;
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await play(page, deck.words, 1);
  const score = await scoreOn(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(next).toHaveText(first === 'Ana' ? 'Bilal' : 'Ana');
  await expect(page.getByText('1 of 2 have played')).toBeVisible();
  await expect
    .poll(async () => (await scoresOf(page, deck, true)).map((one) => [one.student_name, one.score]))
    .toEqual([[first, score]]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByRole('region', { name: 'Class board' })).toContainText(first);

  // Come to directly, the list of students has its words as well.
  await page.goto(`${deck.path}/word-rush-play`);
  await page.getByRole('button', { name: 'Choose', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Students' });
  await list.getByRole('button', { name: 'Mark Bilal absent for today' }).click();
  await page.keyboard.press('Escape');
  await expect(next).toHaveText('Ana');
});

test('a visitor plays without a record, and is told how there would be one', async ({ page }) => {
  const [topic] = await starterDecks(page.request, 'japanese');
  const words = await wordsOf(page.request, 'lexiroom', topic!.item_id);
  const recorded: string[] = [];
  page.on('request', (request) => {
    if (/question_answer|game_round|game_score/.test(request.url())) recorded.push(request.url());
  });
  await page.goto(`/deck/lexiroom/${topic!.item_id}/word-rush`);
  await expect(page.getByRole('link', { name: 'Login to save your progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Start game' }).click();
  await play(page, words, 1);
  expect(await scoreOn(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  expect(recorded).toEqual([]);
});

/** Plays rounds by keys, all of them right. */
async function catchRounds(page: Page, words: readonly Word[], from: number, to: number): Promise<void> {
  for (let round = from; round <= to; round++) {
    await dealt(page, round);
    const { right } = await cardsOf(page, words);
    await page.keyboard.press(`Digit${right + 1}`);
  }
}

/** The way round of cards that stopped, place by place: which would overlap, leave the table, or could not be pressed. */
const faultsOfTheWay = (page: Page) =>
  page.evaluate(async () => {
    const faults = new Set<string>();
    // What is laid out by the size of the window is told of it with the first frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const table = document.querySelector('[data-round]')!;
    const room = table.getBoundingClientRect();
    const cards = [...table.children];
    const ways = cards.map((card) => card.getAnimations()[0]!);
    const wholeMs = Number(ways[0]!.effect!.getTiming().duration);
    for (let share = 0; share < 1; share += 0.02) {
      for (const way of ways) way.currentTime = share * wholeMs;
      const boxes = cards.map((card) => card.getBoundingClientRect());
      for (const [place, box] of boxes.entries()) {
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // Nothing is there below the end of the window.
        if (there && !cards[place]!.contains(there)) faults.add(`${place} cannot be pressed`);
        if (box.left < room.left - 1 || box.right > room.right + 1) faults.add(`${place} left the table`);
        if (box.top < room.top - 1 || box.bottom > room.bottom + 1) faults.add(`${place} left the table`);
        for (const [other, its] of boxes.entries()) {
          const isApart =
            its.left >= box.right || its.right <= box.left || its.top >= box.bottom || its.bottom <= box.top;
          if (other > place && !isApart) faults.add(`${place} and ${other} overlap`);
        }
      }
    }
    return [...faults];
  });

test('the cards of Word Rush move and never overlap, in any window', async ({ page }) => {
  const deck = await ownDeck(page.request);
  await page.setViewportSize(desk);
  await page.goto(`${deck.path}/word-rush-play`);
  await dealt(page, 1);
  // What they cost a slow processor is measured by `npm run bench:games`.
  await catchRounds(page, deck.words, 1, 12);
  await dealt(page, 13);

  const placeOfFirst = () => page.locator('[data-round] > *').first().boundingBox();
  const begun = await placeOfFirst();
  await expect.poll(placeOfFirst).not.toEqual(begun);
  const { wrong } = await cardsOf(page, deck.words);
  await page.keyboard.press(`Digit${wrong + 1}`);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  const windows = [desk, { width: 1920, height: 1080 }, { width: 1024, height: 768 }, { width: 768, height: 1024 }];
  for (const viewport of [...windows, phone, { width: 360, height: 640 }]) {
    await page.setViewportSize(viewport);
    expect.soft(await faultsOfTheWay(page), `at ${viewport.width}`).toEqual([]);
  }
});

const looks: readonly Look[] = [{ viewport: { width: 1920, height: 1080 }, colorScheme: 'light' }, ...everyLook];

test('axe finds nothing on any page of a game, and nothing runs out of the window', async ({ page }) => {
  test.setTimeout(120_000);
  const owner = await signUp(page.request);
  const deck = await cloneFor(page.request, owner, 'spanish');
  await newClass(page.request, '5d', ['Ana', 'Bilal', 'Carmen']);
  const look = async (name: string) => expect.soft(await findingsOn(page, name, { looks })).toEqual([]);
  await page.goto(`${deck.path}/word-rush`);
  await expect(page.getByRole('region', { name: 'Class board' })).toBeVisible();
  await look('the first page of a game');
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: '5d' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText('0 of 3 have played')).toBeVisible();
  await look('who plays');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const viewport of [phone, desk]) {
    await show(page, { viewport });
    expect(await overflowing(page)).toEqual([]);
  }
  await dealt(page, 1);
  expect(await overflowing(page)).toEqual([]);
  const { wrong } = await cardsOf(page, deck.words);
  await page.keyboard.press(`Digit${wrong + 1}`);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await look('the end of a game');
});

test('Arabic, on a phone, by touch: a game runs from right to left and fits', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: phone, hasTouch: true });
  const page = await context.newPage();
  const deck = await ownDeck(page.request, 'arabic');
  await page.goto(`${deck.path}/word-rush-play`);
  await dealt(page, 1);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  const { right } = await cardsOf(page, deck.words);
  await page.locator('[data-round] > * > button').nth(right).tap();
  await dealt(page, 2);
  expect(await scoreOn(page)).toBeGreaterThan(0);
  expect(await overflowing(page)).toEqual([]);
  await context.close();
});
