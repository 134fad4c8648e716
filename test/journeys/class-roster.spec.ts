import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { desk, everyLook, type Look, smallPhone } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { classOf, newClass, studentCard } from './classes/own-class.ts';
import { cloneFor } from './study/own-deck.ts';

/** A dialog, as narrow as it gets; and as wide as it goes on. */
const looks: readonly Look[] = [
  { viewport: smallPhone, colorScheme: 'light' },
  { viewport: smallPhone, colorScheme: 'dark' },
  { viewport: desk, colorScheme: 'light' },
];

const namesOf = async (api: APIRequestContext, class_id: number) =>
  (await classOf(api, class_id)).students.map(({ student_name }) => student_name);

/** How many answers the history of a student has. */
async function answersOf(api: APIRequestContext, student_id: number): Promise<number> {
  const read = await api.get(`/api/student_history/${student_id}?page=1`);
  return ((await read.json()) as { answers: unknown[] }).answers.length;
}

/** Goes down an open menu to a line of it, and takes that. */
async function chooseByKeys(page: Page, words: string): Promise<void> {
  const line = page.getByRole('menuitem', { name: words, exact: true });
  await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
  const isThere = () => line.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Opens by keys what can be done with a student, and chooses it. */
async function chooseFor(page: Page, name: string, words: string): Promise<void> {
  await studentCard(page, name).focus();
  await page.keyboard.press('Enter');
  await chooseByKeys(page, words);
}

test('a roster of last year is put in order by keys, each step can be taken back, and a new class is made of it', async ({
  page,
}) => {
  test.slow();
  const api = page.request;
  const deck = await cloneFor(api, await signUp(api), 'german');
  const other = await newClass(api, '8c', ['Zoë']);
  const class_id = await newClass(api, '7b', ['Ada', 'Ada L.', 'Ben', 'Cem']);
  const [ada, adaL] = (await classOf(api, class_id)).students.map(({ student_id }) => student_id) as [number, number];
  for (const [student_id, { word_id }] of [
    [ada, deck.words[0]!],
    [adaL, deck.words[1]!],
  ] as const) {
    const data = { word_id, deck_id: deck.deck_id, class_id, student_id, is_correct: true };
    expect((await api.post('/api/question_answer', { data })).ok()).toBe(true);
  }
  await page.goto(`/class/${class_id}`);

  await chooseFor(page, 'Ben', 'Rename');
  await page.keyboard.type('Benjamin');
  await page.keyboard.press('Enter');
  await expect(studentCard(page, 'Benjamin')).toBeFocused();
  await expect.poll(() => namesOf(api, class_id)).toEqual(['Ada', 'Ada L.', 'Benjamin', 'Cem']);

  await chooseFor(page, 'Cem', 'Move to another class…');
  await expect(page.getByRole('dialog', { name: 'Move Cem to…' }).getByText('1 student')).toBeVisible();
  await expectAccessible(page, 'where a student is moved to', { looks });
  await page.getByRole('button', { name: '8c' }).press('Enter');
  await expect(page.getByText('Cem is in 8c now')).toBeVisible();
  await expect.poll(() => namesOf(api, other)).toEqual(['Zoë', 'Cem']);
  expect(await namesOf(api, class_id)).not.toContain('Cem');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(studentCard(page, 'Cem')).toBeVisible();
  await expect.poll(() => namesOf(api, class_id)).toContain('Cem');
  expect(await namesOf(api, other)).toEqual(['Zoë']);

  const merge = async () => {
    await chooseFor(page, 'Ada L.', 'Merge with…');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ada (?!L)/ })
      .press('Enter');
    await page.getByRole('radio', { name: /^Ada (?!L)/ }).press('Space');
  };
  await merge();
  await expectAccessible(page, 'which row stays', { looks });
  await page.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(page.getByText('Ada L. and Ada are one student now')).toBeVisible();
  await expect(studentCard(page, 'Ada L.')).toHaveCount(0);
  expect(await answersOf(api, ada)).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(studentCard(page, 'Ada L.')).toBeVisible();
  expect([await answersOf(api, ada), await answersOf(api, adaL)]).toEqual([1, 1]);
  // Months later it is taken apart from the list of those who were merged.
  await merge();
  await page.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(studentCard(page, 'Ada L.')).toHaveCount(0);
  await page.reload();
  await page.getByText('Merged students (1)').click();
  await expectAccessible(page, 'merged students', { looks });
  await page.getByRole('button', { name: 'Separate' }).press('Enter');
  await expect(studentCard(page, 'Ada L.')).toBeVisible();
  expect([await answersOf(api, ada), await answersOf(api, adaL)]).toEqual([1, 1]);

  await studentCard(page, 'Ada L.').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Ada L. is removed')).toBeVisible();
  await expect(studentCard(page, 'Benjamin'), 'the focus goes on to the next one').toBeFocused();
  await expect.poll(() => namesOf(api, class_id)).toEqual(['Ada', 'Benjamin', 'Cem']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => namesOf(api, class_id)).toContain('Ada L.');
  expect(await answersOf(api, adaL)).toBe(1);

  await studentCard(page, 'Ada L.').focus();
  await page.keyboard.press('2');
  await expect(page.getByRole('region', { name: 'Second group' }).getByText('Ada L.')).toBeVisible();
  await page.getByRole('button', { name: 'More for 7b' }).press('Enter');
  await chooseByKeys(page, 'Rename');
  await page.keyboard.type('7a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '7a', level: 1 })).toBeVisible();
  const ofClass = page.getByRole('button', { name: 'More for 7a' });
  await expect(ofClass).toBeFocused();
  await ofClass.press('Enter');
  await chooseByKeys(page, 'New class with these students');
  await page.keyboard.type('8b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '8b', level: 1 })).toBeVisible();
  const copy = await classOf(api, Number(new URL(page.url()).pathname.split('/').at(-1)));
  expect(Object.fromEntries(copy.students.map(({ student_name, group }) => [student_name, group]))).toEqual({
    Ada: null,
    'Ada L.': 'second',
    Benjamin: null,
    Cem: null,
  });
  for (const { student_id } of copy.students) expect(await answersOf(api, student_id)).toBe(0);
  await page.getByRole('tab', { name: 'Progress' }).click();
  await expect(page.getByText('This class has no answers yet')).toBeVisible();
  expect(await answersOf(api, ada), 'those of last year stay where they were').toBe(1);

  await page.goBack();
  await ofClass.press('Enter');
  await chooseByKeys(page, 'Move to the archive');
  await expect(page.getByText('This class is in the archive', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Classes', exact: true }).first().press('Enter');
  await expect(page.getByRole('link', { name: '8b' })).toBeVisible();
  await expect(page.getByRole('link', { name: '7a' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Archive (1)' }).click();
  await expect(page.getByRole('link', { name: '7a' })).toBeVisible();
  await expectAccessible(page, 'the archive', { looks: everyLook });
  await ofClass.press('Enter');
  await chooseByKeys(page, 'Bring back');
  await expect(page.getByText('The archive is empty')).toBeVisible();
  await page.getByRole('tab', { name: 'Now' }).click();
  await expect(page.getByRole('link', { name: '7a' })).toBeVisible();
});
