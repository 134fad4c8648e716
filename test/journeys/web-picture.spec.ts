import { expect, type Page, test } from '@playwright/test';
import { ServerProcess } from '../bots/server-process.ts';
import { rows, openNewDeck, typeWords, untilTranslated } from './deck-editor/editor.ts';
import { deckOf, openWriting, stored } from './study/writing-sentences.ts';
import { onTheSite } from './web-picture/site-pictures.ts';

const NODE_OPTIONS = `--import=${import.meta.resolve('./web-picture/picture-site.ts')}`;

/** What the pages complain about in the console, and what breaks. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

/** In the page: the size of a picture, once it is there. */
const sizeOf = (image: Element) => {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement;
  return [naturalWidth, naturalHeight];
};

test('a picture of the web goes into a deck, with its artist, licence and source', async ({ browser }) => {
  const [other, wanted] = onTheSite;
  const server = await ServerProcess.start({ WEB_IMAGES: 'openverse', NODE_OPTIONS });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));

    const username = await openNewDeck(page, 'Animales', 'spanish', 'english_uk');
    await typeWords(page, 'perro', 'gato');
    await expect(rows(page)).toHaveCount(2);
    await untilTranslated(page);
    const row = rows(page).first();
    const ofLibrary = await row.locator('img').getAttribute('src');

    await row.getByRole('button', { name: 'Picture of perro' }).click();
    const panel = page.getByRole('dialog', { name: 'Image control panel' });
    await panel.getByRole('tab', { name: 'Web' }).click();
    await expect(panel.getByLabel('Search free pictures')).toHaveValue('perro');
    const found = panel.getByRole('region', { name: 'Pictures found' });
    await expect(found.getByRole('button')).toHaveText([
      `${other.creator} · CC BY 2.0`,
      `${wanted.creator} · CC BY-SA 4.0`,
    ]);
    const shown = found.getByRole('img', { name: wanted.tags.join(', ') });
    await expect.poll(() => shown.evaluate(sizeOf)).toEqual([480, 320]);
    await shown.click();
    await expect(panel).toBeHidden();
    await expect(row.locator('img')).not.toHaveAttribute('src', ofLibrary!);
    await expect(row.getByLabel('Word perro', { exact: true })).toHaveValue('perro');
    await expect(row.getByLabel('Translation of perro', { exact: true })).toHaveValue('dog');
    const chosen = await row.locator('img').getAttribute('src');

    await page.getByRole('button', { name: 'Create deck' }).click();
    await expect(page).toHaveURL(new RegExp(`/deck/${username}/search\\?id=\\d+$`));
    const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'perro' });
    await expect(card.locator('img')).toHaveAttribute('src', chosen!);

    await card.getByRole('button', { name: 'Image details: perro' }).click();
    const details = page.getByRole('dialog', { name: 'Image details' });
    await expect.poll(() => details.locator('img').evaluate(sizeOf)).toEqual([wanted.width, wanted.height]);
    await expect(details.getByText(wanted.creator)).toBeVisible();
    await expect(details.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
      'href',
      'https://creativecommons.org/licenses/by-sa/4.0/',
    );
    await expect(details.locator(`a[href="${wanted.foreign_landing_url}"]`)).toBeVisible();
    expect([...hosts], 'the browser of a pupil asks no other site').toEqual([server.url]);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});

test('a picture of the web stands at a sentence', async ({ browser }) => {
  const [, wanted] = onTheSite;
  const server = await ServerProcess.start({ WEB_IMAGES: 'openverse', NODE_OPTIONS });
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const { deck_id, path } = await deckOf(page, 'english_uk', 'The dog sleeps.');
    await openWriting(page, path);
    await page.getByRole('button', { name: 'Add image to sentence 1' }).click();
    const selector = page.getByRole('dialog', { name: 'Image selector' });
    await selector.getByRole('tab', { name: 'Web' }).click();
    await selector.getByLabel('Search free pictures').fill('perro');
    await page.keyboard.press('Enter');
    await selector.getByRole('img', { name: wanted.tags.join(', ') }).click();
    await expect(selector).toBeHidden();
    await expect.poll(async () => (await stored(page, deck_id))[0]?.images).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Text of picture 1 of sentence 1' })).toBeEnabled();
  } finally {
    await context.close();
    await server.stop();
  }
});
