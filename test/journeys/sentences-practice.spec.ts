import { partsOf } from '@lexiroom/domain/sentences/scramble';
import { type Browser, type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook, phone, show, untilLoaded } from './accessibility/looks.ts';
import { answersTo, deckWithSentences } from './study/own-sentences.ts';

const part = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const yours = (page: Page) => page.locator('[data-area="dragged"]');
const progress = (page: Page) => page.getByRole('progressbar');
const onPage = (page: Page, text: string) => expect(progress(page)).toHaveAttribute('aria-valuetext', text);

/** The colours and sizes of this journey's pictures: a phone, a laptop and a projector, light and dark. */
const looks = [...everyLook, { viewport: { width: 1024, height: 768 }, colorScheme: 'light' as const }];

/** Keeps a picture of a page in every look. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const look of looks) {
    await show(page, look);
    const { width } = page.viewportSize()!;
    const path = test.info().outputPath(`${name}-${width}-${look.colorScheme}.png`);
    await page.screenshot({ path });
  }
}

async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Drags a part by the mouse, further than the 10 px that make a drag of a press, to the end of the sentence. */
async function dragByMouse(page: Page, what: Locator): Promise<void> {
  const from = await middleOf(what);
  const area = (await yours(page).boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move(area.x + area.width - 8, area.y + area.height - 8, { steps: 6 });
  await page.mouse.up();
}

const english = [
  {
    target: 'The red apple is sweet.',
    source: 'La manzana roja es dulce.',
    extra: ['I eat it every day.', 'La como todos los días.'] as [string, string],
    highlights: { red: 'red', apple: 'green', sweet: 'blue' },
    picture: 'an apple',
  },
  { target: 'My sister drinks cold milk.', source: 'Mi hermana bebe leche fría.', highlights: { milk: 'orange' } },
  { target: 'Bread', source: 'Pan', highlights: { Bread: 'black' } },
];

test('English, by mouse: from the deck to its sentences, chosen, put in order, filled in and revised', async ({
  page,
}) => {
  test.slow();
  const deck = await deckWithSentences(page.request, 'english_uk', english);
  await page.goto(deck.path);
  await page.getByRole('button', { name: 'Sentences (3)' }).click();
  await expect(page.getByText('3 sentences', { exact: true })).toBeVisible();
  expect(await findingsOn(page, 'sentences', { looks })).toEqual([]);
  await pictures(page, 'introduction');
  await page.setViewportSize({ width: 1280, height: 800 });

  await part(page, english[0]!.target).click();
  await part(page, english[1]!.target).click();
  await expect(page.getByText('2 selected sentences')).toBeVisible();
  await part(page, 'Sentence Scramble').click();
  await expect(page).toHaveURL(/\/sentence-scramble$/);
  await onPage(page, '1 of 2');
  await dragByMouse(page, part(page, 'the').or(part(page, 'The')));
  await dragByMouse(page, part(page, 'red'));
  await expect(yours(page).getByRole('button')).toHaveText(['The', 'red']);
  expect(await findingsOn(page, 'scramble', { looks })).toEqual([]);
  await pictures(page, 'scramble');
  await page.setViewportSize({ width: 1280, height: 800 });
  // In the wrong place first, then back to its place among the others.
  for (const word of ['is', 'apple', 'sweet']) await part(page, word).click();
  await expect(page.getByText('Not in this order. Move the words again.')).toBeVisible();
  expect(await findingsOn(page, 'scramble, wrong', { looks: looks.slice(2, 4) })).toEqual([]);
  const is = await middleOf(part(page, 'is'));
  const apple = await part(page, 'apple').boundingBox();
  await page.mouse.move(is.x, is.y);
  await page.mouse.down();
  await page.mouse.move(apple!.x + apple!.width - 4, is.y, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Right!')).toBeVisible();
  for (const word of ['I', 'eat', 'it', 'every', 'day']) await part(page, word).click();
  await onPage(page, '2 of 2');
  for (const word of ['My', 'sister', 'drinks', 'cold', 'milk']) await part(page, word).click();
  await expect(page.getByText('2 selected sentences')).toBeVisible();
  await expect.poll(() => answersTo(page.request, deck)).toEqual([[false], [true], []]);

  await page.getByRole('button', { name: 'Discard selected' }).click();
  await part(page, 'Fill the blanks').click();
  await onPage(page, '1 of 3');
  await expect(page.getByText('The ___ _____ is _____.')).toBeVisible();
  expect(await findingsOn(page, 'blanks', { looks })).toEqual([]);
  await pictures(page, 'blanks');
  await page.setViewportSize({ width: 1280, height: 800 });
  await part(page, 'Blank 2: reveal it').click();
  await expect(page.getByText('The ___ apple is _____.')).toBeVisible();
  await part(page, 'Reveal').click();
  await part(page, 'Reveal').click();
  await expect(page.getByText('The red apple is sweet.')).toBeVisible();
  await part(page, 'Show the second sentence').click();
  await expect(page.getByText('I eat it every day.')).toBeVisible();
  expect(await findingsOn(page, 'blanks, shown', { looks })).toEqual([]);
  await pictures(page, 'blanks-shown');
  await part(page, 'I knew it').click();
  await onPage(page, '2 of 3');
  await page.getByRole('button', { name: 'Back to the sentences' }).click();
  await expect(page.getByText('3 sentences')).toBeVisible();

  await part(page, 'Revise, shuffled').click();
  await expect(page).toHaveURL(/\/sentence-revise\?shuffle=true$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sentence' })).toBeVisible();
  expect(await findingsOn(page, 'revise', { looks: looks.slice(0, 1) })).toEqual([]);
  await pictures(page, 'revise');
  await part(page, 'Tap to show the sentence').click();
  await expect(part(page, 'Not yet')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sentences$/);
  await page.getByRole('button', { name: 'Back to the deck' }).click();
  await expect(page).toHaveURL(new RegExp(`${deck.path}$`));
});

const arabic = [
  { target: 'أكل الولد تفاحة حمراء', source: 'The boy ate a red apple.', highlights: { تفاحة: 'purple' } },
  { target: 'تشرب أختي حليباً بارداً', source: 'My sister drinks cold milk.', highlights: { حليباً: 'brown' } },
];

/** Drags by a finger, as a phone tells of it: in small steps, so that a page that scrolls would. */
async function dragByFinger(touch: CDPSession, from: { x: number; y: number }, to: { x: number; y: number }) {
  const at = (share: number) => [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true });
  return context.newPage();
}

test('Arabic, by touch on a small phone: words are dragged from right to left, and the page stays where it is', async ({
  browser,
}) => {
  test.slow();
  const page = await phoneOf(browser);
  const deck = await deckWithSentences(page.request, 'arabic', arabic);
  await page.goto(`${deck.path}/sentence-scramble`);
  await untilLoaded(page);
  const touch = await page.context().newCDPSession(page);
  const words = ['أكل', 'الولد', 'تفاحة', 'حمراء'];
  for (const [place, word] of words.entries()) {
    await part(page, word).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const area = (await yours(page).boundingBox())!;
    await dragByFinger(touch, await middleOf(part(page, word)), { x: area.x + 6, y: area.y + area.height - 8 });
    if (place < words.length - 1) await expect(yours(page).getByRole('button')).toHaveCount(place + 1);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    if (place === 1) {
      const [first, second] = await Promise.all([middleOf(part(page, 'أكل')), middleOf(part(page, 'الولد'))]);
      expect(first.x, 'the first word stands on the right').toBeGreaterThan(second.x);
      await page.screenshot({ path: test.info().outputPath('arabic-scramble.png') });
    }
  }
  await onPage(page, '2 of 2');
  expect(await findingsOn(page, 'scramble, Arabic')).toEqual([]);
  for (const word of ['تشرب', 'أختي', 'حليباً', 'بارداً']) await part(page, word).tap();
  await expect(page).toHaveURL(/\/sentences$/);
  await expect.poll(() => answersTo(page.request, deck)).toEqual([[true], [true]]);

  await part(page, 'Fill the blanks').tap();
  await expect(page.getByText('أكل الولد _____ حمراء')).toBeVisible();
  await part(page, 'Reveal the next blank').or(part(page, 'Reveal')).last().tap();
  await expect(page.getByText(arabic[0]!.target)).toBeVisible();
  expect(await findingsOn(page, 'blanks, Arabic')).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('arabic-blanks.png') });
  await part(page, 'I knew it').tap();
  await onPage(page, '2 of 2');
  await page.context().close();
});

const japanese = [
  { target: '私は毎日りんごを食べます。', source: 'I eat an apple every day.', highlights: { りんご: 'red' } },
  { target: '犬が水を飲みます。', source: 'The dog drinks water.', highlights: { 水: 'blue' } },
];

test('Japanese, by keys alone: a word is carried by arrows, others sent up by enter, blanks are typed', async ({
  page,
}) => {
  test.slow();
  const deck = await deckWithSentences(page.request, 'japanese', japanese);
  await page.goto(`${deck.path}/sentences`);
  await part(page, 'Sentence Scramble').focus();
  await page.keyboard.press('Enter');
  await onPage(page, '1 of 2');
  const order = partsOf(japanese[0]!.target, 'japanese').map(({ text }) => text);
  const waiting = page.locator('[data-area="to_drag"] button');
  await expect(waiting).toHaveCount(order.length);
  // The first one is carried: up over the edge of the lower area by steps of 25 px.
  await part(page, '私').focus();
  await page.keyboard.press('Space');
  for (let steps = 0; steps < 12; steps++) await page.keyboard.press('ArrowUp');
  await expect(page.getByText('私: Your sentence, place 1')).toBeAttached();
  await page.screenshot({ path: test.info().outputPath('japanese-carried.png') });
  await page.keyboard.press('Space');
  await expect(yours(page).getByRole('button')).toHaveText(['私']);
  await expect(part(page, '私')).toBeFocused();
  for (const word of order.slice(1)) {
    await part(page, word).focus();
    await page.keyboard.press('Enter');
  }
  await onPage(page, '2 of 2');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/sentences$/);
  await expect.poll(() => answersTo(page.request, deck)).toEqual([[true], []]);

  await part(page, 'Fill the blanks').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('switch', { name: 'Type the words' }).focus();
  await page.keyboard.press('Space');
  const blank = page.getByRole('textbox', { name: 'Blank 1' });
  await expect(blank).toBeFocused();
  await page.keyboard.insertText('みかん');
  await page.keyboard.press('Enter');
  await expect(blank).toHaveAttribute('aria-invalid', 'true');
  expect(await findingsOn(page, 'typed blanks', { looks })).toEqual([]);
  await pictures(page, 'typed');
  await page.setViewportSize(phone);
  await page.keyboard.insertText('りんご');
  await page.keyboard.press('Enter');
  await expect(page.getByText(japanese[0]!.target)).toBeVisible();
  await page.keyboard.press('Enter');
  await onPage(page, '2 of 2');
  await expect.poll(() => answersTo(page.request, deck)).toEqual([[true, false], []]);
});

test('a visitor practises what others wrote, and nothing of it is sent', async ({ page, browser }) => {
  const deck = await deckWithSentences(page.request, 'english_uk', english);
  await page.request.put('/api/item', { data: { item_id: deck.deck_id, visibility: 'public' } });
  const visitor = await (await browser.newContext()).newPage();
  const sent: string[] = [];
  visitor.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await visitor.goto(deck.path);
  await visitor.getByRole('button', { name: 'Sentences (3)' }).click();
  await expect(visitor.getByText('Login to save your progress')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Add sentences' })).toHaveCount(0);
  await part(visitor, english[1]!.target).click();
  await part(visitor, 'Revise').click();
  await part(visitor, 'Show the sentence').click();
  await expect(part(visitor, 'I knew it')).toHaveCount(0);
  await part(visitor, 'Continue').click();
  await expect(visitor.getByText('1 selected sentence')).toBeVisible();
  expect(sent.filter((url) => url.includes('answer'))).toEqual([]);
  await visitor.context().close();
});
