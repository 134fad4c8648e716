import { expect, type Locator, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { type Deck, ownDeck, type Word, wordsOf } from './study/own-deck.ts';
import {
  arrivedAt,
  goOnFrom,
  isIn,
  leftPage,
  main,
  optionsOf,
  pageNumber,
  questionOf,
  sightOf,
} from './study/shown-page.ts';

interface Posted {
  word_id: number;
  mode: string;
  is_correct: boolean;
  answer_id: string;
}

/** Answers that the page sends, as they go out. */
function postedFrom(page: Page): Posted[] {
  const posted: Posted[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/question_answer')) posted.push(request.postDataJSON() as Posted);
  });
  return posted;
}

/** Goes to something by Tab alone, and says that it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Does with keys alone what the page asks for; wrong where `wrongFor` says so. Gives what was answered, if anything was. */
async function goOnByKeys(page: Page, deck: Deck, wrongFor: (word: Word) => boolean = () => false): Promise<void> {
  const before = await pageNumber(page);
  const sight = await sightOf(page);
  if (sight === 'introduction') {
    await page.keyboard.press('Enter');
  } else if (sight === 'card') {
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
    await page.keyboard.press('ArrowUp');
  } else {
    const { word, right, wrong } = await questionOf(page, deck);
    const isWrong = wrongFor(word);
    await page.keyboard.press(`Digit${(isWrong ? wrong : right) + 1}`);
    if (isWrong) await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
    await goOnFrom(page, before, isWrong ? 'Enter' : 'ArrowRight');
  }
  await leftPage(page, before);
}

test('by keyboard alone: three words are selected, studied and tested, and every answer is stored once', async ({
  page,
}) => {
  const deck = await ownDeck(page.request);
  const posted = postedFrom(page);
  await page.goto(deck.path);
  const chosen = deck.words.slice(0, 3);
  for (const { target_translation } of chosen) {
    await tabTo(page, page.getByRole('button', { name: target_translation, exact: true }));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: 'Study these' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Custom study')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Study', exact: true }));
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  const missed = new Set<number>();
  for (let pages = 0; pages < 40 && (await isIn(page, 'study')); pages++) {
    await goOnByKeys(page, deck, ({ word_id }) => {
      if (word_id !== chosen[0]!.word_id || missed.has(word_id)) return false;
      missed.add(word_id);
      return true;
    });
  }
  await expect(page.getByRole('heading', { name: '2 of 3 words right' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(deck.path);
  await expect(page.getByText('Custom study')).toBeVisible();
  const studied = () => posted.filter(({ mode }) => mode === 'study');
  const results = () =>
    chosen.map(({ word_id }) =>
      studied()
        .filter((answer) => answer.word_id === word_id)
        .map(({ is_correct }) => is_correct),
    );
  // Answers go out one after the other, also after the page they were given on.
  await expect.poll(results).toEqual([[false], [true], [true]]);
  expect(studied()).toHaveLength(3);

  await tabTo(page, page.getByRole('button', { name: 'Test', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3');
  for (let pages = 0; pages < 3; pages++) {
    await goOnByKeys(page, deck, ({ word_id }) => word_id === chosen[2]!.word_id);
  }
  await expect(page.getByRole('heading', { name: '67%' })).toBeFocused();
  await expect(page.getByRole('region', { name: '1 missed word' })).toContainText(chosen[2]!.target_translation);
  await tabTo(page, page.getByRole('button', { name: 'Study missed words' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${deck.path}/study`);
  await expect.poll(async () => (await questionOf(page, deck)).word.word_id).toBe(chosen[2]!.word_id);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(deck.path);

  const words = () => wordsOf(page.request, deck.owner, deck.deck_id);
  const storedCount = async () => (await words()).reduce((sum, { answers }) => sum + answers.length, 0);
  await expect.poll(async () => (await storedCount()) - posted.length).toBe(0);
  expect(posted.length).toBeGreaterThanOrEqual(6);
  expect(new Set(posted.map(({ answer_id }) => answer_id)).size).toBe(posted.length);
  const stored = await words();
  expect(stored.filter(({ answers }) => answers.length > 0).map(({ word_id }) => word_id)).toEqual(
    chosen.map(({ word_id }) => word_id),
  );
});

test('a question answered twice is sent once, and one that comes again not at all', async ({ page }) => {
  const deck = await ownDeck(page.request);
  const posted = postedFrom(page);
  await page.goto(`${deck.path}/study`);
  while ((await sightOf(page)) !== 'question') await goOnFrom(page, await pageNumber(page), 'Enter');
  const { word, wrong, right } = await questionOf(page, deck);
  await optionsOf(page).nth(wrong).click();
  await optionsOf(page).nth(right).click({ force: true });
  await page.keyboard.press(`Digit${right + 1}`);
  const answered = await pageNumber(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await leftPage(page, answered);
  for (let pages = 0; ; pages++) {
    expect(pages, 'pages until it comes again').toBeLessThan(10);
    const before = await pageNumber(page);
    const again = (await sightOf(page)) === 'question' ? await questionOf(page, deck) : undefined;
    if (again?.word.word_id === word.word_id) {
      // With every frame: it is said for two seconds only, and then the page goes on by itself.
      const said = page.waitForFunction(() => document.querySelector('main')?.textContent.includes('Right!'));
      await optionsOf(page).nth(again.right).click();
      await said;
      await leftPage(page, before);
      break;
    }
    await goOnFrom(page, before, 'ArrowRight');
  }
  expect(posted.map(({ word_id, is_correct }) => ({ word_id, is_correct }))).toEqual([
    { word_id: word.word_id, is_correct: false },
  ]);
});

test('back and forward of the browser lead into a study and out of it, and a reload goes on there', async ({
  page,
}) => {
  const deck = await ownDeck(page.request);
  await page.goto(deck.path);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^2 of/);
  const heading = await main(page).getByRole('heading', { level: 1 }).textContent();

  // A notice goes by itself, but not while somebody points at it.
  const goesOn = page.getByText('You are back where you left off.');
  await page.reload();
  await goesOn.hover();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^2 of/);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading!);

  await page.goBack();
  await expect(page).toHaveURL(deck.path);
  await expect(page.getByRole('button', { name: 'Study', exact: true })).toBeVisible();
  await page.goForward();
  await goesOn.hover();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^2 of/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^1 of/);
  await page.getByRole('button', { name: 'Back to the deck' }).click();
  await expect(page).toHaveURL(deck.path);
  await expect(page.getByRole('button', { name: 'Study', exact: true })).toBeVisible();
});

test('a study in two tabs goes on in the one opened last; the other takes it back where it stands', async ({
  page,
  context,
}) => {
  const deck = await ownDeck(page.request);
  await page.goto(`${deck.path}/study`);
  await goOnByKeys(page, deck);
  const reached = await pageNumber(page);
  const tab = await context.newPage();
  await tab.goto(`${deck.path}/study`);
  await expect.poll(() => pageNumber(tab)).toBe(reached);
  await expect(page.getByText('This study is open in another tab')).toBeVisible();
  await goOnByKeys(tab, deck);
  const further = await pageNumber(tab);
  expect(further).not.toBe(reached);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => pageNumber(page)).toBe(further);
  await expect(tab.getByText('This study is open in another tab')).toBeVisible();
});

test('what is due is revised by thumbs, and is due no more', async ({ page }) => {
  const deck = await ownDeck(page.request);
  const posted = postedFrom(page);
  await page.goto(deck.path);
  await page.getByRole('button', { name: /words due today$/ }).click();
  await page.getByRole('button', { name: 'Revise', exact: true }).click();
  const thumbs = page.getByRole('button', { name: /^(I knew it|Not yet)$/ });
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await expect(thumbs).toHaveCount(0);
  for (const place of [0, 1, 2]) {
    const card = main(page).getByRole('listitem').nth(place);
    await card.getByRole('button', { name: /^Show/ }).click();
    await card.getByRole('button', { name: place === 1 ? 'Not yet' : 'I knew it' }).click();
  }
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^2 of/);
  // Answers go out one after the other.
  await expect
    .poll(() => posted.map(({ mode, is_correct }) => [mode, is_correct]))
    .toEqual([
      ['revise', true],
      ['revise', false],
      ['revise', true],
    ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^4 of/);

  await page.getByRole('button', { name: 'Back to the deck' }).click();
  const today = (await wordsOf(page.request, deck.owner, deck.deck_id))[3]!.due_date;
  await expect
    .poll(
      async () =>
        (await wordsOf(page.request, deck.owner, deck.deck_id)).filter((word) => word.due_date > today).length,
    )
    .toBe(3);
});

test('Arabic: words run from right to left, and the left arrow goes on', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const deck = await ownDeck(page.request, 'arabic');
  await page.goto(`${deck.path}/study`);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', '1');
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading.locator('bdi')).toHaveAttribute('lang', 'ar');
  await expect(heading.locator('bdi')).toHaveCSS('direction', 'rtl');
  await arrivedAt(page);
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toHaveAttribute('value', '2');
  await arrivedAt(page);
  await page.keyboard.press('ArrowRight');
  await expect(bar).toHaveAttribute('value', '1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

/** Looks at every page until each sort was seen, and once more when it is answered. */
async function eachSight(page: Page, deck: Deck, look: (name: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const lookAt = async (name: string) => {
    if (!seen.has(name)) await look(name);
    seen.add(name);
  };
  for (let pages = 0; pages < 30 && !(seen.has('card, shown') && seen.has('question, wrong')); pages++) {
    const before = await pageNumber(page);
    const sight = await sightOf(page);
    if (sight === 'question') {
      const { wrong, right } = await questionOf(page, deck);
      await lookAt('question');
      const isWrong = seen.has('question, right') && !seen.has('question, wrong');
      const name = isWrong ? 'question, wrong' : 'question, right';
      await page.keyboard.press(`Digit${(isWrong ? wrong : right) + 1}`);
      await expect(optionsOf(page).nth(right)).toContainText('Right answer');
      if (!seen.has(name)) {
        // A right choice goes on by itself: it is looked at from the page after it.
        await goOnFrom(page, before, 'ArrowRight');
        await goOnFrom(page, await pageNumber(page), 'ArrowLeft');
        await lookAt(name);
      }
    } else {
      await lookAt(sight);
    }
    if (sight === 'card') {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
      await lookAt('card, shown');
    }
    await goOnFrom(page, before, 'ArrowRight');
  }
  expect([...seen].toSorted()).toEqual([
    'card',
    'card, shown',
    'introduction',
    'question',
    'question, right',
    'question, wrong',
  ]);
}

test('axe finds nothing on any page of a mode, and nothing runs out of the window', async ({ page }) => {
  test.setTimeout(180_000);
  const deck = await ownDeck(page.request);
  const look = async (name: string) => expect.soft(await findingsOn(page, name, { looks: everyLook })).toEqual([]);
  await page.goto(`${deck.path}/study`);
  await eachSight(page, deck, look);
  await page.goto(`${deck.path}/revise`);
  await expect(main(page).getByRole('listitem').first()).toBeVisible();
  await arrivedAt(page);
  await look('revise');
  await page.keyboard.press('Digit1');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await look('revise, shown');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look('keys');
  await page.goto(`${deck.path}/game-selection`);
  await expect(page.getByRole('heading', { name: 'Play' })).toBeVisible();
  await look('game-selection');
  await page.goto(`${deck.path}/test`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  for (let pages = 0; pages < deck.words.length; pages++) {
    await arrivedAt(page);
    await goOnFrom(page, await pageNumber(page), 'ArrowRight');
  }
  await expect(page.getByRole('heading', { name: '0%' })).toBeVisible();
  await look('result');
});
