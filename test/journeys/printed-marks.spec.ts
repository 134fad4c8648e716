import { type Browser, expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { newName, password, signUp } from './accounts/person.ts';
import { newClass } from './classes/own-class.ts';
import { cloneFor } from './study/own-deck.ts';

const names = ['Ada', 'Björn', 'Chidi', 'Dilara'];
const sheets = (page: Page) => page.locator('[data-sheet]');

interface Printed {
  username: string;
  class_id: number;
}

/** A teacher with a class, on the page that prints five words of a deck of theirs, each in two exercises. */
async function printedFor(page: Page, settings = '', language = 'spanish', students = names): Promise<Printed> {
  const username = await signUp(page.request, { role: 'teacher' });
  const { deck_id } = await cloneFor(page.request, username, language);
  const class_id = await newClass(page.request, '7b', students);
  const path = `/create_quiz/search?id=${deck_id}&owner=${username}&questions=5&seed=7&paper=a4&class=${class_id}${settings}`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Type in the marks' }).waitFor();
  return { username, class_id };
}

/** The page of the marks, by way of the page that prints. */
async function marksOf(page: Page, settings = ''): Promise<Printed> {
  const printed = await printedFor(page, settings);
  await page.getByRole('link', { name: 'Type in the marks' }).click();
  await expect(grid(page)).toBeVisible();
  return printed;
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Marks' });
const rowOf = (page: Page, name: string) => grid(page).getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }); // prettier-ignore
const cellOf = (page: Page, name: string, number: number) =>
  rowOf(page, name)
    .getByRole('gridcell')
    .nth(number - 1);
const prints = (of: Page) => of.getByRole('list', { name: 'Printed for this class' }).getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0);

test('a teacher prints a quiz, types the marks in with keys, and the statistics of the class show them', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { class_id } = await marksOf(page);
  await cellOf(page, 'Ada', 1).focus();
  // Ten questions of Ada's, the third and the last wrong; Björn has all right.
  await page.keyboard.type('11x111111x');
  await expect(rowOf(page, 'Björn').getByRole('gridcell').first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(cellOf(page, 'Chidi', 1)).toBeFocused();
  await expect(rowOf(page, 'Ada').getByRole('gridcell').last()).toHaveText(/8\/10/);
  await expect(rowOf(page, 'Björn').getByRole('gridcell').last()).toHaveText(/10\/10/);
  // A slip is undone.
  await page.keyboard.press('1');
  await page.keyboard.press('Control+z');
  await expect(cellOf(page, 'Chidi', 1)).toHaveText('Not answered');
  await expect(page.getByText('20 marks are not saved yet')).toBeVisible();

  // A closed tab loses nothing.
  await page.reload();
  await expect(cellOf(page, 'Ada', 3)).toHaveText('Wrong');
  await save(page).click();
  await expect(page.getByText('20 marks saved')).toBeVisible();
  expect(
    await findingsOn(page, 'the page of marks', {
      looks: [{}, { colorScheme: 'dark' }, { viewport: { width: 1024, height: 768 } }],
    }),
  ).toEqual([]);

  // Again, and corrected.
  await page.reload();
  await expect(save(page)).toBeDisabled();
  await cellOf(page, 'Ada', 3).focus();
  await page.keyboard.press('1');
  await cellOf(page, 'Ada', 10).click();
  await expect(cellOf(page, 'Ada', 10)).toHaveText('Not answered');
  await save(page).click();
  await expect(page.getByText('1 mark corrected')).toBeVisible();
  await expect(page.getByText('1 mark removed')).toBeVisible();

  const { words, in_class, students } = (await (
    await page.request.get(`/api/class_statistics/${class_id}`)
  ).json()) as {
    words: unknown[];
    in_class: { answers: number[]; right_answers: number[] };
    students: { student_name: string; answers: number[] }[];
  };
  expect(words.length).toBeGreaterThan(4);
  expect([sum(in_class.answers), sum(in_class.right_answers)]).toEqual([19, 19]);
  expect(students.map(({ student_name, answers }) => [student_name, sum(answers)])).toEqual([
    ['Ada', 9],
    ['Björn', 10],
    ['Chidi', 0],
    ['Dilara', 0],
  ]);
  await page.goto(`/class/${class_id}/matrix`);
  await expect(page.getByRole('grid').getByText('100').first()).toBeVisible();
});

test('every sheet has a code that leads to its marks, and with names to those of the student', async ({ page }) => {
  const { class_id } = await printedFor(page, '&variants=2&names=yes&keys=no');
  await expect(sheets(page).first().getByText('Ada', { exact: true })).toBeVisible();
  const firsts = sheets(page).filter({
    has: page.getByRole('img', { name: 'Code that opens the marks of this sheet' }),
  });
  await expect(firsts).toHaveCount(names.length);
  await expect(firsts.nth(1).getByText('Björn', { exact: true })).toBeVisible();
  await expect(firsts.nth(1).locator('header').getByText('B', { exact: true })).toBeVisible();

  // What is cut off by the edge of its paper, or stands over its foot.
  const cut = await sheets(page).evaluateAll((papers) =>
    papers.flatMap((paper) => {
      const edge = paper.getBoundingClientRect();
      const foot = paper.querySelector(':scope > p')!.getBoundingClientRect().top;
      return [...paper.querySelectorAll('img, bdi, li, svg')]
        .filter((part) => !part.closest(':scope > p') && part.parentElement !== paper.querySelector(':scope > p'))
        .map((part) => ({ part, place: part.getBoundingClientRect() }))
        .filter(({ place }) => place.left < edge.left - 1 || place.right > edge.right + 1 || place.bottom > foot + 1)
        .map(({ part }) => part.outerHTML.slice(0, 80));
    }),
  );
  expect(cut).toEqual([]);

  // The address in the code, as a phone opens it that is logged in.
  const [, quiz_id] = /marks\/(\d+)/.exec((await page.getByRole('link', { name: 'Type in the marks' }).getAttribute('href'))!)!; // prettier-ignore
  const roster = (await (await page.request.get(`/api/class/${class_id}`)).json()) as { students: { student_id: number }[] }; // prettier-ignore
  const { student_id } = roster.students[1]!;
  await page.goto(`/create_quiz/marks/${quiz_id}?class=${class_id}&variant=B&student=${student_id}`);
  await expect(page.getByRole('radio', { name: 'B' })).toBeChecked();
  await expect(cellOf(page, 'Björn', 1)).toBeFocused();
  await page.getByRole('link', { name: 'Print again' }).click();
  await expect(page).toHaveURL(new RegExp(`names=yes`));
});

test('what was printed is found again in its class, on another device, to be marked and printed again', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const { username, class_id } = await printedFor(page, '&variants=2');
  // What is only looked at is not printed.
  await page.goto(`/class/${class_id}?view=prints`);
  await expect(page.getByText('Nothing is printed for this class yet')).toBeVisible();
  await page.goBack();
  await page.evaluate(() => {
    globalThis.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Printed before' }).getByText('7b')).toBeVisible();
  expect(await findingsOn(page, 'the page that prints, with what was printed', { looks: [{}] })).toEqual([]);

  const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  expect((await other.request.post('/api/login', { data: { username, password } })).ok()).toBe(true);
  await other.goto(`/class/${class_id}`);
  await other.getByRole('tab', { name: 'Printed quizzes' }).click();
  await expect(prints(other)).toHaveText(/10 questions.*2 variants.*No marks yet/);
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await findingsOn(other, 'the printed quizzes of a class', { looks: [{}, { colorScheme: 'dark' }] })).toEqual(
    [],
  );
  await prints(other).getByRole('link', { name: 'Type in the marks' }).focus();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'All right' }).click();
  await save(other).click();
  await expect(other.getByText('10 marks saved')).toBeVisible();
  await other.goBack();
  await expect(prints(other)).toHaveText(/1 of 4 students have marks/);

  // The same sheets once more, as long as the deck is the same.
  const link = prints(other).getByRole('link', { name: 'Print again' });
  const quiz_id = /quiz=(\d+)/.exec((await link.getAttribute('href'))!)![1];
  await link.click();
  await expect(other.getByRole('link', { name: 'Type in the marks' }).first()).toHaveAttribute(
    'href',
    new RegExp(`/marks/${quiz_id}\\?class=${class_id}$`),
  );
  await expect(other.getByText('The deck has changed since you printed it.')).toHaveCount(0);
  const deck_id = Number(new URL(other.url()).searchParams.get('id'));
  const deck = (await (await other.request.get(`/api/word-deck/${username}/search?id=${deck_id}`)).json()) as { words: { word_id: number }[] }; // prettier-ignore
  const gone = await other.request.delete('/api/words', { data: { deck_id, word_ids: [deck.words[0]!.word_id] } });
  expect(gone.status()).toBe(200);
  await other.reload();
  await expect(other.getByText('The deck has changed since you printed it.')).toBeVisible();
  await other.context().close();
});

test('a phone that is not logged in comes back to the sheet; there it is one student at a time', async ({
  page,
  browser,
}) => {
  const { username, class_id } = await marksOf(page, '&variants=2');
  const [, quiz_id] = /marks\/(\d+)/.exec(page.url())!;
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })).newPage();
  await phone.goto(`/create_quiz/marks/${quiz_id}?class=${class_id}&variant=B`);
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Log in/ })
    .click();
  await phone.getByLabel('Username or e-mail').fill(username);
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await phone.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(phone.getByRole('radio', { name: 'B' })).toBeChecked();
  await phone.getByRole('button', { name: 'All right' }).click();
  await phone.getByRole('button', { name: /^2\. .*: Wrong/ }).click();
  await expect(phone.getByText('9 of 10')).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findingsOn(phone, 'the marks of one student', { looks: [{}, { colorScheme: 'dark' }] })).toEqual([]);
  await phone.getByRole('button', { name: 'Next student' }).last().click();
  await expect(phone.getByRole('combobox', { name: 'Student' }).locator('option:checked')).toHaveText('Björn');
  await save(phone).click();
  await expect(phone.getByText('10 marks saved')).toBeVisible();

  // On the other device they are there, in the order of the other variant.
  await page.reload();
  await expect(rowOf(page, 'Ada').getByRole('gridcell').last()).toHaveText(/9\/10/);
  await phone.context().close();
});

test('where one reads from the right, the arrow to the left goes on, and nothing stands over the edge', async ({
  browser,
}) => {
  const page = await arabicPage(browser);
  const username = await signUp(page.request, { role: 'teacher' });
  const { deck_id } = await cloneFor(page.request, username, 'arabic');
  const class_id = await newClass(page.request, '7b', ['آدم', 'ليلى']);
  await page.goto(`/create_quiz/search?id=${deck_id}&owner=${username}&questions=5&class=${class_id}`);
  await page.locator('a[href*="/create_quiz/marks/"]').click();
  const cells = page.getByRole('grid').getByRole('gridcell');
  await expect(page.getByRole('grid')).toHaveCSS('direction', 'rtl');
  await cells.nth(0).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('x');
  await expect(cells.nth(3)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  expect(await findingsOn(page, 'the page of marks in Arabic', { looks: [{}] })).toEqual([]);
  await page.context().close();
});

const arabicPage = async (browser: Browser) =>
  (await browser.newContext({ locale: 'ar', viewport: { width: 1280, height: 720 } })).newPage();

test('to others the marks do not exist, and a quiz of nobody is not found', async ({ page, browser }) => {
  await marksOf(page);
  const other = await (await browser.newContext()).newPage();
  await signUp(other.request, { role: 'teacher', username: newName() });
  for (const path of [new URL(page.url()).pathname, '/create_quiz/marks/abc', '/create_quiz/marks/999999']) {
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByRole('grid')).toHaveCount(0);
  }
  await other.context().close();
});
