import { expect } from '@playwright/test';
import { expectFits, expectOptions, join, optionsOn, phone, pinOf, smallPhone, test } from './live/screens.ts';

test('a race: two phones at their own pace, one refreshes; the board shows who is ahead, and then the podium', async ({
  screens,
}) => {
  const projector = await screens.teacherAtSetUp();
  await projector.getByText('A race', { exact: true }).click();
  await projector.getByRole('group', { name: 'The race goes to' }).getByText('Points').click();
  await projector.getByText('1000', { exact: true }).click();
  await expectFits('set-up of a race', { projector }, { mayScroll: true });
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  await expect(projector.getByText('First to 1,000 points')).toBeVisible();
  const pin = pinOf(projector);
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  await expectOptions(mia);
  await expectOptions(leo);
  await expect(projector.getByRole('heading', { name: 'First to 1,000 points' })).toBeVisible();
  await expectFits('the race begins', { mia, leo, projector });

  // Leo answers one after the other, Mia stays where she is.
  const ownScore = leo.getByText('/ 1000');
  const laneOf = (name: string) => projector.getByRole('listitem').filter({ hasText: name });
  for (let answered = 0; answered < 2; answered++) {
    await expect(optionsOn(leo).first()).toBeEnabled();
    await optionsOn(leo).first().click();
    await expect(leo.getByText(/^(Right!|Not this time)/).first()).toBeVisible();
    if (answered === 0) await expectFits('an answer and how it went', { leo });
  }
  await expect(optionsOn(leo).first()).toBeEnabled();
  const shown = await leo.getByRole('main').innerText();
  await leo.reload();
  await expectOptions(leo);
  await expect(ownScore).toBeVisible();
  expect(await leo.getByRole('main').innerText()).toBe(shown);
  await expect(laneOf('Leo')).toBeVisible();
  await expect(laneOf('Mia')).toBeVisible();

  const host = screens.watch(await projector.context().newPage());
  await host.goto(`/live/${pin}/host`);
  await expect(host.getByText('2 answers so far')).toBeVisible();
  await expectFits('the race', { projector });
  await expectFits('the race', { host }, { mayScroll: true });
  // A word that somebody missed is taken back while the race runs, and counts again.
  const takeBack = host.getByRole('button', { name: /^Take back / });
  for (let answered = 2; (await takeBack.count()) === 0; answered++) {
    await optionsOn(leo).first().click();
    await expect(leo.getByText(/^(Right!|Not this time)/).first()).toBeVisible();
    await expect(optionsOn(leo).first()).toBeEnabled();
    await expect(host.getByText(`${answered + 1} answers so far`)).toBeVisible();
  }
  await takeBack.first().click();
  await expect(host.getByText('does not count')).toBeVisible();
  await expectFits('a word of the race taken back', { host }, { mayScroll: true });
  await host.getByRole('button', { name: /^Count again / }).click();
  await expect(host.getByText('does not count')).toHaveCount(0);
  await takeBack.first().click();
  await expect(host.getByText('does not count')).toBeVisible();

  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(mia.getByRole('main').getByText('Paused')).toBeVisible();
  await expect(optionsOn(mia).first()).toBeDisabled();
  await host.getByRole('button', { name: 'Go on' }).click();
  await expect(optionsOn(mia).first()).toBeEnabled();

  await host.getByRole('button', { name: 'End the race' }).click();
  await expect(mia.getByText('The quiz is over').first()).toBeVisible();
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await host.getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByRole('row', { name: /Mia|Leo/ })).toHaveCount(2);
  await expect(host.getByRole('button', { name: /^Count again question / })).toHaveCount(1);
  await expectFits('the report of a race', { host }, { mayScroll: true });
  expect(screens.complaints).toEqual([]);
});
