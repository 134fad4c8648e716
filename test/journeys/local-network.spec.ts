import { chromium, expect, test } from '@playwright/test';
import { newName } from './accounts/person.ts';

/**
 * Classrooms reach the server by a name of the local network and without TLS, which browsers call an insecure context:
 * no randomUUID, no clipboard, no wake lock. Everything essential works there.
 */
const name = 'classroom.test';

test('a quiz is hosted, joined and answered under http://classroom.test', async ({ launchOptions, baseURL }) => {
  const { port } = new URL(baseURL!);
  const site = `http://${name}:${port}`;
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const teacher = await (await browser.newContext()).newPage();
    await teacher.goto(`${site}/signup`);
    expect(await teacher.evaluate(() => [isSecureContext, location.hostname])).toEqual([false, name]);
    const username = newName('net_');
    await teacher.getByLabel('Username').fill(username);
    await teacher.getByLabel('E-mail').fill(`${username}@school.example`);
    await teacher.getByLabel('Password', { exact: true }).fill('a violet sun 42');
    await teacher.getByRole('button', { name: 'Sign up' }).click();
    await expect(teacher).toHaveURL(`${site}/user/${username}`);

    await teacher.getByRole('button', { name: 'Search' }).click();
    const deck = teacher.getByRole('dialog').getByRole('link', { name: /Wild animals/ });
    await teacher.goto(site + (await deck.first().getAttribute('href'))!);
    await expect(teacher.getByRole('heading', { level: 1, name: /Wild animals/ })).toBeVisible();
    await teacher.getByRole('main').getByRole('link', { name: 'Live' }).click();
    await teacher.getByRole('button', { name: 'Open the lobby' }).click();
    await teacher.waitForURL(/\/live\/\d{6}\/projector/);
    const pin = /\d{6}/.exec(new URL(teacher.url()).pathname)![0];

    const student = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await student.goto(`${site}/live/${pin}`);
    await student.getByLabel('Name').fill('Mia');
    await student.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(student.getByRole('heading', { name: 'Mia' })).toBeVisible();
    await teacher.getByRole('button', { name: 'Start quiz' }).click();
    const options = student.getByRole('list').getByRole('button');
    await expect(options).toHaveCount(4);
    // A phone on its side: what is asked can be made out beside the options, and nothing has to be scrolled to.
    await student.setViewportSize({ width: 844, height: 390 });
    const isSaid = student.getByText(/^Choose the (word|picture)/);
    await expect(isSaid.first()).toBeVisible();
    const asksForWord = await student.getByText('Choose the word').isVisible();
    const asked = asksForWord ? student.getByRole('main').locator('img').first() : student.getByRole('heading').first();
    // Texts are made to fit once the window has its size.
    await expect.poll(async () => (await asked.boundingBox())!.height).toBeGreaterThan(asksForWord ? 150 : 40);
    await expect.poll(() => student.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await options.first().click();
    // The only player has answered: the question closes by itself.
    await expect(teacher.getByRole('button', { name: 'Next' })).toBeVisible();
  } finally {
    await browser.close();
  }
});
