import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  expectFits,
  expectOptions,
  join,
  optionsOn,
  phone,
  type QuizScreens,
  smallPhone,
  test,
} from './live/screens.ts';

/** Where a part stands between left and right. */
async function middleOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox())!;
  return x + width / 2;
}

/** The question's number and of how many, where phones show it. */
const questionOn = (page: Page, number: number) => page.getByText(`${number} / 5`);

/** A lobby on the projector and on the host's own screen, with Mia, Leo and سارة in it, of these kinds of question. */
async function openRoom(screens: QuizScreens, ...kinds: string[]) {
  const { projector, pin } = await screens.openLobby(...kinds);
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  const sara = await screens.newPage(smallPhone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await join(sara, pin, 'سارة');
  await expect(projector.getByRole('heading', { name: '3 in the room' })).toBeVisible();
  return { projector, host, pin, mia, leo, sara };
}

type Room = Awaited<ReturnType<typeof openRoom>>;

/** Mia and سارة have answered what is asked; it waits for Leo. */
async function answerByTwo({ projector, mia, leo, sara }: Room): Promise<void> {
  for (const student of [mia, leo, sara]) await expectOptions(student);
  await optionsOn(mia).nth(0).click();
  await expect(mia.getByText('Saved').first()).toBeVisible();
  await sara.keyboard.press('3');
  await expect(sara.getByText('Saved').first()).toBeVisible();
  await expect(projector.getByText('2 / 3')).toBeVisible();
}

/** With the last answer the question closes by itself. */
async function answerByLast({ projector, mia, leo, sara }: Room): Promise<void> {
  await optionsOn(leo).nth(1).click();
  await expect(projector.getByText('Right answer', { exact: true })).toBeAttached();
  for (const student of [mia, leo, sara]) {
    await expect(student.getByRole('heading', { name: /^(Right!|Not this time)$/ })).toBeVisible();
  }
}

/** From the revealed answer over the leaderboard to the next question. */
async function goOn({ projector, host, mia }: Room): Promise<void> {
  await projector.keyboard.press('Enter');
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(mia.getByText('Watch the board')).toBeVisible();
  await host.getByRole('button', { name: 'Next' }).click();
}

test('a quiz is set up, joined by an address typed as pin, and paused before it has begun', async ({ screens }) => {
  const setUp = await screens.teacherAtSetUp();
  await setUp.getByText('More choices').click();
  await expectFits('set-up', { projector: setUp }, { mayScroll: true });
  await setUp.close();

  const { projector, pin } = await screens.openLobby();
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(smallPhone);
  const sara = await screens.newPage(smallPhone);
  const all = { projector, host, mia };

  await mia.goto('/live');
  await expectFits('pin', { mia }, { mayScroll: true });
  await mia.getByLabel('Pin').fill(`${new URL(mia.url()).origin}/live/${pin}`);
  await expect(mia.getByLabel('Pin')).toHaveValue(`${pin.slice(0, 3)} ${pin.slice(3)}`);
  await mia.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mia).toHaveURL(`/live/${pin}`);
  await mia.getByLabel('Name').waitFor();
  await expectFits('name', { mia }, { mayScroll: true });
  await mia.getByLabel('Name').fill('Mia');
  await mia.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mia.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await join(sara, pin, 'سارة');

  await expect(projector.getByRole('heading', { name: '2 in the room' })).toBeVisible();
  await expect(projector.getByText('سارة')).toBeVisible();
  await expect(
    projector.getByRole('heading', { name: new RegExp(`Pin\\s*${pin.slice(0, 3)}\\s*${pin.slice(3)}`) }),
  ).toBeVisible();
  await expectFits('lobby', all);

  await projector.keyboard.press('Space');
  await expect(mia.getByText('Get ready').first()).toBeVisible();
  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(mia.getByText('Paused').first()).toBeVisible();
  await expectFits('starting', all);
  await host.getByRole('button', { name: 'Go on' }).click();

  await expect(questionOn(mia, 1)).toBeVisible();
  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(host.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(projector.getByRole('main').getByText('Paused')).toBeVisible();
  await expect(mia.getByRole('main').getByText('Paused')).toBeVisible();
  await expectFits('question 1 alone', all);
  await host.getByRole('button', { name: 'Go on' }).click();
  await expectOptions(mia);
  expect(screens.complaints).toEqual([]);
});

for (const kind of ['Word, find the picture', 'Picture, find the word']) {
  test(`a question fits every screen from its first sight to the leaderboard: ${kind}`, async ({ screens }) => {
    const room = await openRoom(screens, kind);
    const { projector, host, mia, leo, sara } = room;
    const all = { projector, host, mia };
    await projector.keyboard.press('Space');
    for (const student of [mia, leo, sara]) await expectOptions(student);
    const isOfWords = kind.endsWith('word');
    await expect(optionsOn(mia).locator('bdi')).toHaveCount(isOfWords ? 4 : 0);
    await expectFits('open', all);
    await answerByTwo(room);
    await expectFits('answered', { leo });
    await answerByLast(room);
    await expectFits('revealed', all);
    await projector.keyboard.press('Enter');
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await expect(mia.getByText('Watch the board')).toBeVisible();
    if (isOfWords) await expectFits('leaderboard', all);
    expect(screens.complaints).toEqual([]);
  });
}

test('a projector, a host and three students go through a whole quiz; one refreshes in mid-question', async ({
  screens,
}) => {
  const room = await openRoom(screens);
  const { projector, host, mia, leo, sara } = room;
  await projector.keyboard.press('Space');
  for (let number = 1; number <= 5; number++) {
    await expect(questionOn(mia, number)).toBeVisible();
    await answerByTwo(room);
    if (number === 1) {
      await sara.reload();
      await expect(sara.getByText('Saved').first()).toBeVisible();
      await expect(optionsOn(sara).nth(2)).toHaveAttribute('aria-pressed', 'true');
      await expect(optionsOn(sara).nth(0)).toBeDisabled();
      await projector.reload();
      await host.reload();
      await expect(projector.getByText('2 / 3')).toBeVisible();
      await expect(host.getByText('2 / 3')).toBeVisible();
    }
    await answerByLast(room);
    if (number < 5) await goOn(room);
  }
  await projector.keyboard.press('Enter');

  // Nobody knows the right ones: once in a thousand times all fifteen are wrong, and there is no podium to stand on.
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expect(projector.getByText('15', { exact: true })).toBeVisible();
  for (const student of [mia, leo, sara]) await expect(student.getByText('The quiz is over').first()).toBeVisible();
  await expectFits('podium', { projector });
  await expectFits('podium', { leo, host }, { mayScroll: true });

  await host.getByRole('button', { name: 'End quiz' }).click();
  await expect(projector.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();
  await expect(mia.getByRole('main').getByText('This quiz has ended')).toBeVisible();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByRole('row', { name: /Mia|Leo|سارة/ })).toHaveCount(3);
  await expectFits('ended', { projector, host, mia }, { mayScroll: true });
  expect(screens.complaints).toEqual([]);
});

test('the report of a quiz: a question is taken back, files are downloaded, and it is found again and deleted', async ({
  screens,
}) => {
  const room = await openRoom(screens);
  const { projector, host } = room;
  await projector.keyboard.press('Space');
  await answerByTwo(room);
  await answerByLast(room);
  await goOn(room);
  await expect(questionOn(room.mia, 2)).toBeVisible();
  await answerByTwo(room);
  await answerByLast(room);
  await host.getByRole('button', { name: 'End quiz' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();

  const scoreOf = () => host.getByRole('row', { name: 'Mia' }).getByRole('cell').first().textContent();
  const before = Number(await scoreOf());
  await host.getByRole('button', { name: 'Take back question 1' }).click();
  await host.getByRole('button', { name: 'Take it back' }).click();
  await expect(host.getByText('does not count')).toBeVisible();
  expect(Number(await scoreOf())).toBeLessThanOrEqual(before);
  await host.reload();
  await expect(host.getByText('does not count')).toBeVisible();
  const sign = host.getByRole('button', { name: 'Take back question 2' });
  const heading = host.getByRole('columnheader', { name: /^2/ });
  await expect.poll(async () => Math.abs((await middleOf(sign)) - (await middleOf(heading)))).toBeLessThan(1.5);

  const downloading = host.waitForEvent('download');
  await host.getByRole('button', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ペットと家畜.*-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFPlayer,Rank,Points,Right,1\. .+ \(does not count\),2\. /);
  expect(csv).toMatch(/^Mia,/m);
  const workbook = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Excel (XLSX)' }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^ペットと家畜.*-\d{4}-\d\d-\d\d\.xlsx$/);

  await host.getByRole('link', { name: 'Your quizzes' }).click();
  const past = host.getByRole('link', { name: /ペットと家畜.*3 players/ });
  await expect(past).toBeVisible();
  await expectFits('own quizzes', { other: host }, { mayScroll: true });
  await past.click();
  await expect(host).toHaveURL(/\/live\/report\/\d+$/);
  await expect(host.getByRole('main').getByText('ペットと家畜')).toBeVisible();
  await expect(host.getByText('does not count')).toBeVisible();
  await host.getByRole('button', { name: 'Delete' }).click();
  await expectFits('deletion', { other: host }, { mayScroll: true });
  await host.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(host).toHaveURL('/live');
  await expect(host.getByRole('heading', { name: 'Host a quiz' })).toBeVisible();
  await expect(past).toHaveCount(0);
  expect(screens.complaints).toEqual([]);
});
