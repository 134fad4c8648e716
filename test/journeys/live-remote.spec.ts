import { expect } from '@playwright/test';
import { expectFits, expectOptions, join, optionsOn, phone, smallPhone, test } from './live/screens.ts';

test('a phone becomes the remote control: shown a code, allowed on the host’s screen, and stopped there', async ({
  screens,
}) => {
  const { projector, pin } = await screens.openLobby();
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(phone);
  const leo = await screens.newPage(smallPhone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');

  // What a camera would read off the screen.
  const codes: string[] = [];
  host.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const code = /"code":"([\w-]{22})"/.exec(String(payload))?.[1];
      if (code) codes.push(code);
    });
  });
  await host.reload();
  await host.getByRole('button', { name: 'Remote' }).click();
  await expect(host.getByRole('img', { name: 'Code that makes a phone a remote control' })).toBeVisible();
  await expect.poll(() => codes.length).toBe(1);
  await expectFits('the code of a remote', { host });
  const remote = await screens.newPage({ width: 320, height: 568 });
  await remote.goto(`/live/${pin}/remote#${codes[0]}`);

  const number = remote.getByText(/^\d\d$/);
  await expect(number).toBeVisible();
  await expectFits('a remote waits', { remote }, { mayScroll: true });
  const question = host.getByRole('dialog', { name: 'A phone is asking to control this quiz' });
  await expect(question).toContainText((await number.textContent())!);
  await expectFits('a phone asks', { host });
  await expect(projector.getByRole('dialog')).toHaveCount(0);
  await question.getByRole('button', { name: 'Allow it' }).click();

  await expect(remote.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  await expectFits('a remote in the lobby', { remote }, { mayScroll: true });
  await remote.getByRole('button', { name: 'Start quiz' }).click();
  for (const student of [mia, leo]) await expectOptions(student);
  await expect(remote.getByText('0 / 2')).toBeVisible();
  await expectFits('a remote at a question', { remote }, { mayScroll: true });
  await remote.getByRole('button', { name: 'Pause' }).click();
  await expect(mia.getByText('Paused').first()).toBeVisible();
  await remote.getByRole('button', { name: 'Go on' }).click();
  await optionsOn(mia).nth(0).click();
  await optionsOn(leo).nth(1).click();
  await expect(remote.getByRole('heading', { name: 'The right answer is shown' })).toBeVisible();

  // Loaded anew it steers on.
  await remote.reload();
  await expect(remote.getByRole('heading', { name: 'The right answer is shown' })).toBeVisible();

  // The question comes again, as one of its own; so often that no quiz is endless.
  await expectFits('a remote at the reveal', { remote }, { mayScroll: true });
  await remote.getByRole('button', { name: 'Ask again' }).click();
  await expect(projector.getByText(/^Question 2 of/).first()).toBeVisible();
  for (const student of [mia, leo]) await expectOptions(student);
  await optionsOn(mia).nth(0).click();
  await optionsOn(leo).nth(1).click();
  await expect(remote.getByRole('heading', { name: 'The right answer is shown' })).toBeVisible();

  // Leo reads Ukrainian: his phone says in it what the word means, and nobody else's does.
  await leo.getByRole('button', { name: 'This phone' }).click();
  await leo.getByLabel('What words mean, in').selectOption({ label: 'Ukrainian' });
  await expectFits('the menu of a phone', { leo }, { mayScroll: true });
  await leo.keyboard.press('Escape');
  const inUkrainian = (page: typeof leo) => page.getByRole('main').locator('[lang=uk]');
  await expect(inUkrainian(leo)).toHaveText(/^[\p{Script=Cyrillic}’' -]+$/u);
  await expect(inUkrainian(mia)).toHaveCount(0);
  await expectFits('a word in the language of whoever reads', { leo });
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();

  // Keys of the host's screen.
  await host.keyboard.press('?');
  await expect(host.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectFits('keys of the host', { host });
  await host.keyboard.press('p');
  await host.keyboard.press('Escape');
  await expect(host.getByRole('dialog')).toHaveCount(0);
  await host.keyboard.press('l');
  await expect(remote.getByRole('button', { name: 'Open the door' })).toBeVisible();
  await host.keyboard.press('PageDown');
  for (const student of [mia, leo]) await expectOptions(student);
  await host.keyboard.press('s');
  await expect(projector.getByText('Question 3 was skipped').first()).toBeVisible();

  await host.keyboard.press('r');
  await host.getByRole('button', { name: 'Stop this remote' }).click();
  await expect(remote.getByRole('heading', { name: 'This phone does not control the quiz' })).toBeVisible();
  await expectFits('a remote is stopped', { remote }, { mayScroll: true });

  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'End quiz' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByText('asked again')).toHaveCount(1);
  expect(screens.complaints).toEqual([]);
});
