import { expect, type Page, test } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { findingsOn } from './accessibility/axe.ts';
import { deckWithSentences } from './study/own-sentences.ts';

interface StoredSentence {
  sentence_id: number;
  target_translation: string;
  sound_path: string | null;
  extra_sound_path: string | null;
}
const stored = async (page: Page, deck_id: number) => {
  const reply = await page.request.get(`/api/sentences/search?id=${deck_id}`);
  return ((await reply.json()) as { sentences: StoredSentence[] }).sentences;
};

/** From now on the page notes what it lets sound, in seconds. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(globalThis, { heard });
    const { value } = Object.getOwnPropertyDescriptor(AudioBufferSourceNode.prototype, 'start')!;
    const start = value as () => void;
    AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode, ...when: []) {
      // Beeps of the games and what unlocks the player of a phone are shorter than any sentence.
      if (this.buffer && this.buffer.duration > 0.5) heard.push(this.buffer.duration);
      start.apply(this, when);
    };
  });
const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: number[] }).heard.length);

/** The sounds that the page asks the server to make. */
function soundsAskedOn(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, which] = /\/api\/sentence_sound\/(.*)$/.exec(request.url()) ?? [];
    if (which) asked.push(which);
  });
  return asked;
}

test.beforeEach(({ page }) => listen(page));

test('a visitor hears the sentences of a ready deck: said when one is pressed, and then there for everybody', async ({
  page,
}) => {
  const [deck] = await starterDecks(page.request, 'spanish');
  const asked = soundsAskedOn(page);
  await page.goto(`/deck/lexiroom/${deck!.item_id}/sentences`);
  const sentences = await stored(page, deck!.item_id);
  const plays = page.getByRole('button', { name: /^Play the sound: / });
  await expect(plays).toHaveCount(sentences.length);
  expect(sentences.length).toBeGreaterThan(5);
  const { sentence_id, target_translation } = sentences.at(-1)!;
  const play = page.getByRole('button', { name: `Play the sound: ${target_translation}` });
  await play.click();
  await expect.poll(() => heardOn(page)).toBe(1);
  await play.click();
  await expect.poll(() => heardOn(page)).toBe(2);
  const { sound_path } = (await stored(page, deck!.item_id)).at(-1)!;
  expect(sound_path).toMatch(/^\/media\/sounds\//);
  expect((await page.request.get(sound_path!)).headers()['content-type']).toBe('audio/mpeg');

  const before = asked.filter((which) => which === `${sentence_id}/target`).length;
  expect(before).toBeLessThanOrEqual(1);
  await page.reload();
  await play.click();
  await expect.poll(() => heardOn(page)).toBe(1);
  expect(asked.filter((which) => which === `${sentence_id}/target`)).toHaveLength(before);
});

test('of a list that was pasted just before the tab was closed, every sentence is heard later', async ({
  page,
  context,
}) => {
  const deck = await deckWithSentences(page.request, 'spanish', [{ target: 'Uno.', source: 'One.' }]);
  const writing = await context.newPage();
  await writing.goto(`${deck.path}/sentences`);
  await writing.getByRole('button', { name: 'Add sentences' }).click();
  await writing.getByRole('button', { name: 'Paste a list' }).click();
  const lines = Array.from({ length: 12 }, (_, place) => `Mi hermana tiene ${deck.deck_id + place} gatos.`);
  await writing.getByLabel('One sentence a line').fill(lines.join('\n'));
  const added = writing.waitForResponse((reply) => reply.url().endsWith('/api/sentence'));
  await writing.getByRole('button', { name: 'Add 12 sentences' }).click();
  expect((await added).status()).toBe(201);
  await writing.close();

  await page.goto(`${deck.path}/sentences`);
  for (const [place, line] of lines.entries()) {
    await page.getByRole('button', { name: `Play the sound: ${line}` }).click();
    await expect.poll(() => heardOn(page)).toBe(place + 1);
  }
  const sounds = (await stored(page, deck.deck_id)).slice(1).map(({ sound_path }) => sound_path);
  expect(sounds).not.toContain(null);
  expect(new Set(sounds).size).toBe(12);
});

test('a text that cannot be said is marked, after a reload too, in both places; another text is heard', async ({
  page,
}) => {
  const deck = await deckWithSentences(page.request, 'spanish', [
    { target: '¿…?', source: 'Well.', extra: ['¡…!', 'Well!'] },
  ]);
  const open = async () => {
    await page.goto(`${deck.path}/sentences`);
    await page.getByRole('button', { name: 'Add sentences' }).click();
  };
  const failed = page.getByRole('button', { name: 'Sound upload failed' });
  await open();
  // The second text was written by itself, which had its sound tried; the first is tried when it is pressed.
  await expect(failed).toHaveCount(1);
  const refused = page.waitForResponse(/sentence_sound/);
  await page.getByRole('button', { name: 'Play the sound: Sentence 1' }).click();
  expect((await refused).status()).toBe(404);
  await expect(failed).toHaveCount(2);
  await open();
  await expect(failed).toHaveCount(2);
  expect(await findingsOn(page, 'sounds that failed')).toEqual([]);
  const again = page.waitForResponse(/sentence_sound\/\d+\/extra_target$/);
  await failed.last().click();
  expect((await again).status()).toBe(404);
  await expect(failed).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit: Extra sentence 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Extra sentence 1' }).fill('Mi hermano come pan.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play the sound: Extra sentence 1' }).click();
  await expect.poll(() => heardOn(page)).toBe(1);
  await expect(failed).toHaveCount(1);
});

test('words put in order are heard as a sentence, whose sound was made before the last one lay there', async ({
  page,
}) => {
  const written = [
    { target: 'El perro duerme aquí.', source: 'The dog sleeps here.' },
    { target: 'La vaca bebe agua.', source: 'The cow drinks water.' },
  ];
  const deck = await deckWithSentences(page.request, 'spanish', written);
  const asked = soundsAskedOn(page);
  await page.goto(`${deck.path}/sentence-scramble`);
  const names = deck.sentence_ids.map((sentence_id) => `${sentence_id}/target`);
  await expect.poll(() => asked).toEqual(names);
  for (const [place, { target }] of written.entries()) {
    const words = target.replace('.', '').split(' ');
    for (const word of words) await page.getByRole('button', { name: word, exact: true }).click();
    await expect.poll(() => heardOn(page)).toBe(place + 1);
    if (place === 0) await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 2');
  }
  expect(asked).toEqual(names);
});
