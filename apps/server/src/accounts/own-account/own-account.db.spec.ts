import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes } from '@lexiroom/domain/languages';
import { searchKey } from '@lexiroom/domain/text';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../create-app.fixture.ts';
import { DATABASE_POOL } from '../../database/pool.ts';
import { type Member, newMember, refused } from '../../http/api.fixture.ts';
import { Browser } from '../../http/browser.fixture.ts';
import { readHead } from '../../pictures/picture-reader.ts';
import { plain } from '../../pictures/picture.fixture.ts';

let server: RunningApp;
let pool: pg.Pool;
beforeAll(async () => {
  server = await runningApp();
  pool = server.app.get(DATABASE_POOL);
});
afterAll(() => server.close());

const password = 'four words are long';
const auditOf = async ({ user_id }: Member) =>
  (await pool.query('select action, detail from audit_rows where user_id = $1 order by audit_id', [user_id])).rows;
const logIn = (username: string, typed: string) =>
  new Browser(server.url).post('/api/login', { username, password: typed });

describe('another password', () => {
  test('is chosen by whoever knows the one before, and a mail tells of it', async () => {
    const ada = await newMember(server.url);
    const new_password = 'another long password';
    const wrong = ada.api.changePassword({ body: { password: 'not the password', new_password } });
    await expect(wrong).rejects.toMatchObject(refused(403, 'WRONG_PASSWORD'));
    await expect(ada.api.changePassword({ body: { new_password } })).rejects.toMatchObject(
      refused(403, 'WRONG_PASSWORD'),
    );
    await ada.api.changePassword({ body: { password, new_password } });
    expect(await logIn(ada.username, password)).toMatchObject({ status: 401 });
    expect(await logIn(ada.username, new_password)).toMatchObject({ status: 200 });
    const { rows } = await pool.query('select subject from outbox_mails where user_id = $1', [ada.user_id]);
    expect(rows).toEqual([{ subject: 'Your password was changed' }]);
  });

  test('S18 is not a common one, and not the name or address of its user', async () => {
    const ada = await newMember(server.url);
    for (const new_password of ['Passw0rd123', `${ada.username}@example.org`]) {
      const change = ada.api.changePassword({ body: { password, new_password } });
      await expect(change).rejects.toMatchObject(refused(400, 'PASSWORD_COMMON'));
    }
    const short = ada.api.changePassword({ body: { password, new_password: 'short' } });
    await expect(short).rejects.toMatchObject({ status: 400, problem: { code: 'INVALID' } });
    expect(await logIn(ada.username, password)).toMatchObject({ status: 200 });
  });

  test('S15 guesses at the own password are limited', async () => {
    const ada = await newMember(server.url);
    const body = { email: 'x@example.org', password: 'not the password' };
    const codes = [];
    for (let round = 0; round < 6; round++) {
      codes.push(await ada.api.changeEmail({ body }).catch(({ problem }) => problem.code));
    }
    expect(codes).toEqual([...Array(5).fill('WRONG_PASSWORD'), 'TOO_MANY']);
  });

  test('somebody without one proves themselves by a log-in of the last ten minutes', async () => {
    const ada = await newMember(server.url);
    await pool.query('update users set password_hash = null where user_id = $1', [ada.user_id]);
    const proved = (minutes: number) =>
      pool.query(`update account_sessions set proved_at = now() - make_interval(mins => $2) where user_id = $1`, [
        ada.user_id,
        minutes,
      ]);
    await proved(11);
    const new_password = 'a first long password';
    const late = ada.api.changePassword({ body: { new_password } });
    await expect(late).rejects.toMatchObject(refused(403, 'PROOF_NEEDED'));
    await proved(9);
    await ada.api.changePassword({ body: { new_password } });
    expect(await logIn(ada.username, new_password)).toMatchObject({ status: 200, body: { has_password: true } });
  });
});

describe('another username', () => {
  test('is in the address of the user from then on, and the one before leads nowhere', async () => {
    const ada = await newMember(server.url);
    const username = `renamed-${ada.user_id}`;
    expect(await ada.api.changeUsername({ body: { username: username.toUpperCase() } })).toMatchObject({ username });
    const visitor = new Browser(server.url);
    expect(await visitor.get(`/api/user/${username}`)).toMatchObject({ status: 200 });
    expect(await visitor.get(`/api/user/${ada.username}`)).toMatchObject({ status: 404 });
    const { rows } = await pool.query('select item_name, name_key from items where item_id = $1', [ada.root_id]);
    expect(rows).toEqual([{ item_name: username, name_key: searchKey(username) }]);
  });

  test('can be changed once every 30 days', async () => {
    const ada = await newMember(server.url);
    const rename = (username: string) => ada.api.changeUsername({ body: { username } });
    await rename(`first-${ada.user_id}`);
    await expect(rename(`second-${ada.user_id}`)).rejects.toMatchObject(refused(409, 'USERNAME_RECENT', { days: 30 }));
    await pool.query(`update users set username_changed_at = now() - interval '29 days 1 hour' where user_id = $1`, [
      ada.user_id,
    ]);
    await expect(rename(`second-${ada.user_id}`)).rejects.toMatchObject(refused(409, 'USERNAME_RECENT', { days: 1 }));
    await pool.query(`update users set username_changed_at = now() - interval '30 days' where user_id = $1`, [
      ada.user_id,
    ]);
    expect(await rename(`second-${ada.user_id}`)).toMatchObject({ username: `second-${ada.user_id}` });
  });

  test('of somebody else, or one that is kept back, is refused, and costs nothing', async () => {
    const [ada, bob] = [await newMember(server.url), await newMember(server.url)];
    for (const username of [bob.username, bob.username.toUpperCase(), 'admin']) {
      await expect(ada.api.changeUsername({ body: { username } })).rejects.toMatchObject(
        refused(409, 'USERNAME_TAKEN'),
      );
    }
    expect(await ada.api.changeUsername({ body: { username: ada.username } })).toMatchObject({
      username: ada.username,
    });
    expect(await ada.api.changeUsername({ body: { username: `free-${ada.user_id}` } })).toMatchObject({
      user_id: ada.user_id,
    });
  });

  test('of two at the same moment, one gets it', async () => {
    const both = [await newMember(server.url), await newMember(server.url)];
    const username = `race-${both[0]!.user_id}`;
    const all = await Promise.allSettled(both.map(({ api }) => api.changeUsername({ body: { username } })));
    expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

const picture = async (colour: string) =>
  (await plain(300, 120).tint(colour).jpeg().withMetadata().toBuffer()).toString('base64');
const fetchPicture = (address: string) => fetch(`${server.url}${address}`);

describe('the picture of a user', () => {
  test('S45 is drawn anew as 200×200 WebP and served as it is', async () => {
    const ada = await newMember(server.url);
    const { user_picture } = await ada.api.changePicture({ body: { image: await picture('red') } });
    expect(user_picture).toMatch(/^\/media\/people\/[0-9a-f]{64}\.webp$/);
    const response = await fetchPicture(user_picture!);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await readHead(bytes)).toMatchObject({ width: 200, height: 200 });
    expect(bytes.toString('latin1')).not.toContain('Exif');
  });

  test('S50 the file before is deleted, unless somebody else has the same picture', async () => {
    const [ada, bob] = [await newMember(server.url), await newMember(server.url)];
    const image = await picture('green');
    const first = (await ada.api.changePicture({ body: { image } })).user_picture!;
    expect(await bob.api.changePicture({ body: { image } })).toMatchObject({ user_picture: first });
    await ada.api.changePicture({ body: { image: await picture('blue') } });
    expect((await fetchPicture(first)).status).toBe(200);
    expect(await bob.api.changePicture({ body: { image: null } })).toMatchObject({ user_picture: null });
    expect((await fetchPicture(first)).status).toBe(404);
    expect(await bob.api.loggedInUser()).toMatchObject({ user_picture: null });
  });

  test('the same picture again stays', async () => {
    const ada = await newMember(server.url);
    const image = await picture('yellow');
    const { user_picture } = await ada.api.changePicture({ body: { image } });
    expect(await ada.api.changePicture({ body: { image } })).toMatchObject({ user_picture });
    expect((await fetchPicture(user_picture!)).status).toBe(200);
  });

  test.each([
    ['S44 markup', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'IMAGE_TYPE'],
    ['S44 half a picture', async () => (await plain(300, 300).png().toBuffer()).subarray(0, 60), 'IMAGE_INVALID'],
    ['S46 too many pixels', () => plain(2001, 10).png().toBuffer(), 'IMAGE_DIMENSIONS'],
    ['S43 too many bytes', async () => Buffer.alloc(500_001), 'IMAGE_TOO_BIG'],
  ])('%s is refused', async (_, bytes, code) => {
    const ada = await newMember(server.url);
    const image = (await bytes()).toString('base64');
    await expect(ada.api.changePicture({ body: { image } })).rejects.toMatchObject({ problem: { code } });
    expect(await ada.api.loggedInUser()).toMatchObject({ user_picture: null });
  });
});

describe('settings', () => {
  test('are changed one by one, and what is not named stays', async () => {
    const ada = await newMember(server.url);
    const before = (await ada.api.loggedInUser()).settings;
    const wanted = {
      target_language: 'japanese',
      source_language: 'spanish',
      purpose: 'learn',
      interface_language: 'ar',
      option_count: 2,
      scheduler: 'fsrs',
      time_zone: 'Asia/Tokyo',
      day_boundary: 0,
      has_sound: false,
      reduced_motion: true,
      dyslexia_font: true,
      high_contrast: true,
      is_hidden: true,
      reading_help: 'press',
      daily_new_words: 0,
      daily_goal_kind: 'minutes',
      daily_goal: 15,
      rest_days: 1,
    } as const;
    let so_far = { ...before };
    for (const [name, value] of Object.entries(wanted)) {
      so_far = { ...so_far, [name]: value };
      expect((await ada.api.changeSettings({ body: { [name]: value } })).settings).toEqual(so_far);
    }
    expect(so_far).toEqual(wanted);
    const none = { target_language: null, source_language: null, interface_language: null };
    expect((await ada.api.changeSettings({ body: none })).settings).toEqual({ ...wanted, ...none });
    expect((await ada.api.changeSettings({ body: {} })).settings).toEqual({ ...wanted, ...none });
  });

  test.each(interfaceLanguageCodes)('the pages may speak %s', async (interface_language) => {
    const ada = await newMember(server.url);
    expect((await ada.api.changeSettings({ body: { interface_language } })).settings).toMatchObject({
      interface_language,
    });
  });

  test.each([
    { interface_language: 'xx' as 'en' },
    { option_count: 5 },
    { time_zone: 'Mars/Olympus' },
    { day_boundary: 24 },
    { scheduler: 'none' },
    { reading_help: 'never' },
    { daily_new_words: 101 },
    { daily_goal: 0 },
    { rest_days: 7 },
    { role: 'admin' },
    { is_admin: true },
  ])('S25 %j is refused', async (body) => {
    const ada = await newMember(server.url);
    expect(
      await ada.browser.send('PUT', '/api/settings', JSON.stringify(body), { 'content-type': 'application/json' }),
    ).toMatchObject({ status: 400 });
  });

  test('S34 a change of role is written down', async () => {
    const ada = await newMember(server.url);
    expect(await ada.api.changeSettings({ body: { role: 'teacher', has_sound: false } })).toMatchObject({
      role: 'teacher',
    });
    await ada.api.changeSettings({ body: { role: 'teacher' } });
    expect((await auditOf(ada)).slice(1)).toEqual([
      { action: 'role_changed', detail: { from: 'learner', to: 'teacher' } },
    ]);
  });

  test('another time zone counts for answers from now on: days that were counted stay', async () => {
    const ada = await newMember(server.url);
    const [topic] = await ada.api.topicDecks({ query: { target_language: 'japanese' } });
    const { item_id: deck_id } = await ada.api.clone({ body: { item_ids: [topic!.item_id] } });
    const { words } = await ada.api.deckData({ params: { username: ada.username }, query: { id: deck_id } });
    const answer = (word: number) =>
      ada.api.questionAnswer({ body: { word_id: words[word]!.word_id, deck_id, is_correct: true } });
    // 14 hours apart, and more: their days differ at every moment.
    await ada.api.changeSettings({ body: { time_zone: 'Pacific/Kiritimati', day_boundary: 0 } });
    await answer(0);
    const daysOf = async () =>
      (
        await pool.query('select local_day::text from answers where person_id = $1 order by answered_at', [ada.user_id])
      ).rows.map(({ local_day }) => local_day);
    const [counted] = await daysOf();
    await ada.api.changeSettings({ body: { time_zone: 'Pacific/Niue' } });
    await answer(1);
    const days = await daysOf();
    expect(days).toEqual([counted, expect.not.stringMatching(counted)]);
  });

  test('a new deck is studied as its owner has chosen for new ones', async () => {
    const ada = await newMember(server.url);
    await ada.api.changeSettings({ body: { option_count: 2, scheduler: 'fsrs' } });
    const [topic] = await ada.api.topicDecks({ query: { target_language: 'japanese' } });
    const { item_id } = await ada.api.clone({ body: { item_ids: [topic!.item_id] } });
    const { words } = await ada.api.deckData({ params: { username: ada.username }, query: { id: item_id } });
    const selected_ids = words.map(({ image_id, target_translation_id, source_translation_id }) => ({
      image_id,
      target_translation_id,
      source_translation_id,
    }));
    const made = await ada.api.newDeck({
      body: { deck_name: 'Mine', selected_ids, target_language: 'japanese', source_language: 'english_uk' },
    });
    const { rows } = await pool.query(
      'select option_count, scheduler from decks where deck_id = any($1) order by deck_id',
      [[item_id, made.item_id]],
    );
    expect(rows).toEqual([
      { option_count: 4, scheduler: 'classic' },
      { option_count: 2, scheduler: 'fsrs' },
    ]);
  });
});

const close = (ada: Member, state: 'suspended_at' | 'deletion_asked_at') =>
  pool.query(`update users set ${state} = now() where user_id = $1`, [ada.user_id]);

describe('an account that is closed', () => {
  test('by an admin is not entered, and only who has the password hears why', async () => {
    const ada = await newMember(server.url);
    await close(ada, 'suspended_at');
    expect(await logIn(ada.username, 'not the password')).toMatchObject({
      status: 401,
      body: { code: 'WRONG_CREDENTIALS' },
    });
    expect(await logIn(ada.username, password)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
    const keep = { username: ada.username, password, keep_account: true };
    expect(await new Browser(server.url).post('/api/login', keep)).toMatchObject({
      body: { code: 'ACCOUNT_SUSPENDED' },
    });
    expect((await auditOf(ada)).at(-1)).toEqual({ action: 'log_in_failed', detail: { code: 'ACCOUNT_SUSPENDED' } });
  });

  test('by its owner says when it will be gone, and is kept when they say so', async () => {
    const ada = await newMember(server.url);
    await close(ada, 'deletion_asked_at');
    const answer = await logIn(ada.username, password);
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_LEAVING' } });
    const { at } = (answer.body as { params: { at: number } }).params;
    expect(Math.abs(at - Date.now() - 14 * 86_400_000)).toBeLessThan(60_000);
    const keep = { username: ada.username, password, keep_account: true };
    expect(await new Browser(server.url).post('/api/login', keep)).toMatchObject({ status: 200 });
    expect(await logIn(ada.username, password)).toMatchObject({ status: 200 });
    expect((await auditOf(ada)).map(({ action }) => action)).toEqual([
      'sign_up',
      'log_in_failed',
      'deletion_taken_back',
      'log_in',
      'log_in',
    ]);
  });
});
