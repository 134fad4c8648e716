import { expect, type Page } from '@playwright/test';
import { expectFits, expectOptions, optionsOn, phone, pinOf, smallPhone, test } from './live/screens.ts';

const names = ['Mia', 'Leo', 'سارة', 'Noor', 'Ivo'];

/** A class of the teacher's who is logged in on a page. */
async function newClass({ request }: Page): Promise<number> {
  const post = async (path: string, data: object) => (await request.post(`/api${path}`, { data })).json();
  const { class_id } = (await post('/class', { class_name: '7b Spanish' })) as { class_id: number };
  await post('/students', { class_id, students: names.map((student_name) => ({ student_name })) });
  return class_id;
}

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
  const class_id = await newClass(projector);
  await projector.reload();
  await projector.getByLabel('Class').selectOption('7b Spanish');
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
  await expect(host.getByRole('listitem').filter({ hasText: 'Ivo' })).toContainText('absent');
  await expect(host.getByRole('listitem').filter({ hasText: 'Leo' })).toBeVisible();
  await expectFits('report of a class', { host });

  await host.getByRole('link', { name: /7b Spanish/ }).click();
  await expect(host).toHaveURL(`/live/class/${class_id}`);
  await expect(host.getByRole('row', { name: /Noor/ })).toContainText('of 1');
  await expect(host.getByRole('row', { name: /Ivo/ })).toContainText('absent');
  await expectFits('quizzes of a class', { host });
  expect(screens.complaints).toEqual([]);
});
