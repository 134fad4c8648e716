import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility/axe.ts';
import { desk, everyLook, smallPhone } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { keepPicture } from './live/pictures.ts';
import {
  beginToWrite,
  editorOf,
  firstText,
  openEditor,
  ownStory,
  storedStory,
  textsOf,
} from './stories/edited-story.ts';
import { tabTo } from './study/writing-sentences.ts';

const projector = { width: 1024, height: 768 };

test('a conversation is pasted, looked at, and made; what was typed is there after a reload', async ({ page }) => {
  const owner = await signUp(page.request);
  await page.goto(`/user/${owner}`);
  await page.getByRole('link', { name: 'New story' }).click();
  await page.getByLabel('Title').fill('At the market');
  await page.getByLabel('Language of the story').selectOption('spanish');
  await page.getByText('A conversation', { exact: true }).click();
  await page.getByLabel('What they say').fill(`Ana: Hola.\nLuis: Buenos días.\n${'x'.repeat(3000)}`);
  await expect(page.getByText('Story too long')).toBeVisible();
  await page.getByLabel('What they say').fill('Ana: Hola.\nLuis: Buenos días.\nHasta luego.');
  await expect(page.getByRole('heading', { name: '3 sections' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What they say')).toHaveValue(/^Ana: Hola/);
  await expectAccessible(page, 'a new story', { looks: everyLook });
  await keepPicture(page, 'new story', 'author');
  await page.getByRole('button', { name: 'Create story' }).click();
  await expect(editorOf(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speaker of section 3: Nameless speaker' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voice of section 2: Male 1' })).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({ hasTouch: true, viewport: smallPhone });
  test('a list of words becomes sections with their pictures; one is edited with the finger', async ({ page }) => {
    const owner = await signUp(page.request);
    await page.goto(`/story/${owner}/new`);
    await page.getByLabel('Title').fill('Animals');
    await page.getByLabel('Language of the story').selectOption('english_uk');
    await page.getByText('A list of words', { exact: true }).tap();
    await page.getByLabel('Words', { exact: true }).fill('dog\ncat');
    await page.getByRole('button', { name: 'Create story' }).tap();
    await expect(editorOf(page)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture of section 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Text of section 2: cat' }).tap();
    await page.getByRole('textbox', { name: 'Text of section 2' }).fill('The cat sleeps.');
    await page.getByRole('button', { name: 'Add section' }).tap();
    await expect(page.getByRole('button', { name: 'Text of section 2: The cat sleeps.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Text of section 3' })).toBeFocused();
    await keepPicture(page, 'editing', 'author');
    await expectAccessible(page, 'a story on a small phone', { looks: [{ colorScheme: 'dark' }] });
  });
});

test('by keyboard alone a text becomes a story, and is edited', async ({ page }) => {
  const owner = await signUp(page.request);
  await page.goto(`/story/${owner}/new`);
  await page.getByLabel('Title').focus();
  await page.keyboard.insertText('قصة');
  await page.getByLabel('Language of the story').selectOption('arabic');
  await page.getByLabel('Text of the story').focus();
  await page.keyboard.insertText('الكلب ينام.\nالقط يأكل.');
  await tabTo(page, 'Create story');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toBeVisible();
  await tabTo(page, 'Text of section 2: القط يأكل.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text of section 2' })).toBeFocused();
  await page.keyboard.insertText('القط يشرب.');
  await page.keyboard.press('Enter');
  const written = page.getByRole('button', { name: 'Text of section 2: القط يشرب.' });
  await expect(written).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text of section 2' })).toBeFocused();
  await page.keyboard.insertText('لا');
  await expect(page.getByRole('textbox', { name: 'Text of section 2' })).toHaveValue('لا');
  await page.keyboard.press('Escape');
  await expect(written).toBeFocused();
  await tabTo(page, 'Voice of section 2: Female 1');
});

test('text, speaker, voice, picture and cover are there after a reload; a deleted section comes back', async ({
  page,
}) => {
  const story = await ownStory(page, 'Ana: El perro duerme.', 'Luis: El gato come.');
  await openEditor(page, story);
  await beginToWrite(page, 'El perro corre.');
  await page.getByRole('button', { name: 'Speaker of section 2: Luis' }).click();
  await page.getByRole('textbox', { name: 'Speaker of section 2' }).fill('Eva');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Voice of section 2: Male 1' }).click();
  const voices = page.getByRole('dialog', { name: 'Voice of section 2' });
  const sample = page.waitForResponse('**/TTS/spanish/spanish_2.mp3');
  await voices.getByRole('button', { name: 'Listen to Female 2' }).click();
  expect((await sample).ok()).toBe(true);
  await expectAccessible(page, 'the voices');
  await voices.getByRole('button', { name: 'Use Female 2' }).click();
  await page.getByRole('button', { name: 'Add image to section 1' }).click();
  const selector = page.getByRole('dialog', { name: 'Image selector' });
  await selector.getByLabel('Search pictures in any language').fill('perro');
  await page.keyboard.press('Enter');
  await selector
    .getByRole('button', { name: /^Use this picture/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: 'Picture of section 1' })).toBeVisible();
  await expect
    .poll(async () => (await storedStory(page, story)).story_sections)
    .toMatchObject([
      { section_text: 'El perro corre.', image_id: expect.any(Number) },
      { speaker_name: 'Eva', speaker_id: 2 },
    ]);

  await page.getByRole('button', { name: 'Delete section 1' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Section 1 was deleted')).toBeVisible();
  expect(await textsOf(page, story)).toEqual(['El gato come.']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(firstText(page, 'El perro corre.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a section before section 2' }).click();
  await page.getByRole('textbox', { name: 'Text of section 2' }).fill('¡Guau!');
  await page.keyboard.press('Enter');
  await expect.poll(() => textsOf(page, story)).toEqual(['El perro corre.', '¡Guau!', 'El gato come.']);

  await expectAccessible(page, 'a story is edited', { looks: everyLook });
  for (const viewport of [projector, desk]) {
    await page.setViewportSize(viewport);
    await keepPicture(page, 'editing', 'author');
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Text of section 2: ¡Guau!' })).toBeVisible();
  await page.goBack();
  await expect(editorOf(page)).toBeHidden();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Select a cover' }).click();
  await selector.getByRole('tab', { name: 'This story' }).click();
  await selector
    .getByRole('button', { name: /^Use this picture/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: 'Cover of El perro' })).toBeVisible();
  await expectAccessible(page, 'the settings of a story');
  await expect.poll(async () => (await storedStory(page, story)).cover_image_id).toEqual(expect.any(Number));
  await page.getByRole('button', { name: 'Delete the cover' }).click();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await storedStory(page, story)).cover_image_id).toBeNull();
});

test('what fails is taken back and told, and nothing that was typed is lost', async ({ page }) => {
  const story = await ownStory(page, 'Ana: El perro duerme.');
  await openEditor(page, story);
  const answers = [
    {
      status: 429,
      body: '{"errDesc":"slow","code":"TOO_MANY","rateLimit":60000}',
      words: /\. Try again at \d\d:\d\d$/,
    },
    { status: 503, body: '{"errDesc":"slow","code":"RETRY"}', words: /The server could not do this right now/ },
    { status: 500, body: '', words: /^Please try again later\.\.\.$/ },
  ];
  const popup = editorOf(page).getByRole('alert').first();
  for (const { words, ...answer } of answers) {
    await page.route('**/api/story_text', (route) => route.fulfill({ contentType: 'application/json', ...answer }), { times: 1 }); // prettier-ignore
    await (await beginToWrite(page, 'El gato come.')).press('Enter');
    await expect(popup).toHaveText(words);
    await expect(firstText(page, 'El perro duerme.')).toBeVisible();
    await expect(page.getByText('El gato come.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
  }
  await expectAccessible(page, 'a text that was not saved', { looks: [{ colorScheme: 'dark' }, { colorScheme: 'light' }] }); // prettier-ignore
  await keepPicture(page, 'not saved', 'author');
  await page.route('**/api/story_{image,audio,section}', (route) => route.abort());
  await page.getByRole('button', { name: 'Add section' }).click();
  await expect(popup).toHaveText('No connection');
  await page.getByRole('button', { name: 'Delete section 1' }).click();
  await page.keyboard.press('Enter');
  await expect(popup).toHaveText('No connection');
  await page.reload();
  // What had failed is sent again when the editor is opened.
  await expect.poll(() => textsOf(page, story)).toEqual(['El gato come.']);
  await expect(firstText(page, 'El gato come.')).toBeVisible();
});

test('two tabs write one section, and neither loses what the other did', async ({ page, context }) => {
  const story = await ownStory(page, 'Ana: El perro duerme.');
  await openEditor(page, story);
  const tab = await context.newPage();
  await openEditor(tab, story);
  const mine = await beginToWrite(page, 'Demasiado tarde.');
  await (await beginToWrite(tab, 'El primero.')).press('Enter');
  await expect.poll(() => textsOf(page, story)).toEqual(['El primero.']);
  await mine.press('Enter');
  await expect(page.getByText('This was changed elsewhere in the meantime. You wrote:')).toBeVisible();
  await expect(firstText(page, 'El primero.')).toBeVisible();
  await expectAccessible(page, 'a text was changed elsewhere');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => textsOf(page, story)).toEqual(['Demasiado tarde.']);
  // And what is typed into a section that the other tab deletes.
  await beginToWrite(page, 'Me quedo.');
  await tab.getByRole('button', { name: 'Delete section 1' }).click();
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('Section 1 was deleted')).toBeVisible();
  await page.keyboard.press('Enter');
  const note = page.getByRole('alert').filter({ hasText: 'This section was deleted elsewhere. You wrote:' });
  await expect(note).toContainText('Me quedo.');
  await note.getByRole('button', { name: 'Discard' }).click();
  await expect(note).toBeHidden();
});
