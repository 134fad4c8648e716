import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { everyLook, overflowing, phone, show, untilLoaded } from './accessibility/looks.ts';
import { emailOf, newName, password, signUp } from './accounts/person.ts';
import { logIn } from './accounts/server-with-mail.ts';
import { everythingIn } from './classes/kept-in-browser.ts';
import { classOf, codeOf, namesInGroup, newClass, studentCard } from './classes/own-class.ts';
import { decksNamed } from './tree/own-tree.ts';

/** 28 as a teacher has them: numbered, with an empty line, in any script; the last one is called as the first. */
const names = [
  ...'Ada Ben Cem Dua Eva Finn Gül Hana Ivo Jana Kai Lea Max Nora Omar Paul Quentin Rosa Sara Tom Uma Vito'.split(' '),
  '王小明',
  'محمد',
  'O’Connor, Zoë',
  'Anne-Sophie',
  'Łukasz',
  'Ada',
];
const pasted = names
  .map((name, place) => `${place + 1}. ${name}`)
  .join('\n')
  .replace('\n5.', '\n\n5.');

const studentsOf = async (api: APIRequestContext, class_id: number) => (await classOf(api, class_id)).students;
const groupOf = async (page: Page, class_id: number, name: string) =>
  (await studentsOf(page.request, class_id)).find(({ student_name }) => student_name === name)?.group;

test('a teacher sets up a class of 28 from a pasted list, groups them and shares a deck', async ({ page }) => {
  test.slow();
  const owner = await signUp(page.request);
  await decksNamed(page.request, 'Apples', 'Boats');
  await page.goto('/classes');
  await expect(page.getByText('Make your first class')).toBeVisible();
  await expectAccessible(page, 'no class', { looks: everyLook });
  await page.getByRole('button', { name: 'New class' }).first().click();
  await page.getByLabel('Name of the class').fill('7b');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '7b', level: 1 })).toBeVisible();
  const class_id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page.getByRole('button', { name: 'Add a list…' }).click();
  await page.getByLabel('One student a line').fill(`${pasted}\nAn=na`);
  await expect(page.getByText('This name is already there; both are kept.')).toHaveCount(1);
  await expect(page.getByText('A name cannot contain: =')).toBeVisible();
  await expectAccessible(page, 'a pasted list', { looks: everyLook });
  await page.getByRole('button', { name: 'Add 28 students' }).click();
  await expect(page.getByLabel('One student a line')).toHaveValue('An=na');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await studentsOf(page.request, class_id)).length).toBe(28);
  expect((await studentsOf(page.request, class_id)).map(({ student_name }) => student_name)).toEqual(names);

  await studentCard(page, 'Ben').focus();
  await page.keyboard.press('2');
  await expect(studentCard(page, 'Ben')).toBeFocused();
  await expect.poll(() => groupOf(page, class_id, 'Ben')).toBe('second');
  await page.keyboard.press('1');
  await expect.poll(() => groupOf(page, class_id, 'Ben')).toBe('first');
  expect(await namesInGroup(page, 'First group')).toEqual(['Ben']);

  await untilLoaded(page);
  // Away from the lower edge, where the page would scroll by itself under what is dragged.
  await page.getByRole('region', { name: 'Second group' }).evaluate((group) => group.scrollIntoView());
  const from = (await studentCard(page, 'Cem').boundingBox())!;
  const to = (await page.getByRole('region', { name: 'Second group' }).boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 50, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => groupOf(page, class_id, 'Cem')).toBe('second');

  await page.getByRole('button', { name: 'Divide at random' }).click();
  await expect(page.getByRole('region', { name: 'No group' }).getByText('0 students')).toBeVisible();
  await expect
    .poll(async () => (await studentsOf(page.request, class_id)).filter(({ group }) => group === 'first').length)
    .toBe(14);
  await expectAccessible(page, 'a class of 28', { looks: everyLook });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => groupOf(page, class_id, 'Dua')).toBeNull();
  expect(await groupOf(page, class_id, 'Ben')).toBe('first');

  await studentCard(page, 'Eva').focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Eva is removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(studentCard(page, 'Eva')).toBeVisible();

  await page.getByRole('tab', { name: 'Decks' }).click();
  await page.getByRole('button', { name: 'Share decks…' }).click();
  await page.getByRole('button', { name: 'Share Apples' }).click();
  await expect(page.getByRole('button', { name: 'Shared Apples' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the tree to share from', { looks: everyLook });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Apples', exact: true })).toBeVisible();
  await expectAccessible(page, 'decks of a class', { looks: everyLook });

  // On a phone the tabs are one line; one that is reached by keys is scrolled into sight.
  await show(page, { viewport: { width: 360, height: 740 } });
  const tabs = page.getByRole('tab');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one line of tabs').toBe(1);
  await page.getByRole('tab', { name: 'Decks' }).focus();
  for (const name of ['Progress', 'Printed quizzes', 'Join code']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
  }
  const { x, width } = (await page.getByRole('tab', { name: 'Join code' }).boundingBox())!;
  expect(x + width, 'the last tab is in sight').toBeLessThanOrEqual(360);
  expect(await overflowing(page)).toEqual([]);

  // The bar of what is ticked has one tool more for teachers.
  await page.goto(`/user/${owner}`);
  await untilLoaded(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Select' }).click();
  await page.getByRole('button', { name: 'Select all' }).click();
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share with a class…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share 2 items with a class' });
  await expect(dialog.getByText('1 of 2 shared')).toBeVisible();
  await expectAccessible(page, 'several items to share', { looks: everyLook });
  await dialog.getByRole('checkbox', { name: '7b' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shared with 7b')).toBeVisible();
  expect((await classOf(page.request, class_id)).items).toHaveLength(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await classOf(page.request, class_id)).items.length).toBe(1);
  await page.goto(`/class/${class_id}`);

  await page.getByRole('button', { name: 'Go live with this class' }).click();
  await expectAccessible(page, 'a deck to go live with', { looks: everyLook });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Apples/ })
    .click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue(String(class_id));
  await page.goBack();
  await page.getByRole('tab', { name: 'Decks' }).click();
  await page.getByRole('link', { name: 'Ask questions from Apples' }).click();
  await expect(page.getByText('With class', { exact: false })).toBeVisible();
});

test('a student joins by the code on a phone, finds what is due, and leaves', async ({ page, browser, baseURL }) => {
  test.slow();
  const teacher = await browser.newContext({ baseURL: baseURL! });
  const wall = await teacher.newPage();
  const teacherName = await signUp(wall.request);
  const [deck] = await decksNamed(wall.request, 'Apples');
  const class_id = await newClass(wall.request, '7b', names);
  expect((await wall.request.post('/api/class_item', { data: { class_id, item_id: deck } })).status()).toBe(201);
  const code = await codeOf(wall.request, class_id);
  await wall.goto(`/class/${class_id}`);
  await wall.getByRole('tab', { name: 'Join code' }).click();
  await expectAccessible(wall, 'the join code', { looks: everyLook });
  await wall.getByRole('button', { name: 'Show on the projector' }).click();
  await expectAccessible(wall, 'the join code on the wall', {
    looks: [
      { viewport: { width: 1024, height: 768 } },
      { viewport: phone },
      { viewport: { width: 1280, height: 657 } },
    ],
  });
  await wall.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await page.goto('/join');
  await page.getByLabel('Code of the class').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('You need an account to practise the decks of your class.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page, 'a visitor with a code', { looks: everyLook });
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Sign up' }).last().click();
  const username = newName('s_');
  await expect(page.getByRole('radio', { name: 'Learn' }), 'who has a code learns').toBeChecked();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(emailOf(username));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`/join/${code}`);
  await page.getByLabel('Search your name').fill('zoe');
  await page.getByRole('button', { name: 'O’Connor, Zoë' }).click();
  await expectAccessible(page, 'a chosen name', { looks: everyLook });
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Yes, join' }).click();
  await expect(page.getByText('You are in this class')).toBeVisible();
  await page.getByRole('link', { name: 'To my decks' }).click();
  const mine = page.getByRole('region', { name: '7b' });
  await expect(mine.getByRole('link', { name: 'Apples' })).toBeVisible();
  // What they never answered is new to them, and not due.
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(/\d+ new words/);
  await expect(mine.getByText('due today', { exact: false })).toHaveCount(0);
  await expectAccessible(page, 'home of a student', { looks: everyLook });
  await page.setViewportSize(phone);
  await mine.getByRole('link', { name: 'Apples' }).click();
  await expect(page).toHaveURL(new RegExp(`/deck/${teacherName}/search`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apples');

  await wall.bringToFront();
  await wall.reload();
  await wall.getByRole('tab', { name: 'Join code' }).click();
  await expect(wall.getByText(`@${username}`)).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Leave 7b' }).click();
  await page.getByRole('button', { name: 'Leave the class' }).click();
  await expect(page.getByRole('heading', { name: 'My classes' })).toBeHidden();
  expect((await page.request.get(`/api/word-deck/${teacherName}/search?id=${deck}`)).status()).toBe(404);
  await teacher.close();
});

test('who is not in the list asks, and the teacher lets them in', async ({ page, browser, baseURL }) => {
  const student = await browser.newContext({ baseURL: baseURL!, viewport: phone });
  const shown = await student.newPage();
  await signUp(page.request);
  const class_id = await newClass(page.request, '7b', ['Ada', 'Ben']);
  const code = await codeOf(page.request, class_id);
  const username = await signUp(shown.request, { role: 'learner' });
  // On a device on which they are not logged in.
  await student.clearCookies();
  await shown.goto(`/join/${code}`);
  await shown.getByRole('link', { name: 'I have an account: log in' }).click();
  await logIn(shown, username);
  await expect(shown).toHaveURL(`/join/${code}`);
  await expect(shown.getByRole('button', { name: 'Ada' })).toBeVisible();
  // Nothing leads back to the log-in, which is done.
  await shown.goBack();
  await expect(shown).toHaveURL(`/join/${code}`);
  await expect(shown.getByRole('button', { name: 'Ada' })).toBeVisible();
  await shown.getByRole('button', { name: 'I am not in the list' }).click();
  await shown.getByLabel('Your name, as your teacher knows it').fill('Cem');
  await shown.getByRole('button', { name: 'Ask to be let in' }).click();
  await expect(shown.getByText('Your teacher has been asked')).toBeVisible();
  await expectAccessible(shown, 'a student who waits', { looks: everyLook });

  await page.goto(`/class/${class_id}`);
  await page.getByRole('tab', { name: 'Join code' }).click();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await expectAccessible(page, 'a request', { looks: everyLook });
  await page.getByRole('button', { name: 'Let in' }).click();
  await expect.poll(async () => (await studentsOf(page.request, class_id)).length).toBe(3);
  await expect(page.getByRole('button', { name: 'Unlink Cem from the account' })).toBeVisible();
  await student.close();
});

test('two tabs of a class lose nothing', async ({ page, context }) => {
  await signUp(page.request);
  const class_id = await newClass(page.request, '7b', ['Ada', 'Ben']);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/class/${class_id}`);
    await expect(studentCard(tab, 'Ada')).toBeVisible();
  }
  await studentCard(other, 'Ada').focus();
  await other.keyboard.press('F2');
  await other.keyboard.type('Ada Lovelace');
  await other.keyboard.press('Enter');
  await expect
    .poll(async () => (await studentsOf(page.request, class_id)).map(({ student_name }) => student_name))
    .toEqual(['Ada Lovelace', 'Ben']);
  // The first tab still shows the name of before, and renames her as well: it is told, and may insist.
  await studentCard(page, 'Ada').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Ada Byron');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed elsewhere', { exact: false })).toBeVisible();
  await expect(studentCard(page, 'Ada Lovelace')).toBeVisible();
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect(studentCard(page, 'Ada Byron')).toBeVisible();
  await expect
    .poll(async () => (await studentsOf(page.request, class_id)).map(({ student_name }) => student_name))
    .toEqual(['Ada Byron', 'Ben']);

  // Coming back shows what the other tab did meanwhile.
  await other.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(studentCard(other, 'Ada Byron')).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a teacher who is logged out, elsewhere or here, leaves no name of a pupil in the browser', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const username = await signUp(page.request);
    const [deck] = await decksNamed(page.request, 'Apples');
    const class_id = await newClass(page.request, '7b', ['Ada Quillon', 'Ben Quillon']);
    await page.goto(`/class/${class_id}`);
    await page.getByRole('button', { name: 'Add a list…' }).click();
    await page.getByLabel('One student a line').fill('Cem Quillon');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(studentCard(page, 'Ada')).toBeVisible();
    expect(await everythingIn(page)).toMatch(/Cem Quillon[^]*Ada Quillon/u);

    const elsewhere = await playwright.request.newContext({ baseURL: baseURL! });
    const known = { data: { username, password } };
    expect((await elsewhere.post('/api/login', known)).status()).toBe(200);
    expect((await elsewhere.delete('/api/sessions', { data: {} })).status()).toBe(200);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('Quillon')).toHaveCount(0);
    expect(await everythingIn(page)).not.toContain('Quillon');

    expect((await page.request.post('/api/login', known)).status()).toBe(200);
    // A study with the class is kept for a time without network: with the name of the class, and without those in it.
    await page.goto(`/deck/${username}/search?id=${deck}`);
    await page.evaluate(([id, chosen]) => localStorage.setItem(`deck-${id}-class`, `${chosen}`), [deck, class_id]);
    await page.reload();
    await expect(page.getByText('With class 7b')).toBeVisible();
    await page.goto(`/class/${class_id}`);
    await expect(studentCard(page, 'Ada')).toBeVisible();
    await page.getByRole('button', { name: 'account menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.poll(() => everythingIn(page)).not.toContain('Quillon');
    await elsewhere.dispose();
  });
});
