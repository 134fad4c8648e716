import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessibility/axe.ts';
import { signUp } from './accounts/person.ts';
import { everyLook, phone, show } from './accessibility/looks.ts';
import { keepPicture } from './live/pictures.ts';
import { ownStory } from './stories/own-story.ts';

/** A conversation of two, with words that the library has pictures of. */
const talk = {
  name: 'The dog',
  text: 'Ana: Where is the dog, Ben?\nBen: The dog sleeps in the garden.\nAna: Then the cat is happy today.',
  isConversation: true,
};

const looks = [...everyLook, { viewport: { width: 1024, height: 768 } }];
async function keepPictures(page: Page, moment: string): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    await keepPicture(page, `story-${moment}`, look.colorScheme ?? 'light');
  }
}

test('a word of a story tells what it means, goes into a deck with its sentence, and is due tomorrow', async ({
  page,
}) => {
  const { path } = await ownStory(page.request, talk);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dog');
  await page.getByLabel('Translated into').selectOption({ label: 'German' });
  const word = page.getByRole('main').locator('p').getByRole('button', { name: 'dog' }).first();
  await expect(page.getByRole('list').getByRole('button', { name: /dog.*Hund/ })).toBeVisible();
  await expectAccessible(page, 'a story', { looks: everyLook });
  await keepPictures(page, 'introduction');
  await word.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'dog' });
  await expect(card.getByText('Hund')).toBeVisible();
  await expectAccessible(page, 'a word of a story', { looks: everyLook });
  await keepPictures(page, 'word');
  await card.getByRole('button', { name: 'Add to my words' }).click();
  await expect(card.getByText('Added, with its sentence. It is due tomorrow.')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(word).toBeFocused();
  // Another word goes into the same deck, which is offered now.
  await page
    .getByRole('list')
    .getByRole('button', { name: /cat.*Katze/ })
    .click();
  const next = page.getByRole('dialog', { name: 'cat' });
  await expect(next.getByLabel('Deck')).toHaveValue(/\d+/);
  await next.getByRole('button', { name: 'Add to my words' }).click();
  await expect(next.getByText('It is due tomorrow.')).toBeVisible();
  await next.getByRole('link', { name: 'Open the deck' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Words from stories');
  await expect(page.locator('main ol > li')).toHaveCount(2);
  await expect(page.getByText('Done for today!')).toBeVisible();
});

test('the words of a story are studied as a deck of one’s own, which is made once', async ({ page }) => {
  const { path } = await ownStory(page.request, talk);
  await page.goto(path);
  await page.getByLabel('Translated into').selectOption({ label: 'Spanish' });
  await expect(page.getByRole('list').getByRole('button', { name: /dog.*perro/ })).toBeVisible();
  await page.getByRole('button', { name: 'Study these words' }).click();
  await expect(page.locator('main ol > li').first()).toBeVisible();
  const deck = page.url();
  await page.goto(path);
  await page.getByRole('button', { name: 'Study these words' }).click();
  await expect(page).toHaveURL(deck);
});

test('a visitor sees the words, and is asked to log in to learn them', async ({ page, browser, baseURL }) => {
  const { path } = await ownStory(page.request, talk);
  const visitor = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('link', { name: 'Log in to study these words' })).toBeVisible();
  await visitor.getByRole('main').locator('p').getByRole('button', { name: 'dog' }).first().click();
  await expect(visitor.getByRole('link', { name: 'Log in to learn this word' })).toBeVisible();
});

test('somebody else takes a copy of a story, which is theirs to edit', async ({ page, browser, baseURL }) => {
  const { path } = await ownStory(page.request, talk);
  const other = await browser.newContext({ baseURL: baseURL! });
  const username = await signUp(other.request);
  const theirs = await other.newPage();
  await theirs.goto(path);
  await theirs.getByRole('button', { name: 'Clone' }).click();
  await expect(theirs).toHaveURL(new RegExp(`/story/${username}/`));
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(talk.name);
  await expect(theirs.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Clone' })).toHaveCount(0);
});

test('who said it is asked of every line, by mouse and by keys, and the end tells how many were right', async ({
  page,
}) => {
  const story = await ownStory(page.request, talk);
  await page.goto(story.path);
  await page.getByRole('button', { name: 'Who said it?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who said it?' })).toBeFocused();
  await expectAccessible(page, 'who said it', { looks: everyLook });
  const saidBy: Record<string, string> = { Where: 'Ana', The: 'Ben', Then: 'Ana' };
  for (let question = 0; question < 3; question += 1) {
    const line = (await page.locator('blockquote').textContent())!;
    const speaker = saidBy[line.split(' ')[0]!]!;
    const option = page.getByRole('button', { name: speaker });
    if (question === 0) {
      // The other one: wrong.
      const other = speaker === 'Ana' ? 'Ben' : 'Ana';
      await page.getByRole('button', { name: other }).click();
      await expect(page.getByText(`It was ${speaker}.`)).toBeVisible();
      await keepPictures(page, 'who-said-it');
    } else {
      await page.keyboard.press(`Digit${await option.locator('[aria-hidden]').first().textContent()}`);
      await expect(page.getByText('Right!', { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('2 of 3 right at once')).toBeVisible();
  await expectAccessible(page, 'the end of who said it', { looks: everyLook });
  await page.getByRole('button', { name: 'Back to the story' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The dog');
});

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true });

  test('the sentences of an Arabic story are put in order by touch', async ({ page }) => {
    const text = 'الكلب ينام في البيت.\nالقطة ترى القمر.';
    const { path } = await ownStory(page.request, {
      language: 'arabic',
      text,
      name: 'الكلب',
    });
    await page.goto(`${path}?view=scramble`);
    for (const sentence of text.split('\n')) {
      await expect(page.getByRole('heading', { name: 'Put the words in order' })).toBeFocused();
      await expectAccessible(page, 'a scramble of a story');
      for (const part of sentence.replace('.', '').split(' '))
        await page.locator('[data-part]', { hasText: part }).tap();
      await expect(page.getByText('Right!', { exact: true })).toBeVisible();
      await expect(page.getByText('Right!', { exact: true })).toBeHidden();
    }
    await expect(page.getByText('2 of 2 right at once')).toBeVisible();
    // The address was opened by itself: the way back leads to the story.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
  });
});

test('the narration is joined into one WAV file, and a sound that does not come is told', async ({ page }) => {
  const { path, story } = await ownStory(page.request, talk);
  await page.goto(path);
  const button = page.getByRole('button', { name: 'Download the narration' });
  const coming = page.waitForEvent('download');
  await button.click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('The dog.wav');
  const wav = readFileSync(await file.path());
  expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  // Every section is in it: each lasts longer than its last word begins.
  const seconds = (wav.length - 44) / 2 / 22_050;
  const atLeast = story.story_sections.reduce((sum, { sound_timings }) => sum + sound_timings.at(-1)![4], 0);
  expect(seconds).toBeGreaterThan(atLeast);
  expect(seconds).toBeLessThan(atLeast + 6);
  await page.route('**/media/**.mp3', (route) => route.abort());
  await page.reload();
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to download');
});
