import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, findingsOn } from './accessibility/axe.ts';
import { everyLook, type Look, phone, show, smallPhone } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { newClass } from './classes/own-class.ts';
import { scoreOn, scoresOf } from './games/scores.ts';
import { cloneFor, type Deck, ownDeck, type Word, wordsOf } from './study/own-deck.ts';

/** The word whose picture is in sight, once the game has begun. */
async function askedOf(page: Page, { words }: Deck): Promise<Word> {
  await expect(page.getByRole('textbox')).toBeFocused({ timeout: 20_000 });
  const pictures = await page.locator('main img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  return words.find(({ image_path }) => pictures.includes(image_path))!;
}

/** How many letters of a Spanish word are typed. */
const letterCount = ({ target_translation }: Word) => target_translation.match(/\p{L}/gu)!.length;

/** Types so many words to their end, by keys. Gives them; the next one is asked then. */
async function typeWords(page: Page, deck: Deck, count: number): Promise<Word[]> {
  const asked: Word[] = [];
  while (asked.length < count) {
    const word = await askedOf(page, deck);
    asked.push(word);
    await page.keyboard.type(word.target_translation);
    await expect(page.getByRole('textbox')).toHaveValue('');
  }
  return asked;
}

/** Loses all life with wrong letters; those that come too soon after another one cost nothing. */
async function loseAllLife(page: Page): Promise<void> {
  const over = page.getByRole('heading', { name: 'Game over' });
  for (let key = 0; !(await over.isVisible()); key += 1) {
    const field = page.getByRole('textbox');
    if (await field.isVisible()) await page.keyboard.press(key % 2 === 0 ? 'Digit7' : 'Digit8');
  }
}

test('a learner plays Type Hype on an own deck to its end: due dates have moved, the score stands on the scoreboard', async ({
  page,
}) => {
  const owner = await signUp(page.request, { role: 'learner' });
  const deck = await cloneFor(page.request, owner, 'spanish');
  await page.goto(`${deck.path}/type-hype`);
  await expect(page.getByRole('button', { name: 'Start game' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${deck.path}/type-hype-play`);
  const typed = await typeWords(page, deck, 3);
  const missed = await askedOf(page, deck);
  await loseAllLife(page);
  const score = await scoreOn(page);
  expect(score).toBe(10 * typed.reduce((sum, word, place) => sum + letterCount(word) * (place === 2 ? 2 : 1), 0));
  await expect(page.getByText('You have no life left.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();

  await expect.poll(() => scoresOf(page, deck, false, 'type-hype')).toMatchObject([{ score, student_name: null }]);
  const words = await wordsOf(page.request, deck.owner, deck.deck_id);
  const nowOf = ({ word_id }: Word) => words.find((word) => word.word_id === word_id)!;
  for (const word of [...typed, missed]) {
    expect(nowOf(word).answers.map(({ is_correct }) => is_correct)).toEqual([word !== missed]);
    expect(nowOf(word).due_date > word.due_date).toBe(true);
  }

  await page.goto(deck.path);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const scores = page.getByRole('region', { name: 'High scores' });
  await scores.getByText('Type Hype').click();
  await expect(scores.getByRole('row').nth(1)).toContainText(String(score));
});

test('a student of a class gives up: the score stands on the class board, the answer is of class and student', async ({
  page,
}) => {
  const owner = await signUp(page.request);
  const deck = await cloneFor(page.request, owner, 'spanish');
  const class_id = await newClass(page.request, '6b', ['Dina']);
  await page.goto(`${deck.path}/type-hype`);
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: '6b' });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const [word] = await typeWords(page, deck, 1);
  const score = await scoreOn(page);
  // Also from beside the field: nothing ends the game without a question.
  await page.locator('main img').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'End the game' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('main img').first().click();
  await page.keyboard.press('Digit7');
  await expect(page.getByRole('textbox')).toHaveValue('7');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You gave up.').last()).toBeVisible();
  await expect
    .poll(() => scoresOf(page, deck, true, 'type-hype'))
    .toMatchObject([{ score, student_name: 'Dina', class_name: '6b' }]);
  expect(await scoresOf(page, deck, false, 'type-hype')).toEqual([]);
  const read = await page.request.get(`/api/word-deck/${owner}/search?id=${deck.deck_id}&class_id=${class_id}`);
  const { words } = (await read.json()) as { words: Word[] };
  expect(words.find(({ word_id }) => word_id === word!.word_id)!.answers).toMatchObject([
    { is_correct: true, student_name: 'Dina', class_id },
  ]);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.getByRole('region', { name: 'Class board' })).toContainText('Dina');
});

for (const [language, name, keys] of [
  ['japanese', 'Japanese', ['k', 'か']],
  ['korean', 'Korean', ['ㄱ']],
] as const) {
  test(`a ${name} word is composed by an input method, which is no mistake before it is finished, and so is the next one`, async ({
    page,
  }) => {
    const deck = await ownDeck(page.request, language);
    await page.goto(`${deck.path}/type-hype-play`);
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    const life = page.getByRole('meter', { name: 'Life' });
    let score = 0;
    // The first word ends the composition; the second one is whole while it is still composed, as Korean words are.
    for (const isHandedOver of [true, false]) {
      const word = await askedOf(page, deck);
      for (const text of keys) await compose(text);
      await expect(page.getByRole('textbox')).toHaveValue(keys.at(-1)!);
      await (isHandedOver
        ? input.send('Input.insertText', { text: word.target_translation })
        : compose(word.target_translation));
      await expect.poll(() => scoreOn(page)).toBeGreaterThan(score);
      score = await scoreOn(page);
      await expect(page.getByRole('textbox')).toHaveValue('');
      await expect(life).toHaveAttribute('value', '100');
    }
  });
}

test('an Arabic word is typed from right to left, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const deck = await ownDeck(page.request, 'arabic');
  await page.goto(`${deck.path}/type-hype-play`);
  const word = await askedOf(page, deck);
  await expect(page.getByRole('textbox')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page, 'Type Hype in Arabic on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.insertText(word.target_translation);
  await expect(page.locator('[data-score]')).not.toHaveText('0');
});

const looks: readonly Look[] = [
  { viewport: { width: 1920, height: 1080 }, colorScheme: 'light' },
  { viewport: { width: 1024, height: 768 }, colorScheme: 'light' },
  { viewport: smallPhone, colorScheme: 'light' },
  ...everyLook,
];

test('axe finds nothing while a word is typed, wrong letters and the end included, and nothing runs out of the window', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const deck = await ownDeck(page.request, 'russian');
  const look = async (name: string) => expect.soft(await findingsOn(page, name, { looks })).toEqual([]);
  await page.goto(`${deck.path}/type-hype-play`);
  await askedOf(page, deck);
  await look('a word that is typed');
  const field = page.getByRole('textbox');
  for (const viewport of [phone, { width: 1024, height: 768 }]) {
    await show(page, { viewport });
    const { y, height } = (await field.boundingBox())!;
    expect(y + height).toBeLessThan(viewport.height);
    // No word begins with it.
    await page.getByRole('toolbar', { name: 'Letters to press' }).getByRole('button', { name: 'ъ' }).click();
    await expect(field).toHaveValue('ъ');
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Delete the last letter' }).click();
    await expect(field).toHaveValue('');
  }
  await page.keyboard.press('Digit7');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await look('a wrong letter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('whether to give up');
  await page.getByRole('button', { name: 'End the game' }).click();
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  await look('the end of Type Hype');
});
