import { expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { type Look, show, smallPhone } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { newClass, selectClass } from './classes/own-class.ts';
import { type Deck, cloneFor } from './study/own-deck.ts';
import { arrivedAt, goOnFrom, leftPage, optionsOf, pageNumber, questionOf, sightOf } from './study/shown-page.ts';

const projector = { width: 1024, height: 768 };
const looks: readonly Look[] = [
  { viewport: smallPhone, colorScheme: 'light' },
  { viewport: smallPhone, colorScheme: 'dark' },
  { viewport: projector, colorScheme: 'dark' },
  { viewport: projector, colorScheme: 'light' },
];

interface Asked {
  word_id: number;
  is_correct: boolean;
  class_id: number;
  student_id: number;
}

/** A teacher with a deck, and class 7b of 28 students. */
async function teacherWithClass(page: Page): Promise<{ deck: Deck; names: Map<string, number>; class_id: number }> {
  const owner = await signUp(page.request, { role: 'teacher' });
  const deck = await cloneFor(page.request, owner, 'japanese');
  const made = await page.request.post('/api/class', { data: { class_name: '7b' } });
  const { class_id } = (await made.json()) as { class_id: number };
  const students = Array.from({ length: 28 }, (_, place) => ({ student_name: `Maximiliana ${place + 1}` }));
  const added = await page.request.post('/api/students', { data: { class_id, students } });
  expect(added.status()).toBe(201);
  const rows = (await added.json()) as { student_id: number; student_name: string }[];
  return { deck, class_id, names: new Map(rows.map((row) => [row.student_name, row.student_id])) };
}

const studentIn = (page: Page) => page.locator('[data-questioner] [aria-live]');

test('a teacher questions a class of 28 for ten words on a projector, and each answer is the student’s', async ({
  page,
}) => {
  const { deck, names, class_id } = await teacherWithClass(page);
  const sent: Asked[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/question_answer')) sent.push(request.postDataJSON() as Asked);
  });
  await show(page, { viewport: projector });
  await page.goto(deck.path);
  await selectClass(page, '7b');
  await expect(page.getByRole('link', { name: '7b', exact: true })).toHaveAttribute('href', `/class/${class_id}`);

  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await arrivedAt(page);
  await expect(studentIn(page)).toHaveText(/Maximiliana/);
  expect(await findingsOn(page, 'a test with a class', { looks })).toEqual([]);
  await show(page, { viewport: projector, colorScheme: 'light' });
  const letters = await studentIn(page).evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  expect(letters, 'a name is read from the last row').toBeGreaterThanOrEqual(48);
  expect(await reachBelow(page), 'every option is in sight, also with the bar of tools').toBeLessThanOrEqual(
    projector.height - heightOfTools,
  );

  const asked: Omit<Asked, 'class_id'>[] = [];
  for (let count = 0; count < 10; count++) {
    const before = await pageNumber(page);
    const { word, right, wrong } = await questionOf(page, deck);
    const student_id = names.get(await studentIn(page).innerText())!;
    const is_correct = count % 3 !== 0;
    await page.keyboard.press(`Digit${(is_correct ? right : wrong) + 1}`);
    await expect(page.getByRole('button', { name: 'Change' })).toHaveAttribute('aria-disabled', 'true');
    asked.push({ word_id: word.word_id, is_correct, student_id });
    if (!is_correct) await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await goOnFrom(page, before, is_correct ? 'ArrowRight' : 'Enter');
  }
  expect(new Set(asked.map(({ student_id }) => student_id)).size, 'ten students, none twice').toBe(10);
  const sentOnes = () => sent.map(({ word_id, is_correct, student_id }) => ({ word_id, is_correct, student_id }));
  await expect.poll(sentOnes).toEqual(asked);
  expect(sent.every((answer) => answer.class_id === class_id)).toBe(true);

  // Another page of the same tab: the class and the cycle go on, whoever was removed is back.
  await page.keyboard.press('KeyR');
  await expect(page.getByText('They will not appear again until the page is refreshed.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.evaluate(() => localStorage.setItem('interface_language', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(studentIn(page)).toHaveText(/Maximiliana/);
  expect(asked.map(({ student_id }) => student_id)).not.toContain(names.get(await studentIn(page).innerText()));
  const inArabic = [{ viewport: smallPhone }, { viewport: projector }];
  expect(await findingsOn(page, 'a test with a class, in Arabic', { looks: inArabic })).toEqual([]);
  const read = await page.request.get(`/api/word-deck/${deck.owner}/search?id=${deck.deck_id}&class_id=${class_id}`);
  const { words } = (await read.json()) as { words: { word_id: number; answers: Asked[] }[] };
  const recorded = words.flatMap(({ word_id, answers }) => answers.map((answer) => pairOf(word_id, answer.student_id)));
  expect(new Set(recorded)).toEqual(new Set(asked.map(({ word_id, student_id }) => pairOf(word_id, student_id))));
  expect(recorded).toHaveLength(10);
});

/** Answers the question in sight rightly and goes on; gives who was asked. */
async function answerRightly(page: Page, deck: Deck): Promise<string> {
  const before = await pageNumber(page);
  const { right } = await questionOf(page, deck);
  const name = await studentIn(page).innerText();
  await page.keyboard.press(`Digit${right + 1}`);
  await goOnFrom(page, before, 'ArrowRight');
  return name;
}

/** How often each student was asked, as the list of students says on the page in sight. */
async function askedOn(page: Page): Promise<string[]> {
  await arrivedAt(page);
  await expect(studentIn(page)).not.toBeEmpty();
  await page.keyboard.press('KeyL');
  return page.getByRole('dialog', { name: 'Students' }).getByRole('listitem').allInnerTexts();
}

test('questioned on two devices, one of them cut off for a while: each answer counts once, and both agree; a class that is deleted is forgotten', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const owner = await signUp(page.request, { role: 'teacher' });
  const deck = await cloneFor(page.request, owner, 'japanese');
  const class_id = await newClass(page.request, '7b', ['Mia', 'Leo', 'Noor']);
  await page.goto(deck.path);
  await selectClass(page, '7b');
  // The same teacher on another device.
  const context = await browser.newContext({ baseURL: baseURL!, storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(`${deck.path}/test`);

  await page.goto(`${deck.path}/study`);
  while ((await sightOf(page)) !== 'question') {
    const before = await pageNumber(page);
    await page.keyboard.press('Enter');
    await leftPage(page, before);
  }
  await expect(studentIn(page)).toHaveText(/Mia|Leo|Noor/);
  expect(await findingsOn(page, 'a study with a class', { looks })).toEqual([]);

  const asked = [await answerRightly(page, deck), await answerRightly(other, deck)];
  const recorded = async () => {
    const read = await page.request.get(`/api/word-deck/${owner}/search?id=${deck.deck_id}&class_id=${class_id}`);
    const { words } = (await read.json()) as { words: { answers: Asked[] }[] };
    return words.flatMap(({ answers }) => answers);
  };
  await expect.poll(async () => (await recorded()).length).toBe(2);
  await context.setOffline(true);
  asked.push(await answerRightly(other, deck));
  await expect(other.getByText('1 answer waiting to be sent')).toBeVisible();
  expect(await recorded()).toHaveLength(2);
  // Here the answer arrives at once, but that it did is lost on the way back, so that it is sent again.
  const tries: string[] = [];
  await other.route('**/api/question_answer', async (route) => {
    tries.push((route.request().postDataJSON() as { answer_id: string }).answer_id);
    const response = await route.fetch();
    return tries.length === 1 ? route.abort() : route.fulfill({ response });
  });
  await context.setOffline(false);
  await expect.poll(() => tries).toHaveLength(2);
  expect(new Set(tries).size).toBe(1);
  await expect.poll(async () => (await recorded()).length).toBe(3);
  await expect(other.getByText('waiting to be sent')).toHaveCount(0);

  for (const device of [page, other]) await device.goto(`${deck.path}/test`);
  const told = ['Mia', 'Leo', 'Noor'].map((name) => {
    const times = asked.filter((one) => one === name).length;
    return `${name}\nasked ${times} ${times === 1 ? 'time' : 'times'}`;
  });
  expect([await askedOn(page), await askedOn(other)]).toEqual([told, told]);
  expect(await recorded()).toHaveLength(3);

  expect((await other.request.delete('/api/class', { data: { class_id } })).ok()).toBe(true);
  await page.goto(deck.path);
  await expect(page.getByText('You are now studying without a class.')).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), `deck-${deck.deck_id}-class`)).toBeNull();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await arrivedAt(page);
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(page.locator('[data-questioner]')).toHaveCount(0);
  await context.close();
});

test('the name of whoever is asked is read from the last row in every mode, and never pushes the task out of sight', async ({
  page,
}) => {
  const owner = await signUp(page.request, { role: 'teacher' });
  const deck = await cloneFor(page.request, owner, 'japanese');
  const class_id = await newClass(page.request, '7b', [
    'Wilhelmina Maximiliana von Hohenzollernx',
    'W'.repeat(40),
    'عبد الرحمن بن محمد بن عبد الله الأنصاري',
  ]);
  await page.addInitScript(
    ([name, id]) => localStorage.setItem(name!, id!),
    [`deck-${deck.deck_id}-class`, String(class_id)],
  );
  await show(page, { viewport: projector });
  for (const mode of ['Study', 'Revise', 'Test']) {
    await page.goto(deck.path);
    await page.getByRole('button', { name: mode, exact: true }).click();
    await arrivedAt(page);
    // Study shows a new word before it asks for one.
    if (mode === 'Study') {
      while ((await sightOf(page)) !== 'question') {
        const before = await pageNumber(page);
        await page.keyboard.press('Enter');
        await leftPage(page, before);
      }
    }
    // Three of them in Revise, one for each card; in the others one after another.
    const asked = mode === 'Revise' ? 3 : 1;
    await expect(studentIn(page)).toHaveCount(asked);
    for (let turn = asked; turn <= 3; turn += 1) {
      const sizes = await studentIn(page).evaluateAll((names) =>
        names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
      );
      expect(Math.min(...sizes), `${mode}: ${await studentIn(page).first().innerText()}`).toBeGreaterThanOrEqual(40);
      expect(await reachBelow(page), `${mode}: the task is in sight`).toBeLessThanOrEqual(projector.height);
      const before = await studentIn(page).first().innerText();
      if (turn === 3) break;
      await page.getByRole('button', { name: 'Change' }).click();
      await expect(studentIn(page)).not.toHaveText(before);
    }
  }
});

const pairOf = (word_id: number, student_id: number) => `${word_id} by ${student_id}`;

/** Of the bar that comes when the pointer rests at the bottom, in CSS pixels. */
const heightOfTools = 61;

/** How far down the options reach, in CSS pixels. */
const reachBelow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('main ol button')].map((option) => option.getBoundingClientRect().bottom),
    ),
  );
