import { expect, type Page } from '@playwright/test';
import { ServerProcess } from '../bots/server-process.ts';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { newClass } from './classes/own-class.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { laptop, phone, smallPhone, test, wall } from './live/screens.ts';
import { cloneFor, type Deck, type Word, wordsOf } from './study/own-deck.ts';

const keys = { A: ['KeyQ', 'KeyW', 'KeyA', 'KeyS'], B: ['KeyY', 'KeyU', 'KeyH', 'KeyJ'] };
type Group = keyof typeof keys;
/** Of the kind that hangs in classrooms. */
const projector = { width: 1024, height: 768 };

const sideOf = (page: Page, group: Group) => page.getByRole('region', { name: `Group ${group}` });
const pointsOf = (page: Page, group: Group) => sideOf(page, group).getByText(/^Points [\d,]+$/);
/** The button of a phone for a group. */
const groupOn = (page: Page, group: Group) => page.getByRole('button', { name: `Group ${group}` });
const winner = (page: Page) => page.getByRole('heading', { name: /Wins!/ });

/** The places of the right option and of a wrong one in the round that is open, by the words of the deck. */
async function optionsOf(page: Page, words: readonly Word[], list = page.locator('ol').last()) {
  await expect(list.getByRole('button', { disabled: false }).first()).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const pictures = await heading.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const isText = pictures.length === 0;
  const text = isText ? (await heading.innerText()).trim() : undefined;
  const word = words.find(({ target_translation, image_path }) =>
    isText ? target_translation === text : image_path === pictures[0],
  )!;
  const shown = await list.getByRole('button').evaluateAll((buttons) =>
    buttons.map(
      (button) =>
        button.querySelector('img')?.getAttribute('src') ??
        // A long word may be broken where it bears a hyphen that is seen nowhere else.
        button.querySelector('bdi')?.textContent.replaceAll('\u00AD', ''),
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
  // Ben would rather play for A; the teacher puts him back.
  const listOf = (group: Group) => board.locator('section', { hasText: `Group ${group}` });
  await groupOn(phones.B, 'A').click();
  await expect(groupOn(phones.B, 'A')).toHaveAttribute('aria-pressed', 'true');
  await expect(listOf('A').getByRole('button', { name: 'Ben' })).toBeVisible();
  expect(await findingsOn(phones.B, 'the choice of a group')).toEqual([]);
  await board.getByRole('button', { name: 'Ben' }).click();
  await expect(groupOn(phones.B, 'B')).toHaveAttribute('aria-pressed', 'true');
  expect(await findingsOn(board, 'phones before the game')).toEqual([]);
  await board.getByRole('button', { name: 'Start', exact: true }).click();

  const first = await optionsOf(phones.B, deck.words);
  expect(await findingsOn(phones.B, 'a round on a phone')).toEqual([]);
  await phones.B.locator('ol').getByRole('button').nth(first.right).click();
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

  // B wins; the phones stay in the room, and the next game is theirs as well.
  for (const points of ['200', '400', '600', '900', '1,200']) {
    const next = await roundOf(board, deck.words);
    await board.keyboard.press(keys.B[next.right]!);
    await expect(pointsOf(board, 'B')).toHaveText(`Points ${points}`);
  }
  await expect(winner(board)).toHaveText(/Group B\s*Wins!/);
  await expect(phones.B.getByText('That is your group!')).toBeVisible();
  expect(await findingsOn(phones.A, 'a winner on a phone')).toEqual([]);
  await board.reload();
  await board.getByRole('button', { name: 'Retry' }).click();
  const again = await optionsOf(phones.A, deck.words);
  await phones.A.locator('ol').getByRole('button').nth(again.right).click();
  await expect(pointsOf(board, 'A')).toHaveText('Points 100');
  await expect(pointsOf(board, 'B')).toHaveText('Points 0');

  // Zoe comes late, and may still choose; the teacher sees who plays for whom.
  const late = await screens.newPage(phone);
  await late.goto(`/live/${pin}`);
  await late.getByLabel('Name').fill('Zoe');
  await late.getByRole('button', { name: 'Join', exact: true }).click();
  await late.getByRole('button', { name: 'Move to group B' }).click();
  await expect(late.getByRole('button', { name: 'Move to group A' })).toBeVisible();
  await board.getByRole('button', { name: 'Groups' }).click();
  const groups = board.getByRole('dialog');
  await expect(groups.locator('section', { hasText: 'Group B' }).getByRole('button')).toHaveText(['Ben', 'Zoe']);
  expect(await findingsOn(board, 'who plays for which group')).toEqual([]);
  await board.keyboard.press('Escape');

  // The teacher's second computer shows the same game, somebody else's shows nothing of it.
  const second = await board.context().newPage();
  await second.goto(`/live/${pin}/projector`);
  await expect(pointsOf(second, 'A')).toHaveText('Points 100');
  expect(await findingsOn(second, 'the board on another computer')).toEqual([]);
  await late.goto(`/live/${pin}/host`);
  await expect(late.getByRole('heading', { name: 'This screen belongs to the host of the quiz' })).toBeVisible();

  // The way back ends it for everybody.
  await board.getByRole('button', { name: 'Back to the game', exact: true }).click();
  await expect(phones.A.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();

  // Its report tells of both games.
  await second.goto(`/live/${pin}/host`);
  await expect(second.getByRole('heading', { name: 'Game 2' })).toBeVisible();
  await expect(second.getByRole('table').first().getByRole('row').nth(1)).toContainText('Group BBen');
  expect(await findingsOn(second, 'the report of a Quick Pick')).toEqual([]);
  expect(screens.complaints).toEqual([]);
});

/** Who plays for a group, as the choice of players shows it large. */
const playerOf = (page: Page, group: Group) => sideOf(page, group).locator('[aria-live] bdi');
const playersOf = async (page: Page) => ({
  A: await playerOf(page, 'A').innerText(),
  B: await playerOf(page, 'B').innerText(),
});
const startsWith = (page: Page) => page.getByRole('button', { name: 'Start', exact: true }).click();

/** Presses one key after the other within one moment of the page. */
const pressTogether = (page: Page, codes: readonly string[]) =>
  page.evaluate((all) => {
    for (const code of all) window.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
  }, codes);

/** Counts the pieces of confetti in every frame that is drawn from now on. */
const countConfetti = (page: Page) =>
  page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { confetti: frames });
    type Draw = (this: CanvasRenderingContext2D, ...area: [number, number, number, number]) => void;
    const canvas = CanvasRenderingContext2D.prototype as unknown as Record<'clearRect' | 'fillRect', Draw>;
    const { clearRect, fillRect } = canvas;
    canvas.clearRect = function (...area) {
      frames.push(0);
      clearRect.apply(this, area);
    };
    canvas.fillRect = function (...area) {
      frames[frames.length - 1]! += 1;
      fillRect.apply(this, area);
    };
  });
const confettiOf = (page: Page) => page.evaluate(() => (window as unknown as { confetti: number[] }).confetti);

test('a class plays on one board by the letters of two hands: student against student by turns, then its groups', async ({
  screens,
}) => {
  const board = await screens.newPage(projector);
  const owner = await signUp(board.request);
  const deck = await cloneFor(board.request, owner, 'spanish');
  const class_id = await newClass(board.request, '7b', ['Ana', 'Ben', 'Cem', 'Dua']);
  await board.request.post('/api/class_item', { data: { class_id, item_id: deck.deck_id } });
  await board.goto(`/class/${class_id}?view=decks`);
  await board.getByRole('link', { name: /^Ask questions from/ }).click();
  await board.getByRole('button', { name: 'Play', exact: true }).click();
  await board.getByRole('button', { name: /^Quick Pick/ }).click();
  const won = board.getByRole('region', { name: 'Class board' }).getByRole('listitem');
  await expect(won).toHaveText(['Group A 0', 'Group B 0']);
  await board.getByRole('button', { name: 'Start game' }).click();

  // Groups are shuffled after a question, which is left out within ten seconds of the last shuffle.
  const question = board.getByRole('dialog', { name: 'Shuffle the groups?' });
  await board.getByRole('button', { name: 'Shuffle' }).click();
  await expect(question).toContainText('This will reset the students who played before');
  expect(await findingsOn(board, 'who plays')).toEqual([]);
  await question.getByRole('button', { name: 'Shuffle' }).click();
  await board.getByRole('button', { name: 'Shuffle' }).click();
  await expect(question).toHaveCount(0);
  const first = await playersOf(board);
  await startsWith(board);

  // On a wall, a laptop and a phone: nothing scrolls while a question is open.
  const { right } = await roundOf(board, deck.words);
  for (const viewport of [wall, laptop, phone, projector]) {
    await board.setViewportSize(viewport);
    const below = () => board.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(below, `${viewport.width} wide: scrolls by so much`).toBe(0);
  }
  // Both are right in one moment: both are heard, and the first one has the points.
  await pressTogether(board, [keys.A[right]!, keys.B[right]!]);
  for (const group of ['A', 'B'] as const)
    await expect(sideOf(board, group).getByText('Right!', { exact: true })).toBeVisible();
  await expect(pointsOf(board, 'A')).toHaveText('Points 100');
  await expect(pointsOf(board, 'B')).toHaveText('Points 0');
  await expect(board.getByText(`${first.A}: Right! 100 points`)).toBeAttached();
  for (const points of ['300', '500', '800', '1,100']) {
    const round = await roundOf(board, deck.words);
    if (points === '1,100') {
      await board.emulateMedia({ reducedMotion: 'no-preference' });
      await countConfetti(board);
    }
    if (points === '300') {
      // By Tab and Enter: the focus is where it was when the next round comes.
      const button = sideOf(board, 'A').getByRole('list').getByRole('button').nth(round.right);
      await button.focus();
      await board.keyboard.press('Enter');
      await roundOf(board, deck.words);
      await expect(button).toBeFocused();
    } else await board.keyboard.press(keys.A[round.right]!);
    await expect(pointsOf(board, 'A')).toHaveText(`Points ${points}`);
  }
  await expect(winner(board)).toHaveText(new RegExp(`^${first.A}\\s*Wins!$`));
  await expect(board.getByRole('list', { name: 'Games won' }).getByRole('listitem')).toHaveText([
    'Group A 1',
    'Group B 0',
  ]);
  // 200 pieces fall, and none of them twice.
  await expect.poll(async () => (await confettiOf(board))[0]).toBe(200);
  await expect.poll(async () => (await confettiOf(board)).at(-1)).toBeLessThan(100);
  const pieces = await confettiOf(board);
  expect(pieces).toEqual(pieces.toSorted((one, other) => other - one));

  // Nobody plays twice until everybody has: of two in each group it is the other one's turn.
  await board.emulateMedia({ reducedMotion: 'reduce' });
  await board.getByRole('button', { name: 'Retry' }).click();
  await expect(playerOf(board, 'A')).not.toHaveText(first.A);
  await expect(playerOf(board, 'B')).not.toHaveText(first.B);
  await board.getByText('Everybody', { exact: true }).click();
  await startsWith(board);
  const mayhem = await roundOf(board, deck.words);
  await expect(board.getByRole('heading', { name: 'Group B' })).toBeVisible();
  await board.keyboard.press(keys.B[mayhem.wrong]!);
  await expect(board.getByText('Group B: Wrong')).toBeAttached();

  // A game that is left has no winner; what was answered stays: one of each moment, for student and class or class alone.
  await board.keyboard.press('Escape');
  await expect(won).toHaveText(['Group A 1', 'Group B 0']);
  const answers = await answersOfClass(board, deck, class_id);
  expect(answers.filter(({ student_name }) => student_name === first.A)).toHaveLength(5);
  expect(answers.filter(({ student_name }) => student_name === first.B)).toHaveLength(1);
  expect(answers.filter(({ student_name }) => student_name === null)).toMatchObject([{ is_correct: false }]);
  expect(screens.complaints).toEqual([]);
});

test('the server is killed in the middle: the board goes on by itself, with every point, and each pick counts once', async ({
  browser,
}) => {
  const server = await ServerProcess.start();
  const context = await browser.newContext({ baseURL: server.url, viewport: projector, reducedMotion: 'reduce' });
  try {
    const board = await context.newPage();
    const owner = await signUp(board.request);
    const deck = await cloneFor(board.request, owner, 'spanish');
    const class_id = await newClass(board.request, '7b', ['Ana', 'Ben']);
    await board.goto(`${deck.path}/quick-pick`);
    await board.getByRole('combobox', { name: 'Class' }).selectOption({ label: '7b' });
    await board.getByRole('button', { name: 'Start game' }).click();
    const students = await playersOf(board);
    await startsWith(board);
    for (const points of ['100', '300']) {
      const { right } = await roundOf(board, deck.words);
      await board.keyboard.press(keys.A[right]!);
      await expect(pointsOf(board, 'A')).toHaveText(`Points ${points}`);
    }

    // What is pressed while there is no server is heard by the next one.
    const { right } = await roundOf(board, deck.words);
    await server.kill();
    await expect(board.getByText('Connecting…')).toBeVisible();
    await board.keyboard.press(keys.A[right]!);
    await server.start();
    await expect(pointsOf(board, 'A')).toHaveText('Points 500');
    const next = await roundOf(board, deck.words);
    await expect(board.getByText('Connecting…')).toHaveCount(0);
    await board.reload();
    await expect(pointsOf(board, 'A')).toHaveText('Points 500');
    await roundOf(board, deck.words);
    await board.keyboard.press(keys.B[next.right]!);
    await expect(pointsOf(board, 'B')).toHaveText('Points 100');
    await expect(pointsOf(board, 'A')).toHaveText('Points 500');
    for (const group of ['A', 'B'] as const)
      await expect(board.getByRole('heading', { name: students[group] })).toBeVisible();
    const answers = await answersOfClass(board, deck, class_id);
    const givenBy = (student: string) => answers.filter(({ student_name }) => student_name === student);
    expect([answers.length, givenBy(students.A).length, givenBy(students.B).length]).toEqual([4, 3, 1]);
  } finally {
    await context.close();
    await server.stop();
  }
});

/** The answers of a class to the words of a deck, as its teacher is told them. */
async function answersOfClass({ request }: Page, { owner, deck_id }: Deck, class_id: number) {
  const found = await request.get(`/api/word-deck/${owner}/search?id=${deck_id}&class_id=${class_id}`);
  const { words } = (await found.json()) as {
    words: { answers: { student_name: string | null; is_correct: boolean }[] }[];
  };
  return words.flatMap(({ answers }) => answers);
}
