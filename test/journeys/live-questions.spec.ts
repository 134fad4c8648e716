import { expect, type Page } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { expectFits, expectOptions, join, optionsOn, phone, pinOf, smallPhone, test, wall } from './live/screens.ts';

test('a phone without a network says so, keeps its answer, and sends it when it is back', async ({ screens }) => {
  const { projector, pin } = await screens.openLobby();
  const mia = await screens.newPage(phone);
  const leo = await screens.newPage(phone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  await expectOptions(mia);

  await mia.context().setOffline(true);
  await optionsOn(mia).nth(1).click();
  await expect(mia.getByText('Sending…')).toBeVisible();
  await expect(mia.getByText(/Reconnecting|No connection/).first()).toBeVisible();
  await expect(optionsOn(mia).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await mia.context().setOffline(false);
  await expect(mia.getByText('Saved').first()).toBeVisible();
  await expect(projector.getByText('1 / 2')).toBeVisible();
});

/** The pictures that a screen shows as options. */
async function drawnOn(page: Page): Promise<string[]> {
  const pictures = await page
    .locator('main li img')
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => new URL(src).pathname));
  return pictures.toSorted();
}

test('the pictures of the options are there before the clock runs; the keys of the projector work in full screen', async ({
  screens,
}) => {
  const { projector, pin } = await screens.openLobby('Word, find the picture');
  const mia = await screens.newPage(phone);
  const asked = { projector: new Set<string>(), mia: new Set<string>() };
  for (const [who, page] of Object.entries({ projector, mia })) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/media/')) asked[who as keyof typeof asked].add(pathname);
    });
  }
  await join(mia, pin, 'Mia');
  await projector.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => projector.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await projector.keyboard.press('Space');
  await expect(mia.getByText('Get ready').first()).toBeVisible();
  expect(await projector.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await projector.keyboard.press('p');
  await expect(mia.getByText('Paused').first()).toBeVisible();
  for (const pictures of Object.values(asked)) await expect.poll(() => pictures.size).toBe(4);
  const before = { projector: [...asked.projector].toSorted(), mia: [...asked.mia].toSorted() };
  await projector.keyboard.press('p');
  await expectOptions(mia);
  await expect.poll(() => drawnOn(mia)).toEqual(before.mia);
  await expect.poll(() => drawnOn(projector)).toEqual(before.projector);
  expect(before.mia.every((path) => path.startsWith('/media/thumbnails/'))).toBe(true);
  const asked_for = projector.getByRole('heading', { level: 1 });
  const letters = () => asked_for.evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize));
  expect(await letters(), 'the word is read from the last row').toBeGreaterThanOrEqual(60);
  expect(await cutTexts(projector)).toEqual([]);

  await projector.keyboard.press('Space');
  await expect(projector.getByText('Press again to end the question for everybody')).toBeVisible();
  await expect(mia.getByText('Time is up')).toHaveCount(0);
  await expectFits('asked for a second press', { projector });
  await projector.getByRole('button', { name: 'Skip this question' }).click();
  await expect(projector.getByText('Question 1 was skipped').first()).toBeVisible();
  await expect(mia.getByText('Question 1 was skipped').first()).toBeVisible();
  await expectFits('skipped', { projector, mia });
  expect(screens.complaints).toEqual([]);
});

const longWords = [
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'ein sehr langer Ausdruck aus vielen Wörtern',
  'Kraftfahrzeug-Haftpflichtversicherung',
  'Streifenhörnchen',
];

/** A deck of four pictures with these names, of whoever is logged in. */
async function deckOf(page: Page, texts: readonly string[], language: string): Promise<number> {
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json() as Promise<never>;
  const [starter] = await starterDecks(page.request, 'japanese');
  const topic = `/api/word-deck/lexiroom/search?id=${starter!.item_id}`;
  const { words }: { words: { image_id: number }[] } = await (await page.request.get(topic)).json();
  const selected_ids = [];
  for (const [index, text] of texts.entries()) {
    const { image_id } = words[index]!;
    const names = { translation_array: [text], image_id, translation_language: language };
    const { translations }: { translations: { translation_id: number; translation: string }[] } = await post(
      '/api/translation',
      names,
    );
    const { translation_id } = translations.find(({ translation }) => translation === text)!;
    selected_ids.push({ image_id, target_translation_id: translation_id });
  }
  const deck = { deck_name: 'Long words', selected_ids, target_language: language, source_language: null };
  return ((await post('/api/deck', deck)) as { item_id: number }).item_id;
}

/** Texts of options of which a part is outside of its button, or of the window. */
const cutTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('[data-fit]')].flatMap((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      const box = (text.closest('[data-fit-box]') ?? main).getBoundingClientRect();
      const { top, bottom, left, right } = words.getBoundingClientRect();
      const isCut =
        top < box.top || bottom > Math.min(box.bottom, window.innerHeight) || left < box.left || right > box.right;
      return isCut ? [text.textContent] : [];
    }),
  );

test('long words are wholly in sight: smaller, then broken at hyphens; on a phone on its side, too', async ({
  screens,
}) => {
  const page = await screens.signedUpTeacher();
  const deck = await deckOf(page, longWords, 'german');
  const settings = { kinds: ['picture_to_text'], questions: 1, seconds: 60, late_join: true };
  const opened = await page.request.post('/api/live', { data: { source: { deck_ids: [deck] }, settings } });
  const { pin } = (await opened.json()) as { pin: string };
  const mia = await screens.newPage({ width: 667, height: 375 });
  await join(mia, pin, 'Maximiliane Charlo');
  await expectFits('lobby on its side', { mia });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/live/${pin}/projector`);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expectOptions(mia);
  for (const [screen, size] of [
    [page, { width: 1024, height: 768 }],
    [page, { width: 1280, height: 720 }],
    [page, wall],
    [mia, { width: 667, height: 375 }],
    [mia, { width: 320, height: 568 }],
    [mia, phone],
  ] as const) {
    // prettier-ignore
    await screen.setViewportSize(size);
    await expect.poll(() => cutTexts(screen), JSON.stringify(size)).toEqual([]);
    await expectFits(`long words at ${size.width}`, { screen });
  }
  // What can stay whole does.
  await mia.setViewportSize({ width: 667, height: 375 });
  const squirrel = mia.getByRole('button', { name: /Streifenh/ }).locator('bdi');
  await expect
    .poll(() =>
      squirrel.evaluate((text) => {
        const words = document.createRange();
        words.selectNodeContents(text);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    )
    .toBe(1);
  await page.getByRole('button', { name: 'End question' }).click();
  await expect(mia.getByRole('heading', { name: 'No answer this time' })).toBeVisible();
  await expectFits('reveal on its side', { mia, page });
  await expect.poll(() => cutTexts(page)).toEqual([]);

  await page.keyboard.press('Space');
  await expect(mia.getByRole('heading', { name: 'Keep what you learned' })).toBeVisible();
  await mia.setViewportSize({ width: 320, height: 568 });
  await expectFits('the end with what to study and to keep', { mia }, { mayScroll: true });
  await mia.getByRole('button', { name: 'Study these now' }).click();
  await expectFits('missed words are studied', { mia }, { mayScroll: true });
  await mia.keyboard.press('Escape');
  await expect(mia.getByRole('button', { name: 'Study these now' })).toBeFocused();
  const username = await signUp(mia.request, { role: 'learner' });
  await mia.goto(`/user/${username}`);
  await expectFits('what was learned as a guest can be kept', { mia }, { mayScroll: true });
  await mia.getByRole('button', { name: 'Keep my answers' }).click();
  await expect(mia.getByText('in your account now')).toBeVisible();
  expect(screens.complaints).toEqual([]);
});

test('two teams: players are dragged and moved by key, and every screen says how the teams stand', async ({
  screens,
}) => {
  const projector = await screens.teacherAtSetUp();
  await projector.getByRole('group', { name: 'Teams' }).getByText('2', { exact: true }).click();
  await expectFits('set-up of teams', { projector }, { mayScroll: true });
  await projector.getByText('5', { exact: true }).first().click();
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  await projector.setViewportSize({ width: 1024, height: 768 });
  const pin = pinOf(projector);
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await expect(mia.getByText('You play for Cats')).toBeVisible();
  await expect(leo.getByText('You play for Fish')).toBeVisible();
  await expectFits('lobby of teams', { projector, host, mia });

  const fish = projector.getByRole('region', { name: 'Fish' });
  await projector.getByRole('button', { name: 'Mia' }).locator('..').dragTo(fish);
  await expect(fish.getByText('Mia')).toBeVisible();
  await expect(mia.getByText('You play for Fish')).toBeVisible();
  await expect(projector.getByRole('button', { name: 'Balance the teams' })).toBeVisible();
  await host.getByRole('button', { name: 'Move Mia to another team' }).press('Enter');
  await expectFits('whom Mia plays for', { host });
  await host.getByRole('button', { name: 'Cats' }).press('Enter');
  await expect(mia.getByText('You play for Cats')).toBeVisible();

  await projector.keyboard.press('Space');
  await expectOptions(mia);
  const options = host.getByRole('list').filter({ hasText: 'Right answer' }).getByRole('listitem');
  await expect(options).toHaveCount(4);
  const right = (await options.allInnerTexts()).findIndex((option) => option.includes('Right answer'));
  await optionsOn(mia).nth(right).click();
  await optionsOn(leo)
    .nth((right + 1) % 4)
    .click();
  await expect(mia.getByText('1st · 100 points')).toBeVisible();
  await expect(leo.getByText('2nd · 0 points')).toBeVisible();
  await expectFits('reveal of teams', { projector, host });
  await expectFits('reveal of teams', { mia, leo }, { mayScroll: true });
  await projector.keyboard.press('Space');
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expectFits('leaderboard of teams', { projector, mia, leo });
  await host.getByRole('button', { name: 'End quiz' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'Teams' })).toBeVisible();
  await expect(host.getByRole('rowheader', { name: /Cats, Mia/ })).toBeVisible();
  await expectFits('report of teams', { host });
  await expectFits('end of teams', { projector }, { mayScroll: true });
  await expectFits('end of teams', { mia, leo }, { mayScroll: true });
  expect(screens.complaints).toEqual([]);
});

test('a word is typed by an input method; the host accepts what was typed instead', async ({ screens }) => {
  const { projector, pin } = await screens.openLobby('Picture, type the word');
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(phone);
  const leo = await screens.newPage({ width: 320, height: 568 });
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  const field = mia.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeEnabled();
  await expect(field).toHaveAttribute('lang', 'ja');
  const word = await host.getByLabel('Right answer').locator('xpath=following-sibling::*').innerText();

  await mia
    .context()
    .newCDPSession(mia)
    .then(async (session) => {
      await session.send('Input.imeSetComposition', {
        text: word,
        selectionStart: word.length,
        selectionEnd: word.length,
      });
      await session.send('Input.insertText', { text: word });
    });
  await expect(field).toHaveValue(word);
  await expectFits('typing', { mia, leo });
  await field.press('Enter');
  await expect(mia.getByText('Saved').first()).toBeVisible();
  await leo.getByRole('textbox', { name: 'Your answer' }).fill('nani');
  await leo.getByRole('button', { name: 'Send' }).click();

  await expect(mia.getByText('Right!').first()).toBeVisible();
  await expect(leo.getByText('nani')).toBeVisible();
  await expect(projector.getByText('typed it right')).toBeVisible();
  expect(await projector.getByText('nani').count()).toBe(0);
  await expectFits('what was typed', { projector, mia, leo, host });
  await host.getByRole('button', { name: 'Accept nani', exact: true }).click();
  await expect(leo.getByText('Right!').first()).toBeVisible();
  await host.getByRole('button', { name: 'No longer accept nani' }).click();
  await expect(leo.getByText('Not this time').first()).toBeVisible();
});

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

test('typed in Spanish: capitals do not matter, letters with marks are on any phone, what is unsent at the end counts', async ({
  screens,
}) => {
  const { projector, pin } = await screens.openLobbyIn('spanish', 'Picture, type the word');
  const host = await screens.openControls(projector);
  const mia = await screens.newPage(phone);
  const leo = await screens.newPage({ width: 320, height: 568 });
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  for (const page of [mia, leo]) {
    await expect(fieldOf(page)).toBeEnabled();
    await expect(fieldOf(page)).toHaveAttribute('lang', 'es');
  }
  const word = await host.getByLabel('Right answer').locator('xpath=following-sibling::*').innerText();
  await fieldOf(mia).fill(word.toLocaleUpperCase('es'));
  await fieldOf(mia).press('Enter');
  await expect(mia.getByText('Saved').first()).toBeVisible();

  // Leo is about to press when the time is over.
  await fieldOf(leo).fill(`${word}z`);
  await projector.getByRole('button', { name: 'End question' }).click();
  await expect(mia.getByText('Right!').first()).toBeVisible();
  await expect(leo.getByText('Not this time').first()).toBeVisible();
  await expect(leo.getByText(`${word}z`)).toBeVisible();
  await host.getByRole('button', { name: `Accept ${word}z`, exact: true }).click();
  await expect(leo.getByText('Right!').first()).toBeVisible();
  await expectFits('typed in Spanish', { projector, mia, leo, host });
  expect(screens.complaints).toEqual([]);
});
