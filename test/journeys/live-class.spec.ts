import { expect, type Page } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { classOf, newClass } from './classes/own-class.ts';
import { expectFits, expectOptions, laptop, optionsOn, phone, pinOf, smallPhone, test } from './live/screens.ts';
import { cloneFor } from './study/own-deck.ts';
import { arrivedAt, questionOf } from './study/shown-page.ts';

const names = ['Mia', 'Leo', 'سارة', 'Noor', 'Ivo'];

/** Picks somebody in the list of the class, up to their name in the lobby. */
async function pick(page: Page, pin: string, name: string): Promise<void> {
  await page.goto(`/live/${pin}`);
  await page.getByText(name, { exact: true }).click();
  await page.getByRole('button', { name: `Join as ${name}` }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

test('a class plays under its names: picked on three phones, one seat given to another student, and reported', async ({
  screens,
}) => {
  const projector = await screens.teacherAtSetUp();
  const class_id = await newClass(projector.request, '7b Spanish', names);
  await projector.reload();
  await projector.getByLabel('Class', { exact: true }).selectOption('7b Spanish');
  await expectFits('set-up of a class', { projector }, { mayScroll: true });
  await projector.getByText('5', { exact: true }).first().click();
  await projector.getByText('60', { exact: true }).click();
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  const pin = pinOf(projector);
  const host = await screens.openControls(projector);
  await expect(host.getByRole('heading', { name: '5 students are missing' })).toBeVisible();

  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  const sara = await screens.newPage(smallPhone);
  await mia.goto(`/live/${pin}`);
  await expect(mia.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expectFits('picking a student', { mia }, { mayScroll: true });
  // By mistake; the row is given back.
  await pick(mia, pin, 'Ivo');
  await mia.getByRole('button', { name: 'This is not me' }).click();
  await expect(mia.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await pick(mia, pin, 'Mia');
  await leo.goto(`/live/${pin}`);
  await expect(leo.getByRole('radio', { name: /Mia/ })).toBeDisabled();
  await pick(leo, pin, 'Leo');
  await pick(sara, pin, 'سارة');
  await expect(projector.getByRole('heading', { name: '3 in the room' })).toBeVisible();
  await expect(host.getByRole('heading', { name: '2 students are missing' })).toBeVisible();
  await host.getByRole('button', { name: 'Ivo is absent' }).click();
  await expect(host.getByRole('heading', { name: '1 student is missing' })).toBeVisible();
  await expectFits('lobby of a class', { projector, host, mia });

  await projector.keyboard.press('Space');
  await expectOptions(mia);
  for (const page of [mia, leo, sara]) await optionsOn(page).first().click();
  await expect(host.getByRole('button', { name: 'Next' })).toBeVisible();

  // Mia and Leo sat down on each other's names.
  await host.getByRole('button', { name: 'Somebody else sits there, not Mia' }).click();
  await host.getByLabel('Student').selectOption('Leo (taken)');
  await expectFits('two who change places', { host });
  await host.getByRole('button', { name: 'Swap seats' }).click();
  await expect(mia.getByText('Leo', { exact: true }).first()).toBeVisible();
  await expect(leo.getByText('Mia', { exact: true }).first()).toBeVisible();
  await expect(host.getByText(/^.+, connected$/).first()).toHaveText('Leo, connected');

  await host.getByRole('button', { name: 'Somebody else sits there, not Leo' }).click();
  await host.getByLabel('Student').selectOption('Noor');
  await expectFits('another student', { host });
  await host.getByRole('button', { name: 'Give the seat' }).click();
  await expect(host.getByText('Noor, connected')).toBeVisible();
  await expect(host.getByRole('heading', { name: '1 student is missing' })).toBeVisible();

  await host.getByRole('button', { name: 'End quiz' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByRole('rowheader', { name: /Noor/ })).toBeVisible();
  const namesIn = (title: string) => host.getByRole('region', { name: title }).getByRole('listitem');
  await expect(namesIn('Absent that day')).toHaveText(['Ivo']);
  await expect(namesIn('Did not play')).toHaveText(['Leo']);
  await expectFits('report of a class', { host });

  await host.getByRole('link', { name: /7b Spanish/ }).click();
  await expect(host).toHaveURL(`/live/class/${class_id}`);
  await expect(host.getByRole('row', { name: /Noor/ })).toContainText('of 1');
  await expect(host.getByRole('row', { name: /Ivo/ })).toContainText('absent');
  await expectFits('quizzes of a class', { host });
  expect(screens.complaints).toEqual([]);
});

test('what a class is forgetting becomes its live quiz by one press, and what it is asked by another', async ({
  screens,
}) => {
  const page = await screens.newPage(laptop);
  const owner = await signUp(page.request);
  const deck = await cloneFor(page.request, owner, 'japanese');
  const class_id = await newClass(page.request, '7b Spanish', names);
  const [student] = (await classOf(page.request, class_id)).students;
  const failed = deck.words.slice(2, 8).map(({ word_id }) => word_id);
  const answered_at = Date.now() - 5 * 24 * 60 * 60 * 1000;
  for (const word_id of failed) {
    const data = { deck_id: deck.deck_id, word_id, is_correct: false, class_id, student_id: student!.student_id, answered_at }; // prettier-ignore
    expect((await page.request.post('/api/question_answer', { data })).ok()).toBe(true);
  }
  const openProgress = async () => {
    await page.goto(`/class/${class_id}`);
    await page.getByRole('tab', { name: 'Progress' }).click();
    return page.getByRole('region', { name: 'What this class is forgetting' });
  };

  await (await openProgress()).getByRole('link', { name: 'Live quiz' }).click();
  await expect(page.getByLabel('Class', { exact: true })).toHaveValue(String(class_id));
  await expect(page.getByRole('radio', { name: 'All 6' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /From the class/ })).toBeChecked();
  await page.getByRole('button', { name: 'Open the lobby' }).click();
  await page.waitForURL(/\/live\/\d{6}\/projector/);
  const told = async <Answer>(path: string) => (await (await page.request.get(`/api/live/${path}`)).json()) as Answer;
  expect(await told(pinOf(page))).toMatchObject({ names: 'roster' });
  const { live_id } = await told<{ live_id: number }>('mine');
  const { questions } = await told<{ questions: { word_id: number }[] }>(`${live_id}/report`);
  expect(questions).toHaveLength(failed.length);
  expect(new Set(questions.map(({ word_id }) => word_id))).toEqual(new Set(failed));

  await (await openProgress()).getByRole('button', { name: 'Ask the class these words' }).click();
  await expect(page.getByText('With class 7b Spanish')).toBeVisible();
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await arrivedAt(page);
  // Nobody is asked until the students have come.
  await expect
    .poll(async () => names.includes(await page.locator('[data-questioner] [aria-live]').innerText()))
    .toBe(true);
  expect(failed).toContain((await questionOf(page, deck)).word.word_id);
  expect(screens.complaints).toEqual([]);
});
