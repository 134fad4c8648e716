import { expect } from '@playwright/test';
import { expectFits, expectOptions, join, laptop, optionsOn, phone, smallPhone, test } from './live/screens.ts';

test('of three students one sleeps, one refreshes, one goes on on another device: each answer counts once', async ({
  screens,
}) => {
  const { projector, pin } = await screens.openLobby();
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  const sara = await screens.newPage(phone);
  const students = { mia, leo, sara };
  for (const [name, page] of Object.entries(students)) await join(page, pin, name);
  await projector.keyboard.press('Space');
  for (const student of Object.values(students)) await expectOptions(student);

  await optionsOn(mia).nth(0).click();
  await expect(mia.getByText('Saved').first()).toBeVisible();
  await expect(projector.getByText('1 / 3')).toBeVisible();

  // Sara lays her phone down: nothing runs in it any more, and its network is gone.
  const sleep = await sara.context().newCDPSession(sara);
  await sleep.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sara.context().setOffline(true);

  await leo.reload();
  await expectOptions(leo);
  await expect(optionsOn(leo).nth(1)).toBeEnabled();

  await mia.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mia.getByRole('button', { name: 'This phone' }).click();
  await mia.getByRole('button', { name: 'Go on on another device' }).click();
  await expect(mia.getByRole('img', { name: 'Code for your other device' })).toBeVisible();
  await expectFits('a seat is handed over', { mia }, { mayScroll: true });
  await mia.getByRole('button', { name: 'Copy link' }).click();
  const link = await mia.evaluate(() => navigator.clipboard.readText());
  const tablet = await screens.newPage(laptop);
  await tablet.goto(link);
  await expect(optionsOn(tablet).nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(tablet).toHaveURL(`/live/${pin}`);
  expect(new URL(tablet.url()).hash).toBe('');
  await expect(mia.getByText('This quiz goes on in another tab or device')).toBeVisible();
  await expectFits('on another device', { tablet });

  // Sara looks at her phone again. Leo was the last that the question waits for.
  await sara.context().setOffline(false);
  await sleep.send('Page.setWebLifecycleState', { state: 'active' });
  await optionsOn(sara).nth(2).click();
  await expect(sara.getByText('Saved').first()).toBeVisible();
  await optionsOn(leo).nth(1).click();
  for (const student of [tablet, leo, sara])
    await expect(student.getByRole('heading', { name: /^(Right!|Not this time)$/ })).toBeVisible();
  await projector.keyboard.press('Space');
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await projector.keyboard.press('Space');
  for (const student of [tablet, leo, sara]) await expectOptions(student);
  await optionsOn(tablet).nth(0).click();
  await optionsOn(leo).nth(0).click();
  await optionsOn(sara).nth(0).click();
  await expect(projector.getByText('Right answer', { exact: true })).toBeAttached();

  const report = await projector.request.get('/api/live/mine');
  const { live_id } = (await report.json()) as { live_id: number };
  const { players } = (await (await projector.request.get(`/api/live/${live_id}/report`)).json()) as {
    players: { name: string; answers: { question: number; option: number | null }[] }[];
  };
  const chosen = Object.fromEntries(players.map(({ name, answers }) => [name, answers.map(({ option }) => option)]));
  expect(chosen).toEqual({ mia: [0, 0], leo: [1, 0], sara: [2, 0] });
  expect(screens.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
