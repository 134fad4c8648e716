import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { setUpLimits } from '@lexiroom/contracts/live';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';

let server: RunningApp;
let database: pg.Client;
let teacher: Person;
let deck_id: number;

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
});
beforeEach(async () => {
  teacher = await Person.signedUp(server.url);
  deck_id = await ownDeck();
});
afterAll(async () => {
  await database.end();
  await server.close();
});

/** A deck of the teacher's own: a copy of the ready deck that bots play. */
async function ownDeck(): Promise<number> {
  const [topic] = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  return (await teacher.api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
}
const read = () => teacher.api.setUps();
const save = (name: string, settings: object = {}, set_up_id: string = randomUUID()) =>
  teacher.api.saveSetUp({ params: { set_up_id }, body: { kind: 'preset', name, settings } });
const prepare = (deck_ids: number[], settings: object = {}, set_up_id: string = randomUUID()) =>
  teacher.api.saveSetUp({
    params: { set_up_id },
    body: { kind: 'prepared', name: 'Monday', settings, source: { deck_ids }, link_key: 'a-key' },
  });

/** The sessions of the teacher that a search finds. */
async function found(search: string): Promise<number[]> {
  const lives = await teacher.api.lives({ query: { search } });
  return lives.map(({ live_id }) => live_id).toSorted((one, two) => one - two);
}

test('the choices of the last quiz are remembered, without its class; all words are no number of questions', async () => {
  expect(await read()).toEqual({ last: null, presets: [], prepared: [] });
  const { class_id } = await teacher.api.newClass({ body: { class_name: '7b' } });
  await teacher.openLive({ seconds: 45, scoring: 'speed', questions: 3, class_id });
  const { last } = await read();
  expect(last).toMatchObject({ seconds: 45, scoring: 'speed', questions: 3, names: 'own' });
  expect(last).not.toHaveProperty('class_id');
  await teacher.openLive({ seconds: null, questions: 1200 });
  expect((await read()).last).toMatchObject({ seconds: null, scoring: 'accuracy', questions: 3 });
});

test('a preset is kept under a name, changed under its id, sent twice kept once, and deleted', async () => {
  const set_up_id = randomUUID();
  await save('Warm-up', { seconds: 10 }, set_up_id);
  await save('Warm-up', { seconds: 10 }, set_up_id);
  await save('Test', { combo: false });
  expect((await read()).presets.map(({ name }) => name)).toEqual(['Test', 'Warm-up']);
  await save('Slow warm-up', { seconds: 60 }, set_up_id);
  const { presets } = await read();
  expect(presets).toMatchObject([
    { name: 'Slow warm-up', settings: { seconds: 60 } },
    { name: 'Test', settings: { combo: false } },
  ]);
  await teacher.api.deleteSetUp({ params: { set_up_id } });
  await teacher.api.deleteSetUp({ params: { set_up_id } });
  expect((await read()).presets).toHaveLength(1);
});

test('one more than can be kept is refused; what is there can still be changed', async () => {
  const ids = Array.from({ length: setUpLimits.preset }, () => randomUUID());
  await Promise.all(ids.map((id, place) => save(`Preset ${place}`, {}, id)));
  await expect(save('One more')).rejects.toMatchObject({ status: 409, problem: { code: 'SET_UPS_FULL' } });
  await save('Changed', {}, ids[0]);
  expect((await read()).presets).toHaveLength(setUpLimits.preset);
});

test('of several that are sent at once no more are kept than can be', async () => {
  const sent = Array.from({ length: setUpLimits.preset + 10 }, (_, place) => save(`Preset ${place}`));
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(setUpLimits.preset);
  expect((await read()).presets).toHaveLength(setUpLimits.preset);
});

test('a quiz that was prepared keeps its words and its class, and says which decks are gone', async () => {
  const other = await ownDeck();
  const { class_id } = await teacher.api.newClass({ body: { class_name: '8a' } });
  await prepare([deck_id, other], { class_id, seconds: 30 });
  expect((await read()).prepared).toMatchObject([
    {
      name: 'Monday',
      deck_ids: [deck_id, other],
      decks_gone: 0,
      link_key: 'a-key',
      settings: { class_id, names: 'roster', seconds: 30 },
    },
  ]);
  await teacher.api.deleteItems({ body: { item_ids: [deck_id] } });
  expect((await read()).prepared).toMatchObject([
    { prepared_deck_ids: [deck_id, other], deck_ids: [other], decks_gone: 1 },
  ]);
});

test('a deck of somebody else that is shown to its host no longer is gone from a prepared quiz', async () => {
  const colleague = await Person.signedUp(server.url);
  const [topic] = await colleague.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await colleague.api.clone({ body: { item_ids: [topic!.item_id] } });
  const show = (visibility: string) =>
    database.query('update items set visibility = $2 where item_id = $1', [item_id, visibility]);
  await show('public');
  await prepare([deck_id, item_id]);
  expect((await read()).prepared).toMatchObject([{ deck_ids: [deck_id, item_id], decks_gone: 0 }]);
  await show('private');
  expect((await read()).prepared).toMatchObject([{ deck_ids: [deck_id], decks_gone: 1 }]);
});

test('a choice that is offered no longer has its default, and leaves the others', async () => {
  await save('Old', { seconds: 45 });
  await database.query(
    `update set_ups set settings = settings || '{"scoring": "by luck", "sparkles": true, "kinds": ["mime"]}'
     where name = 'Old'`,
  );
  const [preset] = (await read()).presets;
  expect(preset!.settings).toMatchObject({ seconds: 45, scoring: 'accuracy', kinds: ['text_to_picture', 'picture_to_text'] }); // prettier-ignore
  expect(preset!.settings).not.toHaveProperty('sparkles');
});

test('S21 what others keep is neither seen nor changed', async () => {
  const set_up_id = randomUUID();
  await save('Mine', {}, set_up_id);
  const other = await Person.signedUp(server.url);
  await other.api.deleteSetUp({ params: { set_up_id } });
  const body = { kind: 'preset', name: 'Theirs', settings: {} } as const;
  await other.api.saveSetUp({ params: { set_up_id }, body });
  expect((await read()).presets).toMatchObject([{ name: 'Mine' }]);
  expect((await other.api.setUps()).presets).toMatchObject([{ name: 'Theirs' }]);
});

test('past quizzes are found by the name of their deck without capitals and accents, by class, pin and day', async () => {
  const { class_id } = await teacher.api.newClass({ body: { class_name: '7b Élan' } });
  const plain = await teacher.openLive({});
  const ofClass = await teacher.openLive({ class_id });
  const rename = `update live_events set body = jsonb_set(body, '{deck_name}', '"Los días 100%"') where live_id = $1 and seq = 1`;
  await database.query(rename, [plain.live_id]);
  await database.query(`update lives set created_at = '2026-03-04 12:00Z' where live_id = $1`, [plain.live_id]);
  expect(await found('DIAS')).toEqual([plain.live_id]);
  expect(await found('100%')).toEqual([plain.live_id]);
  expect(await found('elan')).toEqual([ofClass.live_id]);
  expect(await found(ofClass.pin)).toEqual([ofClass.live_id]);
  expect(await found('2026-03-04')).toEqual([plain.live_id]);
  expect(await found('_')).toEqual([]);
  const stranger = await Person.signedUp(server.url);
  expect(await stranger.api.lives({ query: { search: 'dias' } })).toEqual([]);
});
