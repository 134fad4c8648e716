import { expect } from '@playwright/test';
import { expectFits, join, laptop, phone, pinOf, smallPhone, test, wall } from './live/screens.ts';

test('at the door: a wrong pin, a taken name, a locked door, a second tab, and being removed', async ({ screens }) => {
  const { projector, pin } = await screens.openLobby();
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(phone);
  const other = await screens.newPage(phone);
  await join(mia, pin, 'Mia');

  await other.goto('/live');
  await other.getByLabel('Pin').fill('000000');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('There is no quiz with this pin.')).toBeVisible();

  await host.getByRole('button', { name: 'Lock the door' }).click();
  await expect(projector.getByText('Door locked')).toBeVisible();
  await other.getByLabel('Pin').fill(pin);
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('The host has locked the door.')).toBeVisible();
  await expectFits('door', { other });
  await host.getByRole('button', { name: 'Unlock the door' }).click();
  await expect(other.getByLabel('Name')).toBeVisible();

  await other.getByLabel('Name').fill('MIA');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('This name is taken. How about MIA 2?')).toBeVisible();
  await other.getByRole('button', { name: 'Join as MIA 2' }).click();
  await expect(other.getByRole('heading', { name: 'MIA 2' })).toBeVisible();

  const twin = screens.watch(await mia.context().newPage());
  await twin.goto(`/live/${pin}`);
  await expect(twin.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expect(mia.getByText('This quiz goes on in another tab or device')).toBeVisible();
  await mia.getByRole('button', { name: 'Take it back here' }).click();
  await expect(mia.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expect(twin.getByText('This quiz goes on in another tab or device')).toBeVisible();

  await host.getByRole('button', { name: 'Rename MIA 2' }).click();
  await host.getByRole('dialog').getByLabel('Name').fill('Noor');
  await expectFits('rename', { host }, { mayScroll: true });
  await host.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(projector.getByText('Noor')).toBeVisible();
  await host.getByRole('button', { name: 'Remove Noor' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.getByText('The host has removed you from this quiz.')).toBeVisible();
  await expectFits('removed', { other });
  await other.getByRole('button', { name: 'Join again' }).click();
  await other.getByLabel('Name').fill('Noor');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Noor' })).toBeVisible();
  await host.getByRole('button', { name: 'Remove Noor' }).click();
  await host.getByRole('button', { name: 'Remove and keep out' }).click();
  await expect(other.getByText('You cannot join it again.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join again' })).toHaveCount(0);
  await expect(projector.getByRole('heading', { name: '1 in the room' })).toBeVisible();
  expect(screens.complaints).toEqual([]);
});

test('everybody has an animal: one is chosen by the keyboard, stands on the board, and is there after a refresh', async ({
  screens,
}) => {
  const { projector, pin } = await screens.openLobby();
  const mia = await screens.newPage(smallPhone);
  await join(mia, pin, 'Mia');
  const board = projector.getByRole('region', { name: 'Players in the room' });
  await expect(board.locator('[data-emblem=fox]')).toBeVisible();
  await mia.getByRole('button', { name: 'Change my animal' }).press('Enter');
  await expectFits('the choice of an animal', { mia }, { mayScroll: true });
  await mia.getByRole('button', { name: 'Penguin' }).press('Enter');
  await expect(mia.getByRole('button', { name: 'Penguin', pressed: true })).toBeFocused();
  await expect(board.locator('[data-emblem=penguin]')).toBeVisible();
  await mia.keyboard.press('Escape');
  await expect(mia.getByRole('button', { name: 'Change my animal' })).toBeFocused();
  await mia.reload();
  await expect(mia.locator('[data-emblem=penguin]')).toBeVisible();
  // The drawing itself is there, and not only its name.
  const drawn = mia.locator('[data-emblem=penguin] use');
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
  expect(screens.complaints).toEqual([]);
});

test('who is not the host is shown to the log-in, and comes back to the screen they wanted', async ({ screens }) => {
  const { projector, pin } = await screens.openLobby();
  const stranger = await screens.newPage(laptop);
  for (const screen of ['projector', 'host']) {
    await stranger.goto(`/live/${pin}/${screen}`);
    await expect(stranger.getByText('This screen belongs to the host of the quiz')).toBeVisible();
    const next = encodeURIComponent(`/live/${pin}/${screen}`);
    await expect(stranger.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?next=${next}`);
  }
  await expectFits('a screen of the host for a stranger', { stranger });
  const spaced = `${pin.slice(0, 3)} ${pin.slice(3)}`;
  await projector.goBack();
  await expect(projector.getByText(`Your quiz with the pin ${spaced} is running`)).toBeVisible();
  await expectFits('set-up beside a running quiz', { projector }, { mayScroll: true });
  const replace = projector.getByRole('button', { name: 'End it and start this one' });
  await projector.setViewportSize(smallPhone);
  await expectFits('set-up beside a running quiz, on a phone', { projector }, { mayScroll: true });
  const beside = (await projector.getByRole('button', { name: 'Open this one as well' }).boundingBox())!;
  const { y, height } = (await replace.boundingBox())!;
  expect(beside.y).toBeGreaterThanOrEqual(y + height);
  expect((await replace.locator('svg').boundingBox())!.width).toBe(24);
  await projector.setViewportSize(wall);
  await replace.click();
  await projector.waitForURL((url) => url.pathname.endsWith('/projector') && !url.pathname.includes(pin));
  await expect(projector.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  const next = pinOf(projector);
  await projector.goto('/live');
  await expect(projector.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', `/live/${next}/projector`);
});

test('players are given names: one spins with the keyboard, joins, and the host may rename them', async ({
  screens,
}) => {
  const projector = await screens.teacherAtSetUp();
  await projector.getByText('Generated', { exact: true }).click();
  await expectFits('set-up with generated names', { projector }, { mayScroll: true });
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  const pin = pinOf(projector);
  const mia = await screens.newPage(phone);
  await mia.goto(`/live/${pin}`);
  await expect(mia.getByText('You may spin 3 more times.')).toBeVisible();
  const shown = mia.getByRole('status').first();
  const first = (await shown.textContent())!;
  await expectFits('a generated name', { mia });
  await mia.getByRole('button', { name: 'Spin' }).focus();
  await mia.keyboard.press('Enter');
  await expect(mia.getByText('You may spin 2 more times.')).toBeVisible();
  await expect(shown).not.toHaveText(first);
  await mia.setViewportSize(smallPhone);
  await mia.keyboard.press('Enter');
  await expect(mia.getByText('You may spin 1 more time.')).toBeVisible();
  await mia.keyboard.press('Enter');
  await expect(mia.getByText('No spins left: this is your name.')).toBeVisible();
  await expect(mia.getByRole('button', { name: 'Spin' })).toBeFocused();
  await expectFits('a generated name on a small phone', { mia });
  const name = (await shown.textContent())!;
  await mia.keyboard.press('Tab');
  await mia.keyboard.press('Enter');
  await expect(mia.getByRole('heading', { name })).toBeVisible();
  await expect(projector.getByText(name)).toBeVisible();
  const host = await screens.openControls(projector);
  await host.getByRole('button', { name: `Rename ${name}` }).click();
  await host.getByRole('dialog').getByLabel('Name').fill('Mia');
  await host.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(mia.getByRole('heading', { name: 'Mia' })).toBeVisible();
  expect(screens.complaints).toEqual([]);
});
