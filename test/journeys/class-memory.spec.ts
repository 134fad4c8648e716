import { expect, type Locator, type Page, test } from '@playwright/test';
import pg from 'pg';
import { makeLibraryDeck } from '../bots/library-deck.ts';
import { hostBot, PlayerBot } from '../bots/screen-bot.ts';
import { findingsOn } from './accessibility/axe.ts';
import { desk, show, smallPhone, untilLoaded } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { classOf, newClass, selectClass } from './classes/own-class.ts';
import { ServerWithClock } from './clock/server-with-clock.ts';
import { mainThread } from './performance/main-thread.ts';
import { cloneFor, type Deck } from './study/own-deck.ts';

const evening = '2027-03-18T18:00:00+01:00';
const nextMorning = '2027-03-19T07:30:00+01:00';

let clock: ServerWithClock;
let page: Page;
test.beforeAll(async () => void (clock = await ServerWithClock.start(evening)));
test.afterAll(() => clock.stop());
test.beforeEach(async ({ browser }) => {
  page = await clock.newPage(await clock.newContext(browser, 'Europe/Madrid'));
});
test.afterEach(() => page.context().close());

async function post<Answer>(path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(`/api${path}`, { data });
  expect(answer.ok(), path).toBe(true);
  return (await answer.json()) as Answer;
}

/** A teacher's deck of so many words, and a class with these students. */
async function lesson(words: number, names: readonly string[]) {
  const deck = await cloneFor(page.request, await signUp(page.request), 'german');
  for (const { word_id } of deck.words.splice(words))
    expect((await page.request.delete('/api/word', { data: { word_id } })).ok()).toBe(true);
  const class_id = await newClass(page.request, '7b', names);
  return { deck, class_id, students: (await classOf(page.request, class_id)).students };
}

/** When each word of the deck is due, as the page of the deck says. */
const dueDays = (deck: Deck) => async () => {
  const listed = page.getByRole('tabpanel').getByRole('listitem');
  await expect(listed).toHaveCount(deck.words.length);
  return (await listed.allTextContents()).map((text) => text.split('Due: ')[1]);
};

test('a live quiz of a class moves the class’s due dates the next day, by what most of it answered', async () => {
  const { deck, class_id, students } = await lesson(5, ['Mia', 'Leo', 'Noor']);
  const live = await post<{ live_id: number; pin: string; host_token: string }>('/live', {
    source: { deck_ids: [deck.deck_id] },
    settings: { class_id, questions: 5, seconds: null, leaderboard: 'end' },
  });
  const host = await hostBot(clock.server.url, live);
  const phones: PlayerBot[] = [];
  for (const { student_id } of students) {
    const phone = new PlayerBot(clock.server.url, { pin: live.pin });
    await phone.connected();
    await phone.must('join', { student_id });
    phones.push(phone);
  }
  await host.must('start');
  const asked: number[] = [];
  // The first word is known to all three, the second one to Mia alone.
  for (const [number, knowing] of [
    [1, 3],
    [2, 1],
  ] as const) {
    await host.sees('open', number);
    const report = await page.request.get(`/api/live/${live.live_id}/report`);
    const { questions } = (await report.json()) as { questions: { word_id: number; correct_option: number }[] };
    const { word_id, correct_option } = questions[number - 1]!;
    asked.push(deck.words.findIndex((word) => word.word_id === word_id));
    for (const [place, phone] of phones.entries())
      await phone.must('answer', { question: number, option: place < knowing ? correct_option : 3 - correct_option });
    await host.sees('reveal', number);
    if (number === 1) await host.must('next', { expect: { phase: 'reveal', question: 1 } });
  }
  await host.must('end');
  for (const bot of [host, ...phones]) bot.close();
  const days = (known: string, unknown: string) =>
    deck.words.map((_, place) => (place === asked[0] ? known : place === asked[1] ? unknown : 'Today'));

  await page.goto(deck.path);
  await expect.poll(dueDays(deck), 'the teacher’s own days stay').toEqual(days('Today', 'Today'));
  await selectClass(page, '7b');
  await expect.poll(dueDays(deck)).toEqual(days('20 Mar', 'Tomorrow'));

  await clock.moveTo(nextMorning);
  await page.context().clock.setSystemTime(nextMorning);
  await page.reload();
  await expect.poll(dueDays(deck)).toEqual(days('Tomorrow', 'Today'));
  await expect(page.getByText('Select the 4 words due today')).toBeVisible();
  const ofMia = `/api/word-deck/${deck.owner}/search?id=${deck.deck_id}&class_id=${class_id}&student_id=${students[0]!.student_id}`;
  const { words } = (await (await page.request.get(ofMia)).json()) as { words: { due_date: string }[] };
  expect(asked.map((place) => words[place]!.due_date)).toEqual(['2027-03-20', '2027-03-20']);
});

test('the pages of what a class remembers: axe finds nothing, nothing runs out of 360 px, in Arabic and on paper too', async () => {
  test.slow();
  const { deck, class_id, students } = await lesson(6, ['Maximiliana Donaudampfschifffahrt', 'محمد', 'Zoë']);
  for (const [place, { word_id }] of deck.words.slice(0, 4).entries())
    for (const { student_id } of students) {
      const answer = { word_id, deck_id: deck.deck_id, class_id, student_id, is_correct: place > 1 };
      await post('/question_answer', answer);
    }
  const student = `/class/${class_id}/student/${students[0]!.student_id}`;
  const light = { colorScheme: 'light' } as const;
  const dark = { colorScheme: 'dark' } as const;
  const looks = {
    en: [
      { viewport: smallPhone, ...light },
      { viewport: smallPhone, ...dark },
      { viewport: desk, ...dark },
      { viewport: desk, ...light },
    ],
    ar: [
      { viewport: smallPhone, ...dark },
      { viewport: desk, ...light },
    ],
  };
  const ofClass = `/class/${class_id}`;
  // The tabs of a class: what it has learned; in Arabic its decks and its code as well.
  const tabsIn = { en: [2], ar: [1, 3, 2] };
  for (const language of ['en', 'ar'] as const) {
    await page.addInitScript((chosen) => localStorage.setItem('interface_language', chosen), language);
    const tabs = tabsIn[language].map((tab) => [ofClass, tab] as const);
    for (const [path, tab] of [['/classes'], ['/join'], ...tabs, [`${ofClass}/matrix`], [student]] as const) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (tab !== undefined) await page.getByRole('tab').nth(tab).click();
      if (tab === 2) await expect(page.locator(`a[href="${path}/matrix"]`)).toBeVisible();
      await untilLoaded(page);
      expect.soft(await findingsOn(page, `${path} ${tab ?? ''}, ${language}`, { looks: looks[language] })).toEqual([]);
    }
  }
  const [word, meaning] = await Promise.all(
    [0, 1].map((place) =>
      page.getByRole('listitem').filter({ hasText: '%' }).first().locator('bdi').nth(place).boundingBox(),
    ),
  );
  expect(word!.x - meaning!.x - meaning!.width, 'a word stands apart from what it means').toBeGreaterThan(4);
  // A4 at 96 dots an inch, from a screen that shows light on dark.
  await page.emulateMedia({ media: 'print' });
  await show(page, { viewport: { width: 794, height: 1123 }, ...dark });
  await expect(page.getByRole('heading', { level: 1, name: 'Maximiliana' })).toBeVisible();
  await expect(page.getByText('7b').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('button:visible, nav:visible, header a:visible')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await findingsOn(page, 'printed')).toEqual([]);
});

/** A class and a deck of the teacher's own in which every student has answered every word. */
async function answeredClass(database: pg.Client, name: string, size: { students: number; words: number }) {
  const { user_id, root_id } = (await (await page.request.get('/api/logged_in_user')).json()) as Record<string, number>;
  const deck_id = await makeLibraryDeck(database, { owner_id: user_id!, parent_id: root_id!, words: size.words });
  const names = Array.from({ length: size.students }, (_, place) => `Student ${place + 1}`);
  const class_id = await newClass(page.request, name, names);
  await post('/class_item', { class_id, item_id: deck_id });
  // As answers leave it: there are eighty thousand cells, and the matrix reads nothing else.
  await database.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers, right_answers,
       classic, fsrs, due_date, fsrs_due_date)
     select 'student:' || student_id, word_id, now(), gen_random_uuid(), 5, 1 + (student_id + word_id) % 5,
       jsonb_build_object('last_day', current_date - date '1970-01-01'), '{}', current_date, current_date
     from students, words where class_id = $1 and deck_id = $2`,
    [class_id, deck_id],
  );
  return class_id;
}

/** Scrolls to so many pixels from the corner where one begins to read, in either direction of reading. */
const scrollTo = (grid: Locator, across: number, down: number) =>
  grid.evaluate(
    async (element, [x, y]) => {
      const ahead = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      element.scrollIntoView({ block: 'end', behavior: 'instant' });
      element.scrollTo({ left: ahead * x!, top: y!, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    },
    [across, down],
  );

/** The last cell of the grid and its headings: how far they are from where they belong, in pixels, and what is on top. */
async function farCorner(grid: Locator, row: number, column: number) {
  // Cells are drawn once they come into sight, and the headings with them.
  await grid.locator(`[data-place="${row}/${column}"]`).waitFor();
  return grid.evaluate(
    (element, [lastRow, lastColumn]) => {
      const isRightToLeft = getComputedStyle(element).direction === 'rtl';
      const start = (box: DOMRect) => (isRightToLeft ? -box.right : box.left);
      const at = (place: string) => element.querySelector(`[data-place="${place}"]`)!;
      const box = (place: string) => at(place).getBoundingClientRect();
      const frame = element.getBoundingClientRect();
      const [cell, inRow, inColumn] = [`${lastRow}/${lastColumn}`, `${lastRow}/0`, `0/${lastColumn}`];
      const isOnTop = (place: string) => {
        const { left, top, width, height } = box(place);
        return at(place).contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      return {
        firstColumnIsAway: Math.round(start(box(inRow)) - start(frame) - element.clientLeft),
        headIsAway: Math.round(box(inColumn).top - frame.top - element.clientTop),
        isInLine: box(inRow).top === box(cell).top && box(inColumn).left === box(cell).left,
        areOnTop: [cell, inRow, inColumn, '0/0'].every(isOnTop),
      };
    },
    [row, column],
  );
}

test('a matrix of 200 × 400 scrolls as a small one does: only what is in sight is drawn, and the headings stay', async () => {
  test.slow();
  await signUp(page.request);
  const database = new pg.Client({ connectionString: await clock.server.databaseUrl() });
  await database.connect();
  const sizes = [
    { name: '7a', students: 30, words: 40 },
    { name: '7b', students: 200, words: 400 },
  ];
  const grid = page.getByRole('grid');
  const opened = async (class_id: number) => {
    await page.goto(`/class/${class_id}/matrix`);
    await expect(grid.getByRole('gridcell').first()).toHaveText(/%/);
    await untilLoaded(page);
  };
  const worked = await mainThread(page);
  const figures: { cells: number; ms: number }[] = [];
  let class_id = 0;
  try {
    for (const { name, ...size } of sizes) {
      class_id = await answeredClass(database, name, size);
      await opened(class_id);
      let cells = 0;
      const steps = 12;
      // The first way down warms everything up.
      for (const isMeasured of [false, true]) {
        await scrollTo(grid, 0, 0);
        const before = await worked();
        for (let step = 1; step <= steps; step += 1) await scrollTo(grid, 110 * step, 55 * step);
        if (isMeasured) figures.push({ cells, ms: ((await worked()) - before) / steps });
        cells = Math.max(cells, await grid.getByRole('gridcell').count());
      }
    }
  } finally {
    await database.end();
  }
  const [small, large] = figures as [(typeof figures)[0], (typeof figures)[0]];
  console.log(`a step in a small matrix: ${JSON.stringify(small)}, in one of 200 × 400: ${JSON.stringify(large)}`);
  expect(large.cells, 'as many cells as in a small one').toBeLessThanOrEqual(1.3 * small.cells);
  expect(large.ms, 'as much work as in a small one').toBeLessThanOrEqual(3 * small.ms);

  const inPlace = { firstColumnIsAway: 0, headIsAway: 0, isInLine: true, areOnTop: true };
  await scrollTo(grid, 1e6, 1e6);
  expect(await farCorner(grid, 200, 400)).toEqual(inPlace);
  await show(page, { viewport: smallPhone });
  await scrollTo(grid, 1e6, 1e6);
  expect(await farCorner(grid, 200, 400), 'on a phone').toEqual(inPlace);
  await page.addInitScript(() => localStorage.setItem('interface_language', 'ar'));
  await opened(class_id);
  await scrollTo(grid, 1e6, 1e6);
  expect(await farCorner(grid, 200, 400), 'from right to left').toEqual(inPlace);
});
