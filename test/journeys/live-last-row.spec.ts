import { expect, type Page } from '@playwright/test';
import { PlayerBot } from '../bots/screen-bot.ts';
import { expectReadable } from './live/last-row.ts';
import { expectFits, pinOf, test, wall } from './live/screens.ts';

const firstNames = ['Charlotte', 'Maximilian', 'Anastasia', 'Benedikt', 'Katharina', 'Leonard', 'Johanna', 'Frederick'];
const nameOf = (place: number) => `${firstNames[place % 8]!} ${String.fromCharCode(65 + (place >> 3))}.`;

async function joined(url: string, pin: string, from: number, end: number): Promise<PlayerBot[]> {
  const names = Array.from({ length: end - from }, (_, place) => nameOf(from + place));
  return Promise.all(names.map((name) => PlayerBot.join(url, pin, name)));
}

/** Everybody answers the open question, by these options in turn. */
async function answered(bots: readonly PlayerBot[], number: number, options: readonly number[]): Promise<void> {
  await Promise.all(
    bots.map(async (bot, place) => {
      await bot.sees('open', number);
      await bot.must('answer', { question: number, option: options[place % options.length] });
    }),
  );
}

/** From the lobby to the end of a quiz of five questions; each moment is looked at on all projectors. */
async function playThrough(projector: Page, bots: readonly PlayerBot[], what: string): Promise<void> {
  const press = async (name: string) => await projector.getByRole('button', { name }).click();
  await press('Start quiz');
  for (let number = 1; number <= 5; number++) {
    await expect(projector.getByText(`/ ${bots.length}`)).toBeVisible();
    if (number <= 2) await expectReadable(projector, `${what}, question ${number}`);
    // All but the last, so that it stays open until it is ended.
    await answered(bots.slice(0, -1), number, number === 1 ? [0, 1, 2, 3] : [0, 0, 1, 2]);
    await press('End question');
    await expect(projector.getByRole('button', { name: /^(Next|To the podium)$/ })).toBeVisible();
    if (number <= 2) {
      await expectReadable(projector, `${what}, reveal ${number}`);
      await projector.setViewportSize(wall);
      if (number === 1) await expectFits(`${what}, reveal`, { projector });
    }
    await press(number === 5 ? 'To the podium' : 'Next');
    if (number === 5) break;
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    if (number === 1 || number === 4) await expectReadable(projector, `${what}, leaderboard ${number}`);
    if (number === 4) await expectFits(`${what}, leaderboard`, { projector });
    await press('Next');
  }
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expectReadable(projector, `${what}, podium`);
  await expectFits(`${what}, podium`, { projector });
}

test('whoever sits in the last row can read the board: two players, a class, a crowd', async ({ screens, baseURL }) => {
  const { projector, pin } = await screens.openLobby();
  await expectReadable(projector, 'empty lobby');
  const bots = await joined(baseURL!, pin, 0, 2);
  await expect(projector.getByRole('heading', { name: '2 in the room' })).toBeVisible();
  await expectReadable(projector, 'lobby of 2');
  bots.push(...(await joined(baseURL!, pin, 2, 28)));
  await expect(projector.getByRole('heading', { name: '28 in the room' })).toBeVisible();
  await expectReadable(projector, 'lobby of 28');
  bots.push(...(await joined(baseURL!, pin, 28, 200)));
  await expect(projector.getByRole('heading', { name: '200 in the room' })).toBeVisible();
  await expectReadable(projector, 'lobby of 200');
  await playThrough(projector, bots, 'crowd');
  for (const bot of bots) bot.close();
  expect(screens.complaints).toEqual([]);
});

test('so can they where eight teams play', async ({ screens, baseURL }) => {
  const projector = await screens.teacherAtSetUp();
  await projector.getByText('5', { exact: true }).first().click();
  await projector.getByText('60', { exact: true }).click();
  await projector.getByRole('group', { name: 'Teams' }).getByText('8', { exact: true }).click();
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  const bots = await joined(baseURL!, pinOf(projector), 0, 28);
  await expect(projector.getByRole('heading', { name: '28 in the room' })).toBeVisible();
  await expectReadable(projector, 'lobby of eight teams');
  await playThrough(projector, bots, 'teams');
  for (const bot of bots) bot.close();
  expect(screens.complaints).toEqual([]);
});

test('and so can they in a race', async ({ screens, baseURL }) => {
  const projector = await screens.teacherAtSetUp();
  await projector.getByText('A race', { exact: true }).click();
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  const bots = await joined(baseURL!, pinOf(projector), 0, 12);
  await expect(projector.getByRole('heading', { name: '12 in the room' })).toBeVisible();
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  await expect(projector.getByRole('button', { name: 'End the race' })).toBeVisible();
  await expectReadable(projector, 'race');
  await expectFits('race', { projector });
  for (const bot of bots) bot.close();
  expect(screens.complaints).toEqual([]);
});
