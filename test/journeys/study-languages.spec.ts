import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { interfaceText } from './study/interface-text.ts';
import { type Deck, ownDeck } from './study/own-deck.ts';
import { arrivedAt, goOnFrom, isIn, main, optionsOf, pageNumber, questionOf, sightOf } from './study/shown-page.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const board = { width: 1920, height: 1080 };

/** Somebody studies a deck in a language, with the interface in the same or another one. */
interface Learning {
  /** Of the interface. */
  says: (english: string) => string;
  language: 'en' | 'ar';
  deck: Deck;
  page: Page;
  /** The arrow keys that point on and back. */
  next: string;
  back: string;
  /** What is wrong with a page, by its name. */
  findings: string[];
}

/** A context whose page tells everything it complains of. */
async function begin(
  context: BrowserContext,
  language: Learning['language'],
  target: string,
  onPage: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Learning> {
  const page = await context.newPage();
  const findings: string[] = [];
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`The policy forbids ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') findings.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => findings.push(String(error)));
  await onPage(page);
  const deck = await ownDeck(page.request, target);
  const [next, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return { says: (english) => interfaceText(language, english), language, deck, page, next, back, findings };
}

const context = (browser: Browser, locale: string) =>
  browser.newContext({ locale, viewport: desk, reducedMotion: 'reduce' });

/** Texts that stick out of the window, however little of the page does. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const isTooWide = document.documentElement.scrollWidth > innerWidth;
    const texts = [...document.querySelectorAll('main bdi, main h1, main button')];
    const out = texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }) && !text.closest('[inert], .sr-only'))
      .map((text) => ({ text: text.textContent, place: text.getBoundingClientRect() }))
      .filter(({ place }) => place.left < -0.5 || place.right > innerWidth + 0.5)
      .map(({ text }) => text);
    return isTooWide ? ['the page', ...out] : out;
  });

/** Looks at a page in three sizes, light and dark. */
async function look({ page, findings }: Learning, name: string): Promise<void> {
  for (const [viewport, colorScheme] of [
    [board, undefined],
    [phone, 'light'],
    [desk, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' });
    const where = `${name}, ${viewport.width} wide`;
    findings.push(...(await cutOff(page)).map((text) => `${where}: ${text} sticks out`));
    if (!colorScheme) continue;
    findings.push(...(await findingsOn(page, where)));
  }
}

/** The font whose letters are on the screen; the system's own do not count. */
async function fontOf(page: Page, text: Locator): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await text.evaluate((element) => element.setAttribute('data-asked', ''));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-asked]' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  await text.evaluate((element) => element.removeAttribute('data-asked'));
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `the system's ${familyName}`));
}

/** The right edge of a text, where Arabic begins. */
const endOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });

const allSights = [
  'card',
  'card, shown',
  'introduction',
  'question about a picture',
  'question about a picture, right',
  'question about a picture, wrong',
  'question about a word',
  'question about a word, right',
  'question about a word, wrong',
];

/** Goes through Study until every sort of page was looked at. */
async function study(learning: Learning, onSight: (name: string) => Promise<void>): Promise<void> {
  const { page, deck, next, back } = learning;
  const seen = new Set<string>();
  const once = async (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    await onSight(name);
    await look(learning, name);
  };
  for (let pages = 0; pages < 100 && seen.size < allSights.length; pages++) {
    // Ten new words make a run, and chance may ask them all in one way.
    if (!(await isIn(page, 'study'))) await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    const before = await pageNumber(page);
    const sight = await sightOf(page, learning.language);
    if (sight === 'question') {
      const { right, wrong, hasPictures } = await questionOf(page, deck);
      const name = `question about a ${hasPictures ? 'word' : 'picture'}`;
      await once(name);
      const isWrong = seen.has(`${name}, right`) && !seen.has(`${name}, wrong`);
      await page.keyboard.press(`Digit${(isWrong ? wrong : right) + 1}`);
      await expect(optionsOf(page).nth(right)).toContainText(learning.says('Right answer'));
      if (!seen.has(`${name}, ${isWrong ? 'wrong' : 'right'}`)) {
        // A right choice goes on by itself: it is looked at from the page after it.
        await goOnFrom(page, before, next);
        await goOnFrom(page, await pageNumber(page), back);
        await once(`${name}, ${isWrong ? 'wrong' : 'right'}`);
      }
    } else {
      await once(sight);
    }
    if (sight === 'card') {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: learning.says('I knew it') })).toBeVisible();
      await once('card, shown');
    }
    await goOnFrom(page, before, next);
  }
  expect([...seen].toSorted()).toEqual(allSights);
}

/** From the first page of the deck through every mode to the statistics, by the names of the interface. */
async function throughAll(learning: Learning, onSight: (name: string) => Promise<void>): Promise<void> {
  const { page, deck, says, language } = learning;
  const open = (name: string) => page.getByRole('button', { name: says(name), exact: true }).click();
  await page.goto(deck.path);
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(deck.words.length);
  await onSight('first page');
  await look(learning, 'first page');

  await open('Study');
  await study(learning, onSight);
  await page.keyboard.press('Escape');

  await open('Revise');
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await arrivedAt(page);
  await page.keyboard.press('Digit2');
  await expect(main(page).getByRole('listitem').nth(1).getByRole('heading', { level: 2 })).toBeFocused();
  await onSight('revise');
  await look(learning, 'revise');
  await page.keyboard.press('Escape');

  await open('Test');
  for (const place of deck.words.keys()) {
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', `${place + 1}`);
    await arrivedAt(page);
    const { right, wrong } = await questionOf(page, deck);
    await page.keyboard.press(`Digit${(place < 2 ? wrong : right) + 1}`);
    await goOnFrom(page, `${place + 1}`, learning.next);
  }
  const score = (deck.words.length - 2) / deck.words.length;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(score);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(percent);
  await expect(page.getByRole('button', { name: says('Study missed words') })).toBeVisible();
  await onSight('result');
  await look(learning, 'result');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: says('Statistics') }).click();
  await expect(page.getByRole('region', { name: says('Next 14 days') }).getByRole('listitem')).toHaveCount(14);
  await onSight('statistics');
  await look(learning, 'statistics');
}

test('Arabic: the interface and the words run from right to left through every mode', async ({ browser }) => {
  test.setTimeout(300_000);
  const arabic = await context(browser, 'ar');
  const learning = await begin(arabic, 'ar', 'arabic');
  const { page, deck, findings } = learning;
  await throughAll(learning, async (name) => {
    expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ]);
    if (name === 'first page') {
      const [first, second] = await page.getByRole('tabpanel').getByRole('listitem').all();
      expect((await first!.boundingBox())!.x).toBeGreaterThan((await second!.boundingBox())!.x);
    }
    if (name === 'introduction') {
      const word = main(page).getByRole('heading', { level: 1 }).locator('bdi');
      await expect(word).toHaveAttribute('lang', 'ar');
      await expect(word).toHaveCSS('direction', 'rtl');
      expect(await fontOf(page, word)).toEqual([expect.stringMatching(/^Noto Sans Arabic/)]);
      await expect(page.getByRole('progressbar')).toHaveCSS('direction', 'rtl');
      const [home, onward] = [learning.says('Back to the deck'), learning.says('Next page')].map((label) =>
        page.getByRole('button', { name: label }),
      );
      expect((await home!.boundingBox())!.x).toBeGreaterThan((await onward!.boundingBox())!.x);
    }
    if (name === 'question about a word') {
      const [first, second] = await optionsOf(page).all();
      expect((await first!.boundingBox())!.x).toBeGreaterThan((await second!.boundingBox())!.x);
    }
    if (name === 'result') {
      // A translation in Latin letters begins where the word above it does.
      const [word, translation] = await main(page).getByRole('listitem').first().locator('bdi').all();
      expect(await endOf(translation!)).toBeCloseTo(await endOf(word!), 0);
    }
    if (name === 'revise') {
      const [first, second] = await main(page).getByRole('listitem').all();
      expect((await first!.boundingBox())!.x).toBeGreaterThan((await second!.boundingBox())!.x);
      await expect(second!).toContainText(deck.words[1]!.target_translation);
    }
  });
  expect(findings).toEqual([]);
  await arabic.close();
});

test('Japanese: the second text stands below the first, in the letters of Japan', async ({ browser }) => {
  test.setTimeout(300_000);
  const japanese = await context(browser, 'en-GB');
  const reading = 'ひらがなのよみかた';
  // Starter decks have no second texts: the page is given one for every word.
  const learning = await begin(japanese, 'en', 'japanese', (page) =>
    page.route('**/api/word-deck/**', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { words: object[] };
      const words = data.words.map((word) => ({ ...word, extra_target_translation: reading }));
      await route.fulfill({ response, json: { ...data, words } });
    }),
  );
  const { page, findings, deck } = learning;
  const readings = main(page).locator('bdi:visible').filter({ hasText: reading });
  await throughAll(learning, async (name) => {
    if (name === 'introduction') {
      const word = main(page).getByRole('heading', { level: 1 }).locator('bdi');
      await expect(word).toHaveAttribute('lang', 'ja');
      expect(await fontOf(page, word)).toEqual([expect.stringMatching(/^Noto Sans JP/)]);
      await expect(readings).toHaveAttribute('lang', 'ja');
      const [text, second] = [(await word.boundingBox())!, (await readings.boundingBox())!];
      expect(second.y).toBeGreaterThanOrEqual(text.y + text.height / 2);
      expect(second.height).toBeLessThan(text.height);
    }
    if (name === 'question about a picture') await expect(readings).toHaveCount(4);
    if (name === 'card, shown') await expect(readings).toHaveCount(1);
    if (name === 'first page') await expect(readings).toHaveCount(deck.words.length);
    if (name === 'result') await expect(readings).toHaveCount(2);
  });
  expect(findings).toEqual([]);
  await japanese.close();
});
