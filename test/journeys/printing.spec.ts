import { expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { signUp } from './accounts/person.ts';
import { createDeck } from './deck-editor/create-deck.ts';
import { cloneFor } from './study/own-deck.ts';

const all = 'choose_text,choose_picture,match,write,blanks,word_list,cards';
const sheets = (page: Page) => page.locator('[data-sheet]');

/** A teacher's own copy of a deck, and the page that prints it. */
async function printedDeck(page: Page, language: string): Promise<string> {
  const owner = await signUp(page.request, { role: 'teacher' });
  const { deck_id } = await cloneFor(page.request, owner, language);
  return `/create_quiz/search?id=${deck_id}&owner=${owner}`;
}

/** Waits until there are sheets, and every picture on them has come. */
const untilDrawn = (page: Page) =>
  page.waitForFunction(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')];
    return images.length > 0 && images.every(({ naturalWidth }) => naturalWidth > 0);
  });

/** What is cut off by the edge of its paper, or stands over its foot. */
const cutOff = (page: Page) =>
  sheets(page).evaluateAll((papers) =>
    papers.flatMap((paper, page_number) => {
      const edge = paper.getBoundingClientRect();
      const foot = paper.querySelector(':scope > p')?.getBoundingClientRect().top ?? edge.bottom;
      return [...paper.querySelectorAll('img, bdi, li, h1, h2')]
        .filter((part) => !part.closest(':scope > p'))
        .map((part) => ({ part, place: part.getBoundingClientRect() }))
        .filter(
          ({ part, place }) =>
            place.left < edge.left - 1 ||
            place.right > edge.right + 1 ||
            (place.bottom > foot + 1 && part.parentElement !== paper.querySelector(':scope > p')),
        )
        .map(({ part }) => `sheet ${page_number + 1}: ${part.tagName} ${part.textContent}`);
    }),
  );

test('a teacher prints a quiz in two variants with its key: one page of paper for each that is seen', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const path = await printedDeck(page, 'spanish');
  await page.goto(path.replace(/\/create_quiz\/search\?id=(\d+)&owner=(.*)/, '/deck/$2/$1'));
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await expect(page).toHaveURL(/\/create_quiz\/search\?id=/);
  await page.getByText('Match words and pictures', { exact: true }).click();
  await page.getByText('A–B', { exact: true }).click();
  await page.getByText('A4', { exact: true }).click();
  await expect(page).toHaveURL(/sheets=choose_text%2Cmatch%2Cwrite.*variants=2/);
  await untilDrawn(page);
  expect(await cutOff(page)).toEqual([]);
  expect(
    await findingsOn(page, 'the page that prints', {
      looks: [{}, { colorScheme: 'dark' }, { viewport: { width: 390, height: 844 } }],
    }),
  ).toEqual([]);

  // The same address prints the same sheets.
  const read = () => sheets(page).allTextContents();
  const before = await read();
  await page.reload();
  await untilDrawn(page);
  await expect.poll(read).toEqual(before);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(before.length);
  // A4, in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45]\.\d+ 84[12]\.\d+\]/);
});

test('both sides of a card lie on each other when the sheet is turned over its long edge', async ({ page }) => {
  await page.goto(`${await printedDeck(page, 'french')}&sheets=cards&paper=letter`);
  await untilDrawn(page);
  const words = (await sheets(page).locator('[data-side]').all()).length;
  expect(words).toBe(4);
  // Nothing is printed before them: the first page is a front.
  await expect(sheets(page).first().locator('[data-side=front]')).toHaveCount(1);
  const placesOf = (side: string) =>
    sheets(page)
      .locator(`[data-side=${side}]`)
      .first()
      .evaluate((list) => {
        const paper = list.closest('[data-sheet]')!.getBoundingClientRect();
        return [...list.children].map((card) => {
          const { left, right, top } = card.getBoundingClientRect();
          return {
            start: Math.round(left - paper.left),
            end: Math.round(paper.right - right),
            top: Math.round(top - paper.top),
          };
        });
      });
  const [fronts, backs] = [await placesOf('front'), await placesOf('back')];
  fronts.forEach(({ start, top }, place) => {
    const column = place % 3;
    const behind = backs[place - column + (2 - column)]!;
    expect(Math.abs(behind.end - start)).toBeLessThanOrEqual(2);
    expect(behind.top).toBe(top);
  });
});

for (const [language, locale] of [
  ['arabic', 'ar'],
  ['japanese', 'en-GB'],
] as const) {
  test(`every sheet of ${language} words fits its paper, in ${locale}`, async ({ browser }) => {
    test.setTimeout(90_000);
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const path = await printedDeck(page, language);
    for (const paper of ['a4', 'letter']) {
      await page.goto(`${path}&sheets=${all}&questions=20&variants=2&paper=${paper}`);
      await untilDrawn(page);
      expect(await sheets(page).count()).toBeGreaterThan(8);
      expect(await cutOff(page)).toEqual([]);
      await expect(sheets(page).first()).toHaveCSS('direction', locale === 'ar' ? 'rtl' : 'ltr');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets(page).count());
    }
    await context.close();
  });
}

test('what is not there is said, and a visitor may print a ready-made deck', async ({ page }) => {
  await page.goto('/create_quiz/abc');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const decks = (await (
    await page.request.get('/api/topic_decks?target_language=german&source_language=english_uk')
  ).json()) as { item_id: number }[];
  await page.goto(`/create_quiz/search?id=${decks[0]!.item_id}&owner=lexiroom`);
  await untilDrawn(page);
  await expect(sheets(page).first().getByText('Name')).toBeVisible();
});

test('of one word there is no question with a choice, which is said, and its list can be printed', async ({ page }) => {
  const { id } = await createDeck(page, 1);
  await page.goto(`/create_quiz/${id}?sheets=choose_text,choose_picture`);
  await expect(page.getByText('There is nothing to print')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeDisabled();
  await page.getByText('Word list', { exact: true }).click();
  await untilDrawn(page);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
});
