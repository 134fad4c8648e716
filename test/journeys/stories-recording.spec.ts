import { expect, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { expectAccessible } from './accessibility/axe.ts';
import { smallPhone } from './accessibility/looks.ts';
import { keepPicture } from './live/pictures.ts';
import { openEditor, ownStory, storedStory } from './stories/edited-story.ts';

const browser = await findBrowser();
/** A microphone that beeps, and is given without a question. */
const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...browser, args: [...(browser?.args ?? []), ...args] } });

test('a section is read aloud, tapped along with, and timed anew', async ({ page }) => {
  const story = await ownStory(page, 'Ana: Uno dos.');
  await openEditor(page, story);
  await page.getByRole('button', { name: 'Read section 1 aloud yourself' }).click();
  const reading = page.getByRole('dialog', { name: 'Read section 1 aloud' });
  await reading.getByRole('button', { name: 'Record' }).click();
  await expect(reading.getByText('Read the section now.')).toBeVisible();
  // Until the bar that follows the microphone has stood up: that was a beep.
  await reading.evaluate(async (dialog) => {
    const bar = () => [...dialog.querySelectorAll('span')].find(({ style }) => style.transform.startsWith('scaleX'));
    const loudness = () => Number.parseFloat(bar()?.style.transform.slice('scaleX('.length) ?? '0');
    while (loudness() < 0.1) await new Promise(requestAnimationFrame);
    while (loudness() > 0.01) await new Promise(requestAnimationFrame);
  });
  await reading.getByRole('button', { name: 'Stop recording' }).click();
  await reading.getByRole('button', { name: 'Tap along', exact: true }).click();
  await expect(reading.getByRole('button', { name: 'Tap: Uno' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reading.getByRole('button', { name: 'Tap: dos' })).toBeFocused();
  await expectAccessible(page, 'a section is tapped along with');
  await keepPicture(page, 'tapping', 'author');
  await reading.getByRole('button', { name: 'Tap: dos' }).click();
  await expect(reading.getByText('2 of 2 words light up')).toBeVisible();
  await page.setViewportSize(smallPhone);
  await keepPicture(page, 'tapped', 'author');
  await reading.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Voice of section 1: Your voice' })).toBeVisible();
  const sections = async () => (await storedStory(page, story)).story_sections;
  expect(await sections()).toMatchObject([{ is_recorded: true, sound_timings: [['Uno', expect.any(Number), 0, 3, expect.any(Number)], ['dos', expect.any(Number), 4, 3, expect.any(Number)]] }]); // prettier-ignore

  await page.getByRole('button', { name: 'Read section 1 aloud yourself' }).click();
  await reading.getByRole('button', { name: 'Tap along anew' }).click();
  await page.keyboard.press('Space');
  await reading.getByRole('button', { name: 'Done' }).click();
  await reading.getByRole('button', { name: 'Save' }).click();
  await expect(reading).toBeHidden();
  expect(await sections()).toMatchObject([{ is_recorded: true, sound_timings: [['Uno', expect.any(Number), 0, 3, expect.any(Number)]] }]); // prettier-ignore

  // A voice takes its place.
  await page.getByRole('button', { name: 'Voice of section 1: Your voice' }).click();
  await page.getByRole('button', { name: 'Use Female 1' }).click();
  await expect.poll(async () => (await sections())[0]?.is_recorded).toBe(false);
});
