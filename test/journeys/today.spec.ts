import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, findingsOn } from './accessibility/axe.ts';
import { everyLook, smallPhone, desk } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { ServerWithClock } from './clock/server-with-clock.ts';
import { starterDecks } from './decks/starter-decks.ts';
import { cloneFor, type Deck, type Word } from './study/own-deck.ts';
import { goOnFrom, isIn, leftPage, pageNumber, questionOf, sightOf } from './study/shown-page.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Today' });

/** Studies by keys to the end, as far as somebody is asked; `wrong` are words that are not known when they are asked first. */
async function study(page: Page, words: Word[], wrong: readonly number[] = []): Promise<number[]> {
  const asked = new Set<number>();
  while (await isIn(page, 'study')) {
    const before = await pageNumber(page);
    const sight = await sightOf(page);
    if (sight === 'introduction') await page.keyboard.press('Enter');
    else if (sight === 'card') {
      await page.keyboard.press('Space');
      await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
      await page.keyboard.press('ArrowUp');
    } else {
      const question = await questionOf(page, { words } as Deck);
      const { word_id } = question.word;
      const isRight = asked.has(word_id) || !wrong.includes(word_id);
      asked.add(word_id);
      await page.keyboard.press(`Digit${(isRight ? question.right : question.wrong) + 1}`);
      if (!isRight) await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
      await goOnFrom(page, before, 'ArrowRight');
    }
    await leftPage(page, before);
  }
  // The end tells how it went; from there it goes home.
  await page.keyboard.press('Escape');
  return [...asked];
}

test('a learner returns on the second and on the eighth day: one press studies what is due, and then what is new', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const clock = await ServerWithClock.start('2027-03-01T18:00:00+01:00');
  const context = await clock.newContext(browser, 'Europe/Madrid');
  try {
    let page = await clock.newPage(context);
    const api = page.request;
    const owner = await signUp(api, { role: 'learner' });
    const pets = await cloneFor(api, owner, 'spanish', 'Mascotas y animales de granja · Pets and farm animals');
    const sky = await cloneFor(api, owner, 'german', 'Wetter und Himmel · Weather and sky');
    const words = [...pets.words, ...sky.words];
    await test.step('three new words a day of each deck are chosen where its other settings are', async () => {
      await page.goto(pets.path);
      await page.getByRole('button', { name: 'Deck settings' }).click();
      const isSaved = page.waitForResponse('**/api/daily_new_words');
      await page.getByLabel('New words a day').selectOption('5');
      expect((await isSaved).ok()).toBe(true);
      for (const { deck_id } of [pets, sky]) {
        const chosen = await api.put('/api/daily_new_words', { data: { deck_id, daily_new_words: 3 } });
        expect(chosen.ok()).toBe(true);
      }
    });

    await test.step('day 1: what is new is learned by keys, and goes on after a reload and on another device', async () => {
      await page.goto(`/user/${owner}`);
      await expect(today(page)).toContainText('6 new words');
      const link = today(page).getByRole('link', { name: 'Learn new words' });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Today', { exact: true })).toBeVisible();
      expect(await sightOf(page)).toBe('introduction');
      await page.keyboard.press('Enter');
      await leftPage(page, '1');
      await page.reload();
      await expect.poll(() => pageNumber(page)).toBe('2');
      const elsewhere = await browser.newContext({ storageState: await context.storageState() });
      const other = await elsewhere.newPage();
      await other.goto(page.url());
      await expect(other.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 12');
      await elsewhere.close();
      const asked = await study(page, words, [pets.words[0]!.word_id]);
      const expected = [...pets.words.slice(0, 3), ...sky.words.slice(0, 3)].map(({ word_id }) => word_id);
      expect(new Set(asked)).toEqual(new Set(expected));
      await expect(page).toHaveURL(`/user/${owner}`);
      await expect(today(page)).toContainText('Done for today!');
      await expect(today(page)).toContainText('1 word comes back tomorrow.');
      await expect(today(page).getByRole('link', { name: 'Learn 10 more new words' })).toBeVisible();
    });

    await test.step('day 2: the word that was not known is due, and comes before the new ones', async () => {
      await page.close();
      await clock.moveTo('2027-03-02T07:30:00+01:00');
      page = await clock.newPage(context);
      await page.goto(`/user/${owner}`);
      await expect(today(page)).toContainText('1 word due');
      await expect(today(page)).toContainText('and 6 new ones');
      await today(page).getByRole('link', { name: 'Study', exact: true }).click();
      expect(await sightOf(page)).toBe('question');
      const asked = await study(page, words);
      expect(asked).toHaveLength(7);
      expect(asked[0]).toBe(pets.words[0]!.word_id);
      await expect(today(page)).toContainText('2 days in a row');
    });

    await test.step('day 8: all of it is due, and a language can be studied alone', async () => {
      await page.close();
      await clock.moveTo('2027-03-08T12:00:00+01:00');
      page = await clock.newPage(context);
      await page.goto(`/user/${owner}`);
      await expect(today(page)).toContainText('12 words due');
      await expect(today(page).getByRole('link', { name: 'Spanish · 6 due' })).toBeVisible();
      await today(page).getByRole('link', { name: 'German · 6 due' }).click();
      expect(await sightOf(page)).toBe('question');
      const { word, right } = await questionOf(page, { words } as Deck);
      expect(sky.words.map(({ word_id }) => word_id)).toContain(word.word_id);
      await page.keyboard.press(`Digit${right + 1}`);
      await goOnFrom(page, '1', 'ArrowRight');
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`/user/${owner}`);
      await expect(today(page).getByRole('link', { name: 'German · 5 due' })).toBeVisible();
      await page.goBack();
      await page.goForward();
      await expect(today(page)).toContainText('11 words due');
    });

    await test.step('how it goes is told day by day, and a goal is chosen', async () => {
      await today(page).getByRole('link', { name: 'Your progress' }).click();
      const row = page.getByRole('region', { name: 'Words you know' }).getByRole('row', { name: /^German/ });
      await expect(row).toHaveText('German1613');
      await page.getByRole('group', { name: 'Daily goal' }).getByText('Words', { exact: true }).click();
      await expect(page.getByText('1 of 20 words today')).toBeVisible();
      await expectAccessible(page, 'progress', { looks: everyLook });
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(today(page)).toContainText('1 of 20 words today');
    });
  } finally {
    await context.close();
    await clock.stop();
  }
});

test('a teacher who never studied owes nothing; what they begin themselves comes back', async ({ page }) => {
  const owner = await signUp(page.request, { role: 'teacher' });
  const topics = await starterDecks(page.request, 'french');
  const cloned = await page.request.post('/api/clone', { data: { item_ids: topics.map(({ item_id }) => item_id) } });
  const { item_ids } = (await cloned.json()) as { item_ids: number[] };
  const isAsked = page.waitForResponse('**/api/today');
  await page.goto(`/user/${owner}`);
  expect((await isAsked).ok()).toBe(true);
  const decks = page.getByRole('region', { name: 'Folders and decks' });
  await expect(decks.getByRole('link')).toHaveCount(item_ids.length);
  await expect(today(page)).toHaveCount(0);
  await expect(page.getByText(/\bdue\b/)).toHaveCount(0);
  await page.goto(`/deck/${owner}/${item_ids[0]}`);
  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await sightOf(page);
  await page.keyboard.press('Enter');
  await leftPage(page, '1');
  const isRecorded = page.waitForResponse('**/api/question_answer');
  while ((await sightOf(page)) === 'introduction') {
    const before = await pageNumber(page);
    await page.keyboard.press('Enter');
    await leftPage(page, before);
  }
  await page.keyboard.press('Digit1');
  expect((await isRecorded).ok()).toBe(true);
  await page.goto(`/user/${owner}`);
  await expect(today(page)).toContainText('9 new words');
});

test('thirty decks of a learner are one number and one button, on a phone, in Arabic, and for whoever hears the page', async ({
  page,
}) => {
  const owner = await signUp(page.request, { role: 'learner' });
  const topics = [...(await starterDecks(page.request, 'spanish')), ...(await starterDecks(page.request, 'german'))];
  const item_ids = topics.slice(0, 30).map(({ item_id }) => item_id);
  expect((await page.request.post('/api/clone', { data: { item_ids } })).ok()).toBe(true);
  await page.setViewportSize(desk);
  await page.goto(`/user/${owner}`);
  await expect(today(page)).toContainText('10 new words');
  expect(await findingsOn(page, 'home with thirty decks', { looks: [...everyLook, { viewport: smallPhone }] })).toEqual(
    [],
  );
  await today(page).getByRole('link', { name: 'Learn new words' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 20');
  await page.getByRole('button', { name: 'Home' }).click();
  expect((await page.request.put('/api/settings', { data: { interface_language: 'ar' } })).ok()).toBe(true);
  await page.goto(`/user/${owner}`);
  await expect(page.getByRole('region', { name: 'اليوم' })).toContainText('10 كلمات جديدة');
  expect(await findingsOn(page, 'home with thirty decks in Arabic', { looks: everyLook })).toEqual([]);
});
