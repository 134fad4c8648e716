import type { DeckData, DeckResult } from '@lexiroom/contracts/decks';
import type { UserHome } from '@lexiroom/contracts/items';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SessionsService } from '../../accounts/sessions/sessions.service.ts';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { addName } from '../../library/library.fixture.ts';
import { UserHomeService } from './user-home.service.ts';

let server: RunningApp;
let database: pg.Client;
let owner: Browser;
let username: string;
let owners = 0;
const topics: Record<string, number> = {};

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  for (const deck of (await new Browser(server.url).get('/api/topic_decks')).body as DeckResult[]) {
    topics[deck.item_name] = deck.item_id;
  }
});
beforeEach(async () => {
  username = `owner-${++owners}`;
  owner = new Browser(server.url);
  expect(await owner.signUp(username, { time_zone: 'Asia/Tokyo', role: 'teacher' })).toMatchObject({ status: 201 });
});
afterAll(async () => {
  await database.end();
  await server.close();
});

async function clone(...names: string[]): Promise<number[]> {
  const { status, body } = await owner.post('/api/clone', { item_ids: names.map((name) => topics[name]) });
  expect(status).toBe(201);
  return (body as { item_ids: number[] }).item_ids;
}

async function home(of = username, by = owner, directory?: number, key = ''): Promise<UserHome> {
  const { status, body } = await by.get(`/api/user/${of}${directory ? `?directory=${directory}&key=${key}` : ''}`);
  expect(status).toBe(200);
  return body as UserHome;
}

async function makeItem(item_type: string, visibility: string): Promise<number> {
  const { rows } = await database.query<{ item_id: number }>(
    `insert into items (owner_id, item_type, item_name, name_key, parent_id, visibility)
     select owner_id, $2, 'Place', 'place', item_id, $3
     from items join users on user_id = owner_id where username = $1 and parent_id is null returning item_id`,
    [username, item_type, visibility],
  );
  return rows[0]!.item_id;
}

const put = (item_id: number, folder: number) =>
  database.query('update items set parent_id = $2 where item_id = $1', [item_id, folder]);

const setVisibility = (id: number, visibility: string) =>
  database.query('update items set visibility = $2 where item_id = $1', [id, visibility]);

describe('the page of a user', () => {
  test('shows the owner all decks in the order of the tree, and what each is like', async () => {
    const [animals, food] = await clone('動物 · Animals', 'Food and drink');
    const root_id = (await home()).root_id;
    const root = { item_id: root_id, item_name: username };
    expect(await home()).toEqual({
      username,
      user_picture: null,
      role: 'teacher',
      root_id,
      directory: { ...root, visibility: 'public', seen_by: 'public', rev: 1 },
      path: [root],
      items: [
        {
          item_id: animals,
          item_name: '動物 · Animals',
          item_type: 'deck',
          owner: username,
          parent_id: root_id,
          root_id,
          tree: [root_id],
          item_order: 0,
          category_id: null,
          visibility: 'private',
          seen_by: 'private',
          link_key: expect.stringMatching(/^[\w-]{16}$/),
          colour: null,
          rev: 1,
          thumbnails: expect.arrayContaining(['/media/thumbnails/1000cat00000.webp']),
          item_count: null,
          story_count: null,
          word_count: 5,
          sentence_count: 0,
          level: null,
          section_count: null,
          target_language: 'japanese',
          source_language: 'english_uk',
          purpose: 'study',
          due_count: 0,
          known_count: 0,
        },
        expect.objectContaining({ item_id: food, word_count: 4, due_count: 0 }),
      ],
      page_count: 1,
      target_languages: ['english_uk', 'japanese'],
    });
  });

  test('S24 shows others what is public, and not what is due', async () => {
    const [open, linked] = await clone('Animals', 'Food and drink', '動物 · Animals');
    await setVisibility(open!, 'public');
    await setVisibility(linked!, 'link');
    for (const somebody of [new Browser(server.url), await otherMember()]) {
      const { items } = await home(username, somebody);
      expect(items).toMatchObject([{ item_id: open, visibility: 'public', due_count: null }]);
    }
    expect((await home()).items.map((deck) => deck.seen_by)).toEqual(['public', 'link', 'private']);
  });

  test('tells the strictest visibility on the way to a deck, and leaves out what is in the bin', async () => {
    const [open, binned] = await clone('Animals', 'Food and drink');
    await setVisibility(open!, 'public');
    await database.query('update items set deleted_at = now() where item_id = $1', [binned]);
    const folder = await makeItem('folder', 'private');
    await database.query('update items set parent_id = $2 where item_id = $1', [open, folder]);
    expect((await home(username, owner, folder)).items).toMatchObject([{ visibility: 'public', seen_by: 'private' }]);
    expect((await home()).items).toMatchObject([{ item_id: folder, item_count: 1 }]);
    expect((await home(username, new Browser(server.url))).items).toEqual([]);
  });

  test('is there for the owner of the topic decks, and not for a name that nobody has', async () => {
    const root = await home('lexiroom');
    expect(root.items.map(({ item_type, item_name }) => [item_type, item_name])).toEqual([
      ['folder', 'English (UK)'],
      ['folder', 'Español · Spanish'],
      ['folder', '日本語 · Japanese'],
    ]);
    const inJapanese = await home('lexiroom', owner, root.items[2]!.item_id);
    expect(inJapanese.items.map(({ item_name }) => item_name)).toEqual([
      '動物 · Animals',
      '食べ物と飲み物 · Food and drink',
    ]);
    expect((await home('LexiRoom')).username).toBe('lexiroom');
    expect(await owner.get('/api/user/nobody-here')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await owner.get('/api/user/no%00body')).toMatchObject({ status: 400 });
  });

  test('S35 lists 500 decks at a time, and every one of them on some page', async () => {
    await database.query(
      `with made as (
         insert into items (owner_id, item_type, item_name, name_key, parent_id, item_order, visibility)
         select owner_id, 'deck', 'Deck ' || place, 'deck ' || place, item_id, place,
           case when place % 2 = 0 then 'private' else 'public' end
         from items join users on user_id = owner_id, generate_series(1, 1010) as place
         where username = $1 and parent_id is null
         returning item_id
       )
       insert into decks (deck_id, target_language) select item_id, 'german' from made`,
      [username],
    );
    const own = await home();
    expect(own.items).toHaveLength(500);
    expect(own.items[499]).toMatchObject({ item_name: 'Deck 500' });
    const seen = await home(username, new Browser(server.url));
    expect(seen.items).toHaveLength(500);
    expect(seen.items[499]).toMatchObject({ item_name: 'Deck 999' });
    expect([own.page_count, seen.page_count]).toEqual([3, 2]);
    const page = async (query: string) => (await owner.get(`/api/user/${username}?${query}`)).body as UserHome;
    const rest = [...(await page('page=2')).items, ...(await page('page=3')).items];
    expect(new Set([...own.items, ...rest].map(({ item_id }) => item_id)).size).toBe(1010);
    expect((await page('page=4')).items).toEqual([]);
  });

  test('can be read in one target language, of those that its decks have', async () => {
    await clone('動物 · Animals', 'Food and drink');
    await database.query(
      `update decks set target_language = 'german' from items join users on user_id = owner_id
       where deck_id = item_id and username = $1 and item_name = 'Food and drink'`,
      [username],
    );
    const read = async (target_language: string) =>
      (await owner.get(`/api/user/${username}?target_language=${target_language}`)).body as UserHome;
    expect((await home()).target_languages.toSorted()).toEqual(['german', 'japanese']);
    const { items, target_languages, page_count } = await read('german');
    expect(items).toMatchObject([{ item_name: 'Food and drink' }]);
    expect([target_languages.length, page_count]).toEqual([2, 1]);
    expect((await read('japanese')).items).toMatchObject([{ item_name: '動物 · Animals' }]);
  });
});

describe('a folder of a user', () => {
  test('tells the way from the root, and of each folder how many decks are below it', async () => {
    const [animals, food] = await clone('動物 · Animals', 'Food and drink');
    const outer = await makeItem('folder', 'link');
    const inner = await makeItem('folder', 'public');
    await put(inner, outer);
    await put(food!, inner);
    await put(animals!, outer);
    const { root_id, items } = await home();
    expect(items).toMatchObject([{ item_id: outer, item_count: 2, word_count: null, due_count: null }]);
    const page = await home(username, owner, inner);
    expect(page.directory).toEqual({
      item_id: inner,
      item_name: 'Place',
      visibility: 'public',
      seen_by: 'link',
      rev: 1,
    });
    expect(page.path).toEqual([
      { item_id: root_id, item_name: username },
      { item_id: outer, item_name: 'Place' },
      { item_id: inner, item_name: 'Place' },
    ]);
    expect(page.items).toMatchObject([{ item_id: food, tree: [root_id, outer, inner], due_count: 0 }]);
    // Who has the key of the inner folder has not that of the one it is in; the other way round they have.
    const wayOf = async (item_id: number) => {
      const { rows } = await database.query<{ link_key: string }>('select link_key from items where item_id = $1', [
        item_id,
      ]);
      const seen = await home(username, new Browser(server.url), inner, rows[0]!.link_key);
      return seen.path.map((step) => step.item_id);
    };
    expect(await wayOf(inner)).toEqual([root_id, inner]);
    expect(await wayOf(outer)).toEqual([root_id, outer, inner]);
  });

  test('S21 is theirs: nothing that is no folder, in the bin, or of somebody else is shown as one', async () => {
    const [deck] = await clone('Animals');
    const binned = await makeItem('folder', 'public');
    await database.query('update items set deleted_at = now() where item_id = $1', [binned]);
    const inside = await makeItem('folder', 'public');
    await database.query('update items set parent_id = $2 where item_id = $1', [inside, binned]);
    const { root_id: foreign } = await home('lexiroom');
    for (const directory of [deck, binned, inside, foreign, await makeItem('category', 'public'), 2_000_000]) {
      expect(await owner.get(`/api/user/${username}?directory=${directory}`)).toMatchObject({ status: 404 });
    }
    for (const junk of ['0', '-1', '1.5', '1e3', '0x10', 'x', '99999999999']) {
      expect(await owner.get(`/api/user/${username}?directory=${junk}`)).toMatchObject({ status: 400 });
    }
  });

  test('shows pictures: of a deck its cover or else its words’, of what holds decks the first of each', async () => {
    const [animals, food] = await clone('動物 · Animals', 'Food and drink');
    const pictures = async () => (await home()).items.map(({ thumbnails }) => thumbnails);
    await database.query('update decks set deck_image_id = null where deck_id = any($1)', [[animals, food]]);
    const [ofAnimals, ofFood] = await pictures();
    expect([ofAnimals!.length, ofFood!.length]).toEqual([4, 4]);
    await database.query(
      `update decks set deck_image_id = (
         select image_id from words where words.deck_id = decks.deck_id and image_id is not null order by word_order desc limit 1
       ) where deck_id = $1`,
      [food],
    );
    const covered = (await pictures())[1]!;
    expect(covered).toHaveLength(1);
    expect(covered).not.toEqual(ofFood!.slice(0, 1));
    const folder = await makeItem('folder', 'public');
    await database.query('update items set parent_id = $2 where item_id = any($1)', [[animals, food], folder]);
    expect(await pictures()).toEqual([[ofAnimals![0], covered[0]]]);
    // To others what is private lends no picture, and a folder in which there is nothing for them is not there.
    expect((await home(username, new Browser(server.url))).items).toEqual([]);
  });
});

/** The page as its owner sees it at a moment. */
async function pageAt(moment: string): Promise<UserHome> {
  const user = await server.app.get(SessionsService).userOf(owner.cookie);
  const service = new UserHomeService(server.app.get<pg.Pool>(DATABASE_POOL), { now: () => Date.parse(moment) });
  return (await service.home({ user }, username)) as UserHome;
}

/** How many words of each deck are due. */
const dueAt = async (moment: string) => (await pageAt(moment)).items.map(({ due_count }) => due_count);

/** Gives the nth word of a deck its due dates. */
async function schedule(
  deck_id: number,
  place: number,
  due_date: string,
  fsrs_due_date: string,
  whose = username,
  classic = {},
) {
  const { rowCount } = await database.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers,
       right_answers, classic, fsrs, due_date, fsrs_due_date)
     select 'person:' || user_id, origin_word_id, '2026-11-20T12:00:00Z', $5, 1, 1, $7, '{}', $3, $4
     from words, users where deck_id = $1 and word_order = $2 and username = $6`,
    [deck_id, place, due_date, fsrs_due_date, randomUUID(), whose, classic],
  );
  expect(rowCount).toBe(1);
}

/** Lets every word of a deck be due by now. */
const scheduleAll = (deck_id: number) =>
  database.query(
    `insert into word_schedules (schedule, origin_word_id, last_answered_at, last_answer_id, answers,
       right_answers, classic, fsrs, due_date, fsrs_due_date)
     select distinct 'person:' || user_id, origin_word_id, now(), gen_random_uuid(), 1, 1, '{}'::jsonb, '{}'::jsonb,
       date '2026-11-20', date '2026-11-20'
     from words, users where deck_id = $1 and username = $2`,
    [deck_id, username],
  );

describe('the words that are due', () => {
  test('are those of today and earlier, and none that was never answered; the day is the owner’s', async () => {
    const [deck, other] = await clone('動物 · Animals', 'Food and drink');
    expect(other).toBeDefined();
    await schedule(deck!, 0, '2026-11-20', '2026-12-31');
    await schedule(deck!, 1, '2026-11-21', '2026-12-31');
    await schedule(deck!, 2, '2026-11-22', '2026-12-31');
    // In Tokyo the 21st begins at 4 in the morning: 19:00 of the 20th in UTC.
    expect(await dueAt('2026-11-20T18:59:00Z')).toEqual([1, 0]);
    expect(await dueAt('2026-11-20T19:00:00Z')).toEqual([2, 0]);
    expect(await dueAt('2026-11-21T19:00:00Z')).toEqual([3, 0]);
    await database.query('update users set day_boundary = 0 where username = $1', [username]);
    expect(await dueAt('2026-11-21T15:00:00Z')).toEqual([3, 0]);
  });

  test('are told beside those that are known, which were right on two days in a row', async () => {
    const [deck] = await clone('動物 · Animals');
    for (const [place, streak] of [0, 1, 2, 3].entries()) {
      await schedule(deck!, place, '2026-12-31', '2026-12-31', username, { streak });
    }
    expect((await pageAt('2026-11-20T18:59:00Z')).items).toMatchObject([{ due_count: 0, known_count: 2 }]);
    expect((await home()).items).toMatchObject([{ known_count: 2 }]);
  });

  test('are told by the rule of each deck, and follow a word through clones', async () => {
    const [classic, fsrs] = [...(await clone('動物 · Animals')), ...(await clone('動物 · Animals'))];
    await schedule(classic!, 0, '2026-11-30', '2026-11-20');
    await schedule(classic!, 1, '2026-11-30', '2026-11-30');
    await owner.send('PUT', '/api/scheduler', JSON.stringify({ deck_id: fsrs, scheduler: 'fsrs' }), {
      'content-type': 'application/json',
    });
    expect(await dueAt('2026-11-21T12:00:00Z')).toEqual([0, 1]);
  });

  test('count a word once when the deck says the same twice, as its page does', async () => {
    const [deck] = await clone('動物 · Animals');
    const { rows } = await database.query<{ word_id: number }>(
      `insert into words (deck_id, word_order, origin_word_id, image_id, target_text, source_text)
       select deck_id, word_order + 10, 1000000 + word_id, image_id, target_text, source_text
       from words where deck_id = $1 and word_order < 2
       returning word_id`,
      [deck],
    );
    // Without a picture the translation is compared: these two say the same as each other, and not as one with a picture.
    await database.query(
      `insert into words (deck_id, word_order, origin_word_id, target_text, source_text)
       select deck_id, word_order + place, 2000000 + word_id + place, target_text, source_text
       from words, generate_series(20, 21) as place where word_id = $1`,
      [rows[0]!.word_id],
    );
    await scheduleAll(deck!);
    expect(await dueAt('2026-11-21T12:00:00Z')).toEqual([6]);
    const { words } = (await owner.get(`/api/word-deck/${username}/search?id=${deck}`)).body as DeckData;
    expect(words).toHaveLength(6);
  });

  test('count words for one picture whose texts only a mark tells apart as two, as its page does', async () => {
    const [deck] = await clone('動物 · Animals');
    const { rows } = await database.query<{ image_id: number }>(
      'select image_id from words where deck_id = $1 order by word_order limit 1',
      [deck],
    );
    const { image_id } = rows[0]!;
    for (const name of ['mā', 'má']) {
      await database.query(
        `insert into words (deck_id, word_order, origin_word_id, image_id, target_text, target_translation_id)
         values ($1, 30, 3000000 + $4::integer, $2, $3, $4)`,
        [deck, image_id, name, await addName(database, image_id, 'japanese', name)],
      );
    }
    await scheduleAll(deck!);
    expect(await dueAt('2026-11-21T12:00:00Z')).toEqual([7]);
    const { words } = (await owner.get(`/api/word-deck/${username}/search?id=${deck}`)).body as DeckData;
    expect(words).toHaveLength(7);
  });

  test('do not count a word without a text, nor anybody else’s schedule', async () => {
    const [deck] = await clone('動物 · Animals');
    await database.query('update words set target_text = null where deck_id = $1 and word_order = 0', [deck]);
    await scheduleAll(deck!);
    const somebody = await otherMember();
    const { body } = await somebody.get('/api/logged_in_user');
    await schedule(deck!, 1, '2026-12-31', '2026-12-31', (body as { username: string }).username);
    expect(await dueAt('2026-11-21T12:00:00Z')).toEqual([4]);
  });
});

async function otherMember(): Promise<Browser> {
  const somebody = new Browser(server.url);
  expect(await somebody.signUp(`owner-${++owners}`)).toMatchObject({ status: 201 });
  return somebody;
}
