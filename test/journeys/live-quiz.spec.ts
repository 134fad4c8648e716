import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectFits, expectOptions, join, optionsOn, phone, smallPhone, test } from './live/screens.ts';

/** Where a part stands between left and right. */
async function middleOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox())!;
  return x + width / 2;
}

/** The question's number and of how many, where phones show it. */
const questionOn = (page: Page, number: number) => page.getByText(`${number} / 5`);

test('a projector, a host and three students go through a whole quiz; one refreshes in mid-question', async ({
  screens,
}) => {
  const setUp = await screens.teacherAtSetUp();
  await setUp.getByText('More choices').click();
  await expectFits('set-up', { projector: setUp }, { mayScroll: true });
  await setUp.close();

  const { projector, pin } = await screens.openLobby();
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  const sara = await screens.newPage(smallPhone);
  const students = { mia, leo, sara };
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
  await join(leo, pin, 'Leo');
  await join(sara, pin, 'سارة');

  await expect(projector.getByRole('heading', { name: '3 in the room' })).toBeVisible();
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

  const kindsSeen = new Set<boolean>();
  for (let number = 1; number <= 5; number++) {
    await expect(questionOn(mia, number)).toBeVisible();
    for (const student of Object.values(students)) await expectOptions(student);
    const isText = (await optionsOn(mia).first().locator('bdi').count()) > 0;
    const isNew = !kindsSeen.has(isText);
    kindsSeen.add(isText);
    if (isNew) await expectFits(`question ${number} open`, all);

    await optionsOn(mia).nth(0).click();
    await expect(mia.getByText('Saved').first()).toBeVisible();
    await sara.keyboard.press('3');
    await expect(sara.getByText('Saved').first()).toBeVisible();
    await expect(projector.getByText('2 / 3')).toBeVisible();
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
    if (isNew) await expectFits(`question ${number} answered`, { leo });

    // With the last answer the question closes by itself.
    await optionsOn(leo).nth(1).click();
    await expect(projector.getByText('Right answer', { exact: true })).toBeAttached();
    for (const student of Object.values(students)) {
      await expect(student.getByRole('heading', { name: /^(Right!|Not this time)$/ })).toBeVisible();
    }
    if (isNew) await expectFits(`question ${number} revealed`, all);

    await projector.keyboard.press('Enter');
    if (number === 5) break;
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await expect(mia.getByText('Watch the board')).toBeVisible();
    if (number === 1) await expectFits('leaderboard', all);
    await host.getByRole('button', { name: 'Next' }).click();
  }

  // Nobody knows the right ones: once in a thousand times all fifteen are wrong, and there is no podium to stand on.
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expect(projector.getByText('15', { exact: true })).toBeVisible();
  for (const student of Object.values(students))
    await expect(student.getByText('The quiz is over').first()).toBeVisible();
  await expectFits('podium', { projector });
  await expectFits('podium', { leo, host }, { mayScroll: true });

  await host.getByRole('button', { name: 'End quiz' }).click();
  await expect(projector.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();
  await expect(mia.getByRole('main').getByText('This quiz has ended')).toBeVisible();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByRole('row', { name: /Mia|Leo|سارة/ })).toHaveCount(3);
  await expectFits('ended', { projector, host, mia }, { mayScroll: true });

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
  await expect(host.getByText('Would you like to host?')).toBeVisible();
  await expect(past).toHaveCount(0);
  expect(screens.complaints).toEqual([]);
});
