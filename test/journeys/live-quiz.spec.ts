import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { signUp } from './accounts/person.ts';
import { readFile } from 'node:fs/promises';
import { PlayerBot } from '../bots/screen-bot.ts';
import { findingsOn } from './accessibility/axe.ts';

const wall = { width: 1920, height: 1080 };
const laptop = { width: 1280, height: 800 };
const smallPhone = { width: 360, height: 640 };
const phone = { width: 390, height: 844 };

/** What is no complaint: a wrong pin is refused. */
const expectedRefusals = /\/api\/live\/\d+$/;

let complaints: string[] = [];
let contexts: BrowserContext[] = [];
test.beforeEach(() => {
  complaints = [];
  contexts = [];
});
test.afterEach(async () => {
  for (const context of contexts) await context.close();
});

async function newPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  contexts.push(context);
  return watched(await context.newPage());
}

function watched(page: Page): Page {
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedRefusals.test(message.location().url)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return page;
}

/** A teacher who has just signed up, before a projector. */
async function signedUpTeacher(browser: Browser): Promise<Page> {
  const page = await newPage(browser, wall);
  await signUp(page.request);
  return page;
}

/** A teacher on the page where a quiz over a Japanese topic deck is set up. */
async function teacherAtSetUp(browser: Browser): Promise<Page> {
  const page = await signedUpTeacher(browser);
  const [deck] = await starterDecks(page.request, 'japanese');
  await page.goto(`/live?id=${deck!.item_id}`);
  await expect(page.getByRole('button', { name: 'Open the lobby' })).toBeEnabled();
  return page;
}

const pinOf = (page: Page): string => /\/live\/(\d{6})/.exec(page.url())![1]!;

/** A lobby on the projector. */
async function openLobby(browser: Browser, asked = 'Mixed'): Promise<{ projector: Page; pin: string }> {
  const projector = await teacherAtSetUp(browser);
  await projector.getByText(asked, { exact: true }).click();
  await projector.getByText('5', { exact: true }).first().click();
  await projector.getByText('60', { exact: true }).click();
  await projector.getByRole('button', { name: 'Open the lobby' }).click();
  await projector.waitForURL(/\/live\/\d{6}\/projector/);
  await expect(projector.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  return { projector, pin: pinOf(projector) };
}

/** The host's own screen beside the projector. */
async function openControls(projector: Page): Promise<Page> {
  const host = watched(await projector.context().newPage());
  await host.setViewportSize(laptop);
  await host.goto(`/live/${pinOf(projector)}/host`);
  await expect(host.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  return host;
}

async function join(page: Page, pin: string, name: string): Promise<void> {
  await page.goto(`/live/${pin}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Nothing sticks out, nothing scrolls that should not, and axe has nothing to say. */
async function lookAt(moment: string, pages: Record<string, Page>, options: { mayScroll?: boolean } = {}) {
  for (const [name, page] of Object.entries(pages)) {
    if (!options.mayScroll && name !== 'host') {
      const down = () =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return scrollHeight - clientHeight;
        });
      await expect.configure({ soft: true }).poll(down, `${moment}, ${name}: scrolls down by so much`).toBe(0);
    }
    expect.soft(await findingsOn(page, `${moment}, ${name}`)).toEqual([]);
  }
}

/** Where a part stands between left and right. */
async function middleOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox())!;
  return x + width / 2;
}

const optionsOn = (page: Page) => page.getByRole('list').getByRole('button');
/** Three seconds to get ready and two for the question alone may lie before. */
const optionsCome = async (page: Page) => await expect(optionsOn(page)).toHaveCount(4);

/** The question's number and of how many, where phones show it. */
const questionOn = (page: Page, number: number) => page.getByText(`${number} / 5`);

test('a projector, a host and three students go through a whole quiz; one refreshes in mid-question', async ({
  browser,
}) => {
  const setUp = await teacherAtSetUp(browser);
  await setUp.getByText('More choices').click();
  await lookAt('set-up', { projector: setUp }, { mayScroll: true });
  await setUp.close();

  const { projector, pin } = await openLobby(browser);
  const host = await openControls(projector);
  const mia = await newPage(browser, smallPhone);
  const leo = await newPage(browser, phone);
  const sara = await newPage(browser, smallPhone);
  const students = { mia, leo, sara };
  const all = { projector, host, mia };

  await mia.goto('/live');
  await lookAt('pin', { mia }, { mayScroll: true });
  await mia.getByLabel('Pin').fill(`${new URL(mia.url()).origin}/live/${pin}`);
  await expect(mia.getByLabel('Pin')).toHaveValue(`${pin.slice(0, 3)} ${pin.slice(3)}`);
  await mia.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mia).toHaveURL(`/live/${pin}`);
  await mia.getByLabel('Name').waitFor();
  await lookAt('name', { mia }, { mayScroll: true });
  await mia.getByLabel('Name').fill('Mia');
  await mia.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mia.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await join(leo, pin, 'Leo');
  await join(sara, pin, 'سارة');

  await expect(projector.getByRole('heading', { name: '3 in the room' })).toBeVisible();
  await expect(projector.getByText('سارة')).toBeVisible();
  await expect(
    projector.getByRole('heading', { name: new RegExp(`Pin\\s*${pin.slice(0, 3)}\\s*${pin.slice(3)}`) }),
  ).toBeVisible();
  await lookAt('lobby', all);

  await projector.keyboard.press('Space');
  await expect(mia.getByText('Get ready').first()).toBeVisible();
  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(mia.getByText('Paused').first()).toBeVisible();
  await lookAt('starting', all);
  await host.getByRole('button', { name: 'Go on' }).click();

  await expect(questionOn(mia, 1)).toBeVisible();
  await host.getByRole('button', { name: 'Pause' }).click();
  await expect(host.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(projector.getByRole('main').getByText('Paused')).toBeVisible();
  await expect(mia.getByRole('main').getByText('Paused')).toBeVisible();
  await lookAt('question 1 alone', all);
  await host.getByRole('button', { name: 'Go on' }).click();

  const kindsSeen = new Set<boolean>();
  for (let number = 1; number <= 5; number++) {
    await expect(questionOn(mia, number)).toBeVisible();
    for (const student of Object.values(students)) await optionsCome(student);
    const isText = (await optionsOn(mia).first().locator('bdi').count()) > 0;
    const isNew = !kindsSeen.has(isText);
    kindsSeen.add(isText);
    if (isNew) await lookAt(`question ${number} open`, all);

    await optionsOn(mia).nth(0).click();
    await expect(mia.getByText('Saved').first()).toBeVisible();
    await sara.keyboard.press('3');
    await expect(sara.getByText('Saved').first()).toBeVisible();
    await expect(projector.getByText('2 / 3')).toBeVisible();
    if (number === 1) {
      await sara.reload();
      await expect(sara.getByText('Saved').first()).toBeVisible();
      await expect(optionsOn(sara).nth(2)).toHaveAttribute('aria-pressed', 'true');
      await expect(optionsOn(sara).nth(0)).toBeDisabled();
      await projector.reload();
      await host.reload();
      await expect(projector.getByText('2 / 3')).toBeVisible();
      await expect(host.getByText('2 / 3')).toBeVisible();
    }
    if (isNew) await lookAt(`question ${number} answered`, { leo });

    // With the last answer the question closes by itself.
    await optionsOn(leo).nth(1).click();
    await expect(projector.getByText('Right answer', { exact: true })).toBeAttached();
    for (const student of Object.values(students)) {
      await expect(student.getByRole('heading', { name: /^(Right!|Not this time)$/ })).toBeVisible();
    }
    if (isNew) await lookAt(`question ${number} revealed`, all);

    await projector.keyboard.press('Enter');
    if (number === 5) break;
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await expect(mia.getByText('Watch the board')).toBeVisible();
    if (number === 1) await lookAt('leaderboard', all);
    await host.getByRole('button', { name: 'Next' }).click();
  }

  // Nobody knows the right ones: once in a thousand times all fifteen are wrong, and there is no podium to stand on.
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expect(projector.getByText('15', { exact: true })).toBeVisible();
  for (const student of Object.values(students))
    await expect(student.getByText('The quiz is over').first()).toBeVisible();
  await lookAt('podium', { projector });
  await lookAt('podium', { leo, host }, { mayScroll: true });

  await host.getByRole('button', { name: 'End quiz' }).click();
  await expect(projector.getByRole('heading', { name: 'This quiz has ended' })).toBeVisible();
  await expect(mia.getByText('This quiz has ended')).toBeVisible();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(host.getByRole('row', { name: /Mia|Leo|سارة/ })).toHaveCount(3);
  await lookAt('ended', { projector, host, mia }, { mayScroll: true });

  const scoreOf = () => host.getByRole('row', { name: 'Mia' }).getByRole('cell').first().textContent();
  const before = Number(await scoreOf());
  await host.getByRole('button', { name: 'Take question 1 back' }).click();
  await host.getByRole('button', { name: 'Take it back' }).click();
  await expect(host.getByText('does not count')).toBeVisible();
  expect(Number(await scoreOf())).toBeLessThanOrEqual(before);
  await host.reload();
  await expect(host.getByText('does not count')).toBeVisible();
  const sign = host.getByRole('button', { name: 'Take question 2 back' });
  const heading = host.getByRole('columnheader', { name: /^2/ });
  await expect.poll(async () => Math.abs((await middleOf(sign)) - (await middleOf(heading)))).toBeLessThan(1.5);

  const downloading = host.waitForEvent('download');
  await host.getByRole('button', { name: 'Download for spreadsheets' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^ペットと家畜.*-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFPlayer,Rank,Points,Right,1\. .+ \(does not count\),2\. /);
  expect(csv).toMatch(/^Mia,/m);

  await host.getByRole('link', { name: 'Your quizzes' }).click();
  const past = host.getByRole('link', { name: /ペットと家畜.*3 players/ });
  await expect(past).toBeVisible();
  await lookAt('own quizzes', { other: host }, { mayScroll: true });
  await past.click();
  await expect(host).toHaveURL(/\/live\/report\/\d+$/);
  await expect(host.getByRole('main').getByText('ペットと家畜')).toBeVisible();
  await expect(host.getByText('does not count')).toBeVisible();
  await host.getByRole('button', { name: 'Delete' }).click();
  await lookAt('deletion', { other: host }, { mayScroll: true });
  await host.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(host).toHaveURL('/live');
  await expect(host.getByText('Would you like to host?')).toBeVisible();
  await expect(past).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('at the door: a wrong pin, a taken name, a locked door, a second tab, and being removed', async ({ browser }) => {
  const { projector, pin } = await openLobby(browser);
  const host = await openControls(projector);
  const mia = await newPage(browser, phone);
  const other = await newPage(browser, phone);
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
  await lookAt('door', { other });
  await host.getByRole('button', { name: 'Unlock the door' }).click();
  await expect(other.getByLabel('Name')).toBeVisible();

  await other.getByLabel('Name').fill('MIA');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByText('This name is taken. How about MIA 2?')).toBeVisible();
  await other.getByRole('button', { name: 'Join as MIA 2' }).click();
  await expect(other.getByRole('heading', { name: 'MIA 2' })).toBeVisible();

  const twin = watched(await mia.context().newPage());
  await twin.goto(`/live/${pin}`);
  await expect(twin.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expect(mia.getByText('This quiz goes on in another tab or device')).toBeVisible();
  await mia.getByRole('button', { name: 'Take it back here' }).click();
  await expect(mia.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expect(twin.getByText('This quiz goes on in another tab or device')).toBeVisible();

  await host.getByRole('button', { name: 'Rename MIA 2' }).click();
  await host.getByRole('dialog').getByLabel('Name').fill('Noor');
  await lookAt('rename', { host }, { mayScroll: true });
  await host.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(projector.getByText('Noor')).toBeVisible();
  await host.getByRole('button', { name: 'Remove Noor' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.getByText('The host has removed you from this quiz.')).toBeVisible();
  await lookAt('removed', { other });
  await other.getByRole('button', { name: 'Join again' }).click();
  await other.getByLabel('Name').fill('Noor');
  await other.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Noor' })).toBeVisible();
  await host.getByRole('button', { name: 'Remove Noor' }).click();
  await host.getByRole('button', { name: 'Remove and keep out' }).click();
  await expect(other.getByText('You cannot join it again.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join again' })).toHaveCount(0);
  await expect(projector.getByRole('heading', { name: '1 in the room' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a phone without a network says so, keeps its answer, and sends it when it is back', async ({ browser }) => {
  const { projector, pin } = await openLobby(browser);
  const mia = await newPage(browser, phone);
  const leo = await newPage(browser, phone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  await optionsCome(mia);

  await mia.context().setOffline(true);
  await optionsOn(mia).nth(1).click();
  await expect(mia.getByText('Sending…')).toBeVisible();
  await expect(mia.getByText(/Reconnecting|No connection/).first()).toBeVisible();
  await expect(optionsOn(mia).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await mia.context().setOffline(false);
  await expect(mia.getByText('Saved').first()).toBeVisible();
  await expect(projector.getByText('1 / 2')).toBeVisible();
});

test('who is not the host is shown to the log-in, and comes back to the screen they wanted', async ({ browser }) => {
  const { projector, pin } = await openLobby(browser);
  const stranger = await newPage(browser, laptop);
  for (const screen of ['projector', 'host']) {
    await stranger.goto(`/live/${pin}/${screen}`);
    await expect(stranger.getByText('This screen belongs to the host of the quiz')).toBeVisible();
    const next = encodeURIComponent(`/live/${pin}/${screen}`);
    await expect(stranger.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', `/login?next=${next}`);
  }
  await lookAt('a screen of the host for a stranger', { stranger });
  const spaced = `${pin.slice(0, 3)} ${pin.slice(3)}`;
  await projector.goBack();
  await expect(projector.getByText(`Your quiz with the pin ${spaced} is running`)).toBeVisible();
  await lookAt('set-up beside a running quiz', { projector }, { mayScroll: true });
  const replace = projector.getByRole('button', { name: 'End it and start this one' });
  await projector.setViewportSize(smallPhone);
  await lookAt('set-up beside a running quiz, on a phone', { projector }, { mayScroll: true });
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

/** The pictures that a screen shows as options. */
async function drawnOn(page: Page): Promise<string[]> {
  const pictures = await page
    .locator('main li img')
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ src }) => new URL(src).pathname));
  return pictures.toSorted();
}

test('the pictures of the options are there before the clock runs; the keys of the projector work in full screen', async ({
  browser,
}) => {
  const { projector, pin } = await openLobby(browser, 'Word, find the picture');
  const mia = await newPage(browser, phone);
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
  await optionsCome(mia);
  await expect.poll(() => drawnOn(mia)).toEqual(before.mia);
  await expect.poll(() => drawnOn(projector)).toEqual(before.projector);
  expect(before.mia.every((path) => path.startsWith('/media/thumbnails/'))).toBe(true);

  await projector.keyboard.press('Space');
  await expect(projector.getByText('Press again to end the question for everybody')).toBeVisible();
  await expect(mia.getByText('Time is up')).toHaveCount(0);
  await lookAt('asked for a second press', { projector });
  await projector.getByRole('button', { name: 'Skip this question' }).click();
  await expect(projector.getByText('Question 1 was skipped').first()).toBeVisible();
  await expect(mia.getByText('Question 1 was skipped').first()).toBeVisible();
  await lookAt('skipped', { projector, mia });
  expect(complaints).toEqual([]);
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
  browser,
}) => {
  const page = await signedUpTeacher(browser);
  const deck = await deckOf(page, longWords, 'german');
  const settings = { kinds: ['picture_to_text'], questions: 1, seconds: 60, late_join: true };
  const opened = await page.request.post('/api/live', { data: { source: { deck_ids: [deck] }, settings } });
  const { pin } = (await opened.json()) as { pin: string };
  const mia = await newPage(browser, { width: 667, height: 375 });
  await join(mia, pin, 'Maximiliane Charlo');
  await lookAt('lobby on its side', { mia });
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/live/${pin}/projector`);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await optionsCome(mia);
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
    await lookAt(`long words at ${size.width}`, { screen });
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
  await lookAt('reveal on its side', { mia, page });
  await expect.poll(() => cutTexts(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

const projectors = [wall, { width: 1366, height: 768 }, { width: 1280, height: 720 }, { width: 1024, height: 768 }];
/** Of other scripts, and as long as a name may be. */
const longNames = [
  'Александра Петрова', 'سارة بنت محمد', '陳偉明さんの友達のとても長い名前', 'ประภัสสรวรรณ', 'மு. இப்ராஹிம்', 'Donaudampfschifffahr',
  'WWWWWWWWWWWWWWWWWWWW', '유나', 'Anne-Sophie O’Connor', 'Giorgi გიორგი',
]; // prettier-ignore
const firstNames = ['Charlotte', 'Maximilian', 'Anastasia', 'Benedikt', 'Katharina', 'Leonard', 'Johanna', 'Frederick'];
const nameOf = (place: number) => `${firstNames[place % 8]!} ${String.fromCharCode(65 + (place >> 3))}.`;

/** What the board of names looks like: how many, which of them are not wholly inside, and what they say. */
const namesOn = (projector: Page) =>
  projector.getByRole('region', { name: 'Players in the room' }).evaluate((room) => {
    const edge = room.getBoundingClientRect();
    const entries = [...room.querySelectorAll('li')];
    const isInside = (entry: Element) => {
      const { top, bottom, left, right } = entry.getBoundingClientRect();
      const isWhole = [...entry.querySelectorAll('bdi')].every((name) => name.scrollWidth <= name.clientWidth + 1);
      const button = document.querySelector('footer')!.getBoundingClientRect().top;
      return (
        isWhole &&
        top >= edge.top &&
        bottom <= Math.min(edge.bottom, button) + 0.5 &&
        left >= edge.left - 0.5 &&
        right <= edge.right + 0.5
      );
    };
    return {
      entries: entries.length,
      cut: entries.filter((entry) => !isInside(entry)).map(({ textContent }) => textContent),
      first: entries[0]?.querySelector('bdi')?.textContent,
      last: entries.at(-1)?.textContent,
    };
  });

test('every name of a class stands on the board, whatever the projector; of a crowd the newest do', async ({
  browser,
  baseURL,
}) => {
  const { projector, pin } = await openLobby(browser);
  const bots: PlayerBot[] = [];
  const joinAs = async (name: string) => bots.push(await PlayerBot.join(baseURL!, pin, name));
  const lookAtAll = async (names: number) => {
    for (const size of projectors) {
      await projector.setViewportSize(size);
      await expect(projector.getByRole('heading', { name: `${names} in the room` })).toBeVisible();
      await expect
        .poll(() => namesOn(projector), JSON.stringify({ size, names }))
        .toMatchObject({ entries: names, cut: [] });
    }
  };
  for (let place = 0; place < 25; place++) await joinAs(nameOf(place));
  await lookAtAll(25);
  for (let place = 25; place < 28; place++) await joinAs(nameOf(place));
  await lookAtAll(28);
  await lookAt('lobby of 28', { projector });
  for (const name of longNames) await joinAs(name);
  await lookAtAll(38);

  for (let place = 28; place < 197; place++) await joinAs(nameOf(place));
  for (const size of projectors) {
    await projector.setViewportSize(size);
    await expect(projector.getByRole('heading', { name: '207 in the room' })).toBeVisible();
    await expect.poll(() => namesOn(projector)).toMatchObject({ cut: [], first: nameOf(196) });
    const { entries, last } = await namesOn(projector);
    expect(entries).toBeGreaterThan(50);
    expect(last).toBe(`+${207 - (entries - 1)} more`);
  }
  await lookAt('lobby of 207', { projector });
  for (const bot of bots) bot.close();
  expect(complaints).toEqual([]);
});
