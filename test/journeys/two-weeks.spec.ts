import { expect, type Page, test } from '@playwright/test';
import { ServerWithClock } from './clock/server-with-clock.ts';
import { cloneFor, type Deck } from './study/own-deck.ts';
import {
  arrivedAt,
  goOnFrom,
  isIn,
  leftPage,
  main,
  pageNumber,
  questionOf,
  sightOf,
  srcOf,
} from './study/shown-page.ts';
import { daysAfter, dueOnPaper, forecastOnPaper, type Result } from './two-weeks/due-days-on-paper.ts';

/** Somebody opens their deck and studies. */
interface Visit {
  at: string;
  /** The day it counts for: it begins at 4 o'clock in Madrid. */
  day: string;
  /** Practise what is due: all of it, or the first page. */
  practises?: 'all' | 'first page';
  /** How many words are due before and after; so that the plan is known to hold all that it should. */
  due: readonly [number, number];
  /** Places in the deck of the words that are not known, when they are asked. */
  wrong?: readonly number[];
}

const lastPlace = 8;
const visits: readonly [Visit, ...Visit[]] = [
  { at: '2027-03-18T18:00:00+01:00', day: '2027-03-18', due: [9, 0], wrong: [1, 4, 7] },
  { at: '2027-03-19T07:30:00+01:00', day: '2027-03-19', due: [3, 0], practises: 'all', wrong: [4] },
  // A short night: it is the 21st by the calendar, and still the 20th to study.
  { at: '2027-03-21T02:30:00+01:00', day: '2027-03-20', due: [9, 0], practises: 'all', wrong: [0, 7] },
  { at: '2027-03-21T17:00:00+01:00', day: '2027-03-21', due: [4, 1], practises: 'first page', wrong: [4] },
  { at: '2027-03-23T12:00:00+01:00', day: '2027-03-23', due: [8, 5], practises: 'first page' },
  { at: '2027-03-24T21:15:00+01:00', day: '2027-03-24', due: [6, 0], practises: 'all', wrong: [2] },
  // Half an hour after the clocks went forward.
  { at: '2027-03-28T03:30:00+02:00', day: '2027-03-27', due: [3, 0], practises: 'all', wrong: [1] },
  { at: '2027-03-28T20:00:00+02:00', day: '2027-03-28', due: [2, 0], practises: 'all' },
  { at: '2027-03-31T23:50:00+02:00', day: '2027-03-31', due: [9, 0], practises: 'all', wrong: [5] },
  // Past midnight nothing has changed: there is nothing to practise.
  { at: '2027-04-01T03:50:00+02:00', day: '2027-03-31', due: [0, 0] },
  { at: '2027-04-01T04:10:00+02:00', day: '2027-04-01', due: [1, 0], practises: 'all' },
];

/** What somebody did, kept beside the product: the results of each word, by its place in the deck. */
class Diary {
  readonly #results = new Map<number, Result[]>();

  /** Only the first answer of a day counts. */
  write(place: number, day: string, is_right: boolean): void {
    const results = this.#results.get(place) ?? [];
    if (results.at(-1)?.day !== day) this.#results.set(place, [...results, { day, is_right }]);
  }

  dueDays(deck: Deck, today: string): string[] {
    return deck.words.map((_, place) => dueOnPaper(this.#results.get(place) ?? [], today));
  }
}

/** Signs up as people do, copies a deck, and keeps its first nine words. */
async function begin(page: Page): Promise<Deck> {
  const owner = 'marisol';
  await page.goto('/signup');
  await page.getByText('Learn', { exact: true }).click();
  await page.getByLabel('Username').fill(owner);
  await page.getByLabel('E-mail').fill(`${owner}@school.example`);
  await page.getByLabel('Password', { exact: true }).fill('a violet sun 42');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'account menu' })).toBeVisible();
  const deck = await cloneFor(page.request, owner, 'german');
  for (const { word_id } of deck.words.slice(lastPlace + 1)) {
    expect((await page.request.delete('/api/word', { data: { word_id } })).ok()).toBe(true);
  }
  return { ...deck, words: deck.words.slice(0, lastPlace + 1) };
}

const placeOf = ({ words }: Deck, src: string | null) => words.findIndex(({ image_path }) => image_path === src);

/** Studies all words. The first one, answered right, is forgotten when its card comes: too late to count. */
async function study(page: Page, deck: Deck, { day, wrong = [] }: Visit, diary: Diary): Promise<void> {
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  const asked = new Set<number>();
  let hasForgotten = false;
  while (await isIn(page, 'study')) {
    const before = await pageNumber(page);
    const sight = await sightOf(page);
    if (sight === 'introduction') {
      await page.keyboard.press('Enter');
    } else if (sight === 'card') {
      const place = placeOf(deck, await srcOf(main(page)));
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
      const isKnown: boolean = place !== 0 || hasForgotten;
      hasForgotten ||= !isKnown;
      diary.write(place, day, isKnown);
      await page.keyboard.press(isKnown ? 'ArrowUp' : 'ArrowDown');
    } else {
      const question = await questionOf(page, deck);
      const place = deck.words.indexOf(question.word);
      const isRight = asked.has(place) || !wrong.includes(place);
      asked.add(place);
      diary.write(place, day, isRight);
      await page.keyboard.press(`Digit${(isRight ? question.right : question.wrong) + 1}`);
      if (!isRight) await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      await goOnFrom(page, before, 'ArrowRight');
    }
    await leftPage(page, before);
  }
  expect([asked.size, hasForgotten]).toEqual([deck.words.length, true]);
  await page.keyboard.press('Escape');
}

/** Takes up what is due and judges the cards, page by page; a word that comes a second time is known by then. */
async function practise(page: Page, deck: Deck, visit: Visit, diary: Diary): Promise<void> {
  await page.getByRole('button', { name: /^Select the/ }).click();
  await page.getByRole('button', { name: 'Revise', exact: true }).click();
  const judged = new Set<number>();
  do {
    await arrivedAt(page);
    const before = await pageNumber(page);
    for (const [at, card] of (await main(page).getByRole('listitem').all()).entries()) {
      const place = placeOf(deck, await srcOf(card));
      await page.keyboard.press(`Digit${at + 1}`);
      await expect(card.getByRole('button', { name: 'I knew it' })).toBeVisible();
      const isRight = judged.has(place) || !(visit.wrong ?? []).includes(place);
      judged.add(place);
      diary.write(place, visit.day, isRight);
      await page.keyboard.press(isRight ? 'ArrowUp' : 'ArrowDown');
    }
    await leftPage(page, before);
  } while (visit.practises === 'all' && (await isIn(page, 'revise')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to all words' }).click();
}

/** How the page names the day a word is due. */
function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === daysAfter(today, 1)) return 'Tomorrow';
  if (day === daysAfter(today, -1)) return 'Yesterday';
  return new Date(day).toLocaleDateString('en-GB', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

const inWords = (count: number) => (count === 1 ? '1 word due' : `${count} words due`);
const wholeDate = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Holds the words, the way to practise and the forecast against the diary; gives how many words are due. */
async function expectAsOnPaper(page: Page, deck: Deck, today: string, diary: Diary): Promise<number> {
  const dueDays = diary.dueDays(deck, today);
  const due = dueDays.filter((day) => day <= today).length;
  const listed = page.getByRole('tabpanel').getByRole('listitem');
  await listed.nth(lastPlace).waitFor();
  await expect(listed).toContainText(deck.words.map(({ target_translation }) => target_translation));
  await expect
    .poll(async () => (await listed.allTextContents()).map((text) => text.split('Due: ')[1]))
    .toEqual(dueDays.map((day) => dayName(day, today)));

  const done = page.getByText('Done for today!');
  const icon = page.getByRole('button', { name: /^Select the/ });
  if (due === 0) {
    await expect(done).toBeVisible();
    await expect(icon).toHaveCount(0);
  } else {
    await expect(icon).toHaveText(due === 1 ? 'Select the word due today' : `Select the ${due} words due today`);
    await expect(done).toHaveCount(0);
  }

  await page.getByRole('tab', { name: 'Statistics' }).click();
  const days = page.getByRole('region', { name: 'Next 14 days' }).getByRole('listitem');
  await expect(days.locator('.sr-only')).toHaveText(
    forecastOnPaper(dueDays, today).map((day) => `${wholeDate(day.day)}: ${inWords(day.due)}`),
  );
  await page.getByRole('tab', { name: 'Words' }).click();
  return due;
}

test('over two weeks, what is due, what is done and what comes agree with the diary of whoever studies', async ({
  browser,
}) => {
  // A minute and a half where nothing else runs, and several where two more journeys do.
  test.setTimeout(600_000);
  const [first, ...later] = visits;
  const clock = await ServerWithClock.start(first.at);
  const context = await clock.newContext(browser, 'Europe/Madrid');
  const diary = new Diary();
  try {
    let page = await clock.newPage(context);
    const deck = await begin(page);
    await page.goto(deck.path);
    const unstudied = await expectAsOnPaper(page, deck, first.day, diary);
    await study(page, deck, first, diary);
    expect([unstudied, await expectAsOnPaper(page, deck, first.day, diary)]).toEqual(first.due);

    for (const visit of later) {
      await page.close();
      await clock.moveTo(visit.at);
      page = await clock.newPage(context);
      await page.goto(deck.path);
      const before = await expectAsOnPaper(page, deck, visit.day, diary);
      if (visit.practises) await practise(page, deck, visit, diary);
      expect([before, await expectAsOnPaper(page, deck, visit.day, diary)]).toEqual(visit.due);
    }
  } finally {
    await context.close();
    await clock.stop();
  }
});
