import { expect, type Page, test } from '@playwright/test';
import { password } from './accounts/person.ts';
import { type Deck, ownDeck, type Word, wordsOf } from './study/own-deck.ts';
import { deckWithSentences } from './study/own-sentences.ts';
import { catchCard } from './study/played-rounds.ts';
import { interfaceText } from './study/interface-text.ts';
import { goOnFrom, leftPage, main, optionsOf, pageNumber, questionOf, sightOf } from './study/shown-page.ts';

test.use({ serviceWorkers: 'allow' });

interface Waiting {
  answer: { answer_id: string; word_id: number; is_correct: boolean; answered_at: number };
}
/** What the browser itself keeps below a name, in the order of the keys. */
async function keptIn<Row>(page: Page, name: string): Promise<Row[]> {
  const rows = await page.evaluate(
    (store) =>
      new Promise<{ row: unknown }[]>((resolve) => {
        const opening = indexedDB.open('lexiroom');
        // The page has not made its store yet: this must not be the one who makes it, empty.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const reading: IDBRequest<{ row: unknown }[]> = opening.result.transaction(store).objectStore(store).getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result);
          });
        });
      }),
    name,
  );
  return rows.map(({ row }) => row as Row);
}

const waitingIn = (page: Page) => keptIn<Waiting>(page, 'answers');

/** Somebody who does what the page in sight asks for: reads on, chooses an option, or turns the card, thumb up. */
class Learner {
  readonly #page: Page;
  readonly #deck: Deck;
  /** Words that were answered wrong: they are asked again, which is not recorded. */
  readonly #missed = new Set<number>();

  constructor(page: Page, deck: Deck) {
    this.#page = page;
    this.#deck = deck;
  }

  /** Goes on by a page, and says whether that gave an answer that is recorded. The first question is answered wrong. */
  async goOn(): Promise<boolean> {
    const page = this.#page;
    const before = await pageNumber(page);
    const sight = await sightOf(page);
    let isRecorded = true;
    if (sight === 'card') {
      await page.getByRole('button', { name: /^Show/ }).click();
      await page.getByRole('button', { name: /^I knew it/ }).click();
    } else if (sight === 'question') {
      const { word, right, wrong } = await questionOf(page, this.#deck);
      const isWrong = this.#missed.size === 0;
      isRecorded = !this.#missed.has(word.word_id);
      if (isWrong) this.#missed.add(word.word_id);
      await optionsOf(page)
        .nth(isWrong ? wrong : right)
        .click();
      await expect(main(page).getByText('Right answer')).toBeVisible();
      await goOnFrom(page, before, 'ArrowRight');
    } else {
      isRecorded = false;
      await page.getByRole('button', { name: 'Continue' }).click();
    }
    await leftPage(page, before);
    return isRecorded;
  }

  /** Goes on until so many answers wait in the browser. */
  async answerUntil(count: number): Promise<void> {
    for (let waiting = await waitingIn(this.#page); waiting.length < count; waiting = await waitingIn(this.#page)) {
      if (!(await this.goOn())) continue;
      const { length } = waiting;
      await expect.poll(async () => (await waitingIn(this.#page)).length).toBe(length + 1);
    }
  }
}

test('what was chosen as the sound of a word is there without network', async ({ page, context }) => {
  const deck = await ownDeck(page.request, 'german');
  const [word] = deck.words;
  const data = { text: word!.target_translation, language: 'german' };
  const { sounds } = (await (await page.request.post('/api/sound_generation', { data })).json()) as {
    sounds: { sound_id: number; sound_path: string }[];
  };
  const { sound_id, sound_path } = sounds[0]!;
  const chosen = await page.request.put('/api/sound_change', { data: { word_id: word!.word_id, sound_id } });
  expect(chosen.ok()).toBe(true);
  await page.goto(`/deck/${deck.owner}/${deck.deck_id}`);
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await (await caches.open('sounds')).match(path)), sound_path))
    .toBe(true);
  await context.setOffline(true);
  const bytes = await page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, sound_path);
  expect(bytes).toBeGreaterThan(500);
});

test('what the sentences of a study show and say is there without network, before anybody has looked at them', async ({
  page,
  context,
}) => {
  const written = [{ target: 'Die Katze schläft hier.', source: 'The cat sleeps here.', picture: 'our cat' }];
  const deck = await deckWithSentences(page.request, 'german', written);
  const said = await page.request.get(`/api/sentence_sound/${deck.sentence_ids[0]}/target`);
  const { sound_path } = (await said.json()) as { sound_path: string };
  const reply = await page.request.get(`/api/sentences/search?id=${deck.deck_id}`);
  const { sentences } = (await reply.json()) as { sentences: { images: { image_path: string }[] }[] };
  const { image_path } = sentences[0]!.images[0]!;
  await page.goto(deck.path);
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  const isKept = (path: string) => page.evaluate(async (file) => Boolean(await caches.match(file)), path);
  await expect.poll(() => isKept(sound_path)).toBe(true);
  await expect.poll(() => isKept(image_path)).toBe(true);
  await context.setOffline(true);
  await page.goto(`${deck.path}/sentences`);
  const shown = page.getByRole('main').locator('img').first();
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  const played = page.waitForResponse((response) => response.url().endsWith(sound_path));
  await page.getByRole('button', { name: 'Play the sound: Die Katze schläft hier.' }).click();
  expect((await played).fromServiceWorker()).toBe(true);
});

test('a study goes on without network, through a reload too, and every answer arrives once, with its own time', async ({
  page,
  context,
}) => {
  const deck = await ownDeck(page.request, 'german');
  await page.goto(`/deck/${deck.owner}/${deck.deck_id}`);
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  // Its words, and its sentences.
  await expect.poll(async () => (await keptIn(page, 'studies')).length).toBe(2);
  const pictures = deck.words.length;
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('pictures')).keys()).length))
    .toBeGreaterThanOrEqual(pictures);

  await page.getByRole('button', { name: 'Study', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  const learner = new Learner(page, deck);
  const recorded = [await learner.goOn(), await learner.goOn()].filter(Boolean).length;
  const answers = async () =>
    (await wordsOf(page.request, deck.owner, deck.deck_id)).flatMap((word) => word.answers).length;
  await expect.poll(answers).toBe(recorded);
  await expect.poll(async () => (await waitingIn(page)).length).toBe(0);

  await context.setOffline(true);
  await expect(page.getByText('No connection').first()).toBeVisible();
  await learner.answerUntil(3);
  const [inSight, given] = [await pageNumber(page), (await waitingIn(page)).length];

  await page.reload();
  await expect.poll(() => pageNumber(page)).toBe(inSight);
  await expect(page.getByRole('button', { name: 'account menu' })).toContainText(deck.owner);
  const shown = page.getByRole('main').locator('img').first();
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  await learner.answerUntil(given + 3);

  const waiting = await waitingIn(page);
  const cutOff = Date.now();
  const before = await answers();
  await page.goto(`/deck/${deck.owner}/${deck.deck_id}`);
  const shownWords = async () => (await keptIn<{ data: { words: Word[] } }>(page, 'studies'))[0]!.data.words;
  const answersShown = async () => (await shownWords()).flatMap((word) => word.answers).length;
  await expect.poll(answersShown).toBe(before + waiting.length);
  const foretold = (await shownWords()).map(({ due_date }) => due_date);
  expect(new Set(foretold).size).toBeGreaterThan(1);

  await context.setOffline(false);
  await expect.poll(async () => (await waitingIn(page)).length).toBe(0);
  await expect(page.getByText('No connection')).toHaveCount(0);
  const words = await wordsOf(page.request, deck.owner, deck.deck_id);
  const stored = words.flatMap((word) => word.answers.map((answer) => ({ word_id: word.word_id, ...answer })));
  expect(stored).toHaveLength(before + waiting.length);
  for (const { answer } of waiting) {
    const { word_id, is_correct, answered_at } = answer;
    expect(answered_at).toBeLessThan(cutOff);
    const found = stored.filter((one) => one.answer_date === answered_at);
    expect(found).toMatchObject([{ word_id, is_correct }]);
  }
  expect(words.map(({ due_date }) => due_date)).toEqual(foretold);
});

test('unsent answers outlive a log-out and go out after the next log-in; what was kept to be read does not', async ({
  page,
}) => {
  const deck = await ownDeck(page.request, 'german');
  await page.route('**/api/question_answer', (route) => route.abort());
  await page.goto(`/deck/${deck.owner}/${deck.deck_id}/study`);
  await expect.poll(async () => (await keptIn(page, 'studies')).length).toBe(1);
  await new Learner(page, deck).answerUntil(1);
  const [{ answer }] = (await waitingIn(page)) as [Waiting];
  await expect.poll(() => keptIn(page, 'progress')).toHaveLength(1);

  await page.getByRole('button', { name: 'account menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  for (const name of ['studies', 'progress', 'visitor']) await expect.poll(() => keptIn(page, name)).toEqual([]);
  await expect.poll(() => waitingIn(page)).toMatchObject([{ answer }]);

  await page.unroute('**/api/question_answer');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Username or e-mail').fill(deck.owner);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => waitingIn(page)).toEqual([]);
  const stored = (await wordsOf(page.request, deck.owner, deck.deck_id)).flatMap(({ answers }) => answers);
  expect(stored).toMatchObject([{ answer_date: answer.answered_at, is_correct: answer.is_correct }]);
});

test('the worker is asked for anew each time, and leaves live pages and data to the server', async ({
  page,
  context,
}) => {
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  await page.goto('/');
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('No connection').first()).toBeVisible();
  expect(await page.evaluate(() => fetch('/api/health').then(Boolean, () => false))).toBe(false);
  await expect(page.goto('/live')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

/** What the front page says in a language. */
const titleIn = (language: string) => interfaceText(language, 'Learn words that stick');

test('the pages speak the language that is read here without network too, and the texts of no others are kept but English', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const page = await context.newPage();
  /** The languages of which the worker keeps texts. */
  const keptLanguages = () =>
    page.evaluate(async () => {
      const [shell] = (await caches.keys()).filter((name) => name.startsWith('shell-'));
      const kept = shell === undefined ? [] : await (await caches.open(shell)).keys();
      const languages = kept.flatMap(({ url }) => /\/texts-\w+\/(\w+)\//.exec(url)?.[1] ?? []);
      return [...new Set(languages)].toSorted();
    });
  const heading = page.getByRole('heading', { level: 1 });
  const choice = page.locator('footer select').first();
  await page.goto('/');
  await expect(heading).toHaveText(titleIn('tr'));
  await expect.poll(keptLanguages).toEqual(['en', 'tr']);
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toHaveText(titleIn('tr'));
  // One that cannot be had leaves the one that is spoken.
  await choice.selectOption('ja');
  await expect(choice).toHaveValue('tr');
  await context.setOffline(false);
  // A browser does not fetch anew what it has failed to fetch for the same page.
  await page.reload();
  await choice.selectOption('ja');
  await expect(heading).toHaveText(titleIn('ja'));
  await expect.poll(keptLanguages).toEqual(['en', 'ja', 'tr']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(heading).toHaveText(titleIn('ja'));
  await context.close();
});

test('a game that ends without a network is scored when it is back, though its tab was closed', async ({ page }) => {
  const deck = await ownDeck(page.request);
  const context = page.context();
  const scores = `/api/game_score/search?id=${deck.deck_id}&game=word-rush&showClassScores=false&timespan=12`;
  const scored = async () =>
    ((await (await page.request.get(scores)).json()) as { score: number }[]).map(({ score }) => score);
  await page.goto(`${deck.path}/word-rush`);
  await page.getByRole('button', { name: 'Start game' }).click();
  // Points are for speed: a slow machine may be given none for the first card.
  await expect(async () => {
    await catchCard(page, deck.words, true);
    await expect(page.locator('[data-score]')).not.toHaveText('0', { timeout: 2000 });
  }).toPass();
  await context.setOffline(true);
  await catchCard(page, deck.words, false);
  await expect(page.getByRole('heading', { name: 'Game over' })).toBeVisible();
  const score = Number(await page.locator('[data-score]').textContent());
  expect(score).toBeGreaterThan(0);
  await expect.poll(async () => (await keptIn<object>(page, 'answers')).some((row) => 'call' in row)).toBe(true);
  await page.close();
  await context.setOffline(false);
  expect(await scored()).toEqual([]);
  const later = await context.newPage();
  await later.goto(deck.path);
  await expect.poll(scored).toEqual([score]);
});
