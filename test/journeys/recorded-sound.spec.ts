import { loudnessOf, soundLevel, truePeakOf } from '@lexiroom/domain/loudness';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hummingMp3, silentMp3 } from '../../apps/server/src/sounds/mp3/mp3.fixture.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { newName } from './accounts/person.ts';
import { rows, openNewDeck, typeWords, untilTranslated } from './deck-editor/editor.ts';

const browser = await findBrowser();
/** A microphone that beeps, and is given without a question; and a name under which the site is not a safe place. */
const args = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--host-resolver-rules=MAP school.test 127.0.0.1',
];
test.use({ launchOptions: { ...browser, args: [...(browser?.args ?? []), ...args] } });

/** In the page: whether one of these was heard. */
const hasPlayed = (all: HTMLMediaElement[]) => all.some(({ played }) => played.length > 0 && played.end(0) > 0);

/** Waits until the bar that follows the microphone has stood up and lies still again: that was a beep. */
const heard = (sounds: Locator) =>
  sounds.evaluate(async (dialog) => {
    const loudness = () => {
      const bar = [...dialog.querySelectorAll('span')].find(({ style }) => style.transform.startsWith('scaleX'));
      return bar ? Number.parseFloat(bar.style.transform.slice('scaleX('.length)) : 0;
    };
    while (loudness() < 0.1) await new Promise(requestAnimationFrame);
    while (loudness() > 0.01) await new Promise(requestAnimationFrame);
  });

const openSounds = async (page: Page) => {
  await openNewDeck(page, 'Beeps', 'spanish', 'english_uk');
  await typeWords(page, 'perro');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Sound of perro' }).click();
  return page.getByRole('dialog', { name: 'Sound' });
};

const samplesPerSecond = 44_100;
/** What the browser plays of a file. */
const samplesOf = async (page: Page, address: string) =>
  Float32Array.from(
    await page.evaluate(async (path) => {
      const context = new OfflineAudioContext(1, 1, 44_100);
      return [...(await context.decodeAudioData(await (await fetch(path)).arrayBuffer())).getChannelData(0)];
    }, address),
  );

test('a word is said into the microphone, kept as an MP3, and heard', async ({ page }) => {
  const sounds = await openSounds(page);
  const began = performance.now();
  await sounds.getByRole('button', { name: 'Record' }).click();
  await expect(sounds.getByText('Say the word now.')).toBeVisible();
  await heard(sounds);
  await heard(sounds);
  await sounds.getByRole('button', { name: 'Stop recording' }).click();
  await expect(sounds.getByRole('button', { name: 'Listen' })).toBeVisible();
  const recordedWithin = (performance.now() - began) / 1000;
  const sent = page.waitForResponse('**/api/sound_upload');
  await sounds.getByRole('button', { name: 'Use this sound' }).click();
  expect((await sent).status()).toBe(201);
  await expect(sounds).toBeHidden();
  const { sound_path } = (await (await sent).json()) as { sound_path: string };
  const file = await page.request.get(sound_path);
  expect(file.headers()['content-type']).toBe('audio/mpeg');

  await page.getByRole('button', { name: 'Sound of perro' }).click();
  await expect(sounds.getByRole('button', { name: /^Your recording/ })).toHaveAttribute('aria-pressed', 'true');
  await sounds.getByRole('button', { name: 'Play: Your recording' }).click();
  await expect.poll(() => sounds.locator('audio').evaluateAll(hasPlayed)).toBe(true);
  await expect(sounds.getByText('Failed to load media')).toHaveCount(0);
  const samples = await samplesOf(page, sound_path);
  const seconds = samples.length / samplesPerSecond;
  expect(seconds).toBeGreaterThan(0.05);
  // An MP3 is a few frames longer than what is in it.
  expect(seconds).toBeLessThan(recordedWithin + 0.2);
  expect(truePeakOf(samples)).toBeLessThanOrEqual(soundLevel.truePeak);
});

test('a chosen MP3 is sent as loud as all other sounds, and one of silence is not sent', async ({ page }) => {
  const sounds = await openSounds(page);
  const choose = (name: string, buffer: Buffer) =>
    sounds.getByLabel('Choose an MP3').setInputFiles({ name, mimeType: 'audio/mpeg', buffer });
  await choose('silence.mp3', silentMp3(40));
  await expect(sounds.getByText('Nothing can be heard in this sound.')).toBeVisible();
  await choose('hum.mp3', Buffer.concat([silentMp3(40), hummingMp3(40), silentMp3(40)]));
  await expect(sounds.getByText('hum.mp3')).toBeVisible();
  const sent = page.waitForResponse('**/api/sound_upload');
  await sounds.getByRole('button', { name: 'Use this sound' }).click();
  expect((await sent).status()).toBe(201);
  const { sound_path } = (await (await sent).json()) as { sound_path: string };
  const samples = await samplesOf(page, sound_path);
  expect(samples.length / samplesPerSecond).toBeLessThan(1.5);
  expect(Math.abs(loudnessOf(samples, samplesPerSecond) - soundLevel.loudness)).toBeLessThan(1);
  expect(truePeakOf(samples)).toBeLessThanOrEqual(soundLevel.truePeak);
});

test('where the browser gives pages no microphone a file can be chosen, and nothing is broken', async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const site = baseURL!.replace('127.0.0.1', 'school.test');
  await page.goto(site);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const username = newName('deck_');
  const status = await page.evaluate(async (name) => {
    const person = { username: name, email: `${name}@school.example`, password: 'a violet sun 42', role: 'teacher' };
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/signup', { method: 'POST', headers, body: JSON.stringify(person) })).status;
  }, username);
  expect(status).toBe(201);
  await page.goto(`${site}/deck/${username}/new`);
  await page.getByLabel('Name of the deck').fill('Beeps');
  await page.getByLabel('Language of the words').selectOption('spanish');
  await typeWords(page, 'perro');
  await page.getByRole('button', { name: 'Sound of perro' }).click();
  const sounds = page.getByRole('dialog', { name: 'Sound' });
  await expect(sounds.getByText('Choose an MP3')).toBeVisible();
  await expect(sounds.getByRole('button', { name: 'Record' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await untilTranslated(page);
  await page.getByRole('button', { name: 'Create deck' }).click();
  await expect(page.getByText('1 word').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
