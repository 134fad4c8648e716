import { expect } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { expectOptions, join, optionsOn, phone, pinOf, test } from './live/screens.ts';

/** Languages of ready decks, of which nobody has made a sound before. */
for (const language of ['spanish', 'japanese']) {
  test(`a ready deck in ${language} is asked by its sounds, which are made while the quiz is set up`, async ({
    screens,
  }) => {
    const projector = await screens.signedUpTeacher();
    const [deck] = await starterDecks(projector.request, language);
    await projector.goto(`/live?id=${deck!.item_id}`);
    const bySound = projector.getByRole('checkbox', { name: 'Sound, find the word' });
    await bySound.check({ force: true });
    for (const other of ['Word, find the picture', 'Picture, find the word'])
      await projector.getByRole('checkbox', { name: other }).uncheck({ force: true });
    // Each word is said, in whatever time the machine takes.
    await expect(projector.getByText(/The words are being said/)).toHaveCount(0, { timeout: 60_000 });
    await projector.getByText('5', { exact: true }).first().click();
    await projector.getByText('60', { exact: true }).click();
    await projector.getByRole('button', { name: 'Open the lobby' }).click();
    await projector.waitForURL(/\/live\/\d{6}\/projector/);
    const student = await screens.newPage(phone);
    await join(student, pinOf(projector), 'Mia');

    const heard = projector.waitForResponse(/\/media\/sounds\/[\w-]+\.mp3$/);
    await projector.keyboard.press('Space');
    expect((await heard).status()).toBeLessThan(300);
    await expectOptions(student);
    await expect(projector.getByRole('button', { name: 'Hear the word' })).toBeVisible();
    expect(await findingsOn(projector, `asked by a sound in ${language}`)).toEqual([]);
    const again = projector.waitForFunction(() => document.querySelector('audio')?.paused === false);
    await projector.keyboard.press('h');
    await again;
    await optionsOn(student).first().click();
    await expect(student.getByRole('heading', { name: /^(Right!|Not this time)$/ })).toBeVisible();
    expect(screens.complaints).toEqual([]);
  });
}
