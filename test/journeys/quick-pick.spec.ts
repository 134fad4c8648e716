import { expect, type Page } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { laptop, phone, smallPhone, test } from './live/screens.ts';
import { cloneFor, type Word, wordsOf } from './study/own-deck.ts';

const keys = { A: ['KeyQ', 'KeyW', 'KeyA', 'KeyS'], B: ['KeyY', 'KeyU', 'KeyH', 'KeyJ'] };
type Group = keyof typeof keys;

const sideOf = (page: Page, group: Group) => page.getByRole('region', { name: `Group ${group}` });
const pointsOf = (page: Page, group: Group) => sideOf(page, group).getByText(/^Points [\d,]+$/);
const winner = (page: Page) => page.getByRole('heading', { name: /Wins!/ });

/** The places of the right option and of a wrong one in the round that is open, by the words of the deck. */
async function optionsOf(page: Page, words: readonly Word[], list = page.getByRole('list').last()) {
  await expect(list.getByRole('button', { disabled: false }).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const pictures = await heading.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const isText = pictures.length === 0;
  const text = isText ? (await heading.innerText()).trim() : undefined;
  const word = words.find(({ target_translation, image_path }) =>
    isText ? target_translation === text : image_path === pictures[0],
  )!;
  const shown = await list
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map(
        (button) => button.querySelector('img')?.getAttribute('src') ?? button.querySelector('bdi')?.textContent,
      ),
    );
  const right = shown.findIndex((option) => option === (isText ? word.image_path : word.target_translation));
  return { right, wrong: (right + 1) % shown.length };
}

/** What a round comes to: its options are the same for both. */
const roundOf = (page: Page, words: readonly Word[]) => optionsOf(page, words, sideOf(page, 'A').getByRole('list'));

test('a visitor plays at one keyboard, on over a reload and to the winner, with nothing on the server', async ({
  screens,
}) => {
  const board = await screens.newPage(laptop);
  const posted: string[] = [];
  board.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
  });
  const [deck] = await starterDecks(board.request, 'spanish');
  const words = await wordsOf(board.request, 'lexiroom', deck!.item_id);
  await board.goto(`/deck/lexiroom/${deck!.item_id}/quick-pick`);
  await expect(board.getByRole('radio', { name: '1,000' })).toBeChecked();
  await expect(board.getByRole('switch')).toHaveCount(0);
  await board.getByRole('button', { name: 'Start game' }).click();
  await expect(sideOf(board, 'B').getByText('U', { exact: true })).toBeVisible();

  // B is wrong, and A takes the round; both keys of the same moment are heard.
  const first = await roundOf(board, words);
  await board.keyboard.press(keys.B[first.wrong]!);
  await expect(sideOf(board, 'B').getByText('Wrong', { exact: true })).toBeVisible();
  await board.keyboard.press(keys.A[first.right]!);
  await expect(pointsOf(board, 'A')).toHaveText('Points 100');
  expect(await findingsOn(board, 'a round that is decided')).toEqual([]);
  await board.reload();
  await expect(pointsOf(board, 'A')).toHaveText('Points 100');

  // From the second in a row on A has more for each: 200, 200, 300, 300.
  for (const points of ['300', '500', '800', '1,100']) {
    const { right } = await roundOf(board, words);
    await board.keyboard.press(keys.A[right]!);
    await expect(pointsOf(board, 'A')).toHaveText(`Points ${points}`);
  }
  await expect(winner(board)).toHaveText(/Group A\s*Wins!/);
  expect(await findingsOn(board, 'a winner', { looks: everyLook })).toEqual([]);
  expect(posted.filter((path) => path.startsWith('/api/live'))).toEqual([]);
  await board.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(board.getByRole('button', { name: 'Start game' })).toBeVisible();
});

test('two phones join by the pin as A and B, beside fingers on the board, and a reload loses no point', async ({
  screens,
}) => {
  const board = await screens.newPage(laptop);
  const owner = await signUp(board.request);
  const deck = await cloneFor(board.request, owner, 'spanish');
  await board.goto(`${deck.path}/quick-pick`);
  await board.getByText('Phones join by a pin').click();
  await board.getByRole('button', { name: 'Start game' }).click();
  const sign = board.getByText(/^Pin \d{3} \d{3}$/);
  await expect(sign).toBeVisible();
  const pin = (await sign.innerText()).replace(/\D/g, '');
  const phones = { A: await screens.newPage(phone), B: await screens.newPage(smallPhone) };
  for (const [name, page] of [
    ['Ada', phones.A],
    ['Ben', phones.B],
  ] as const) {
    await page.goto(`/live/${pin}`);
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(board.getByText(name, { exact: true })).toBeVisible();
  }
  expect(await findingsOn(board, 'phones before the game')).toEqual([]);
  await board.getByRole('button', { name: 'Start', exact: true }).click();

  const first = await optionsOf(phones.B, deck.words);
  expect(await findingsOn(phones.B, 'a round on a phone')).toEqual([]);
  await phones.B.getByRole('list').last().getByRole('button').nth(first.right).click();
  await expect(pointsOf(board, 'B')).toHaveText('Points 100');
  await expect(phones.A.getByRole('list').first()).toContainText('100');
  await board.reload();
  await expect(pointsOf(board, 'B')).toHaveText('Points 100');

  // Two fingers touch the board in one moment; the right one has the points.
  const { right, wrong } = await roundOf(board, deck.words);
  const buttons = (group: Group) => sideOf(board, group).getByRole('list').getByRole('button');
  const touched = [await buttons('A').nth(right).elementHandle(), await buttons('B').nth(wrong).elementHandle()];
  await board.evaluate((both) => {
    for (const [place, button] of both.entries())
      button?.dispatchEvent(
        new PointerEvent('pointerdown', { bubbles: true, pointerId: place + 1, pointerType: 'touch' }),
      );
  }, touched);
  await expect(pointsOf(board, 'A')).toHaveText('Points 100');
  await expect(pointsOf(board, 'B')).toHaveText('Points 100');

  // The way back ends it for everybody.
  await board.getByRole('button', { name: 'Back to the game', exact: true }).click();
  await expect(phones.A.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  expect(screens.complaints).toEqual([]);
});
