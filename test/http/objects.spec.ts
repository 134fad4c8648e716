import { pathOf } from '@lexiroom/contracts/endpoints';
import type { Route } from '@lexiroom/contracts/http';
import { type RouteName, routes } from '@lexiroom/contracts/routes';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fixtures, makeWorld, type World } from './matrix.fixtures.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
}, 30_000);
afterAll(() => world.server.close());

const names = Object.keys(routes) as RouteName[];
const table: Record<string, Route> = routes;
let calls = 0;

async function send(
  name: RouteName,
  change: { params?: object; query?: object; body?: object },
  who: 'owner' | 'other_teacher',
) {
  const { params, query, body } = await fixtures[name](world, `object-${++calls}`);
  const search = new URLSearchParams(
    Object.entries({ ...query, ...change.query }).map(([key, value]) => [key, String(value)]),
  );
  const given = change.body ? { ...(body as object), ...change.body } : body;
  const response = await fetch(
    `${world.server.url}/api${pathOf(routes[name], { ...params, ...change.params })}?${search.toString()}`,
    {
      method: routes[name].method,
      headers: {
        cookie: world.people[who].cookie,
        ...(given === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(given === undefined ? {} : { body: JSON.stringify(given) }),
    },
  );
  return { status: response.status, body: await response.json() };
}

describe('S25 a field that a call does not have is refused, and named', () => {
  test.each(names.filter((name) => table[name]!.body))(
    '%s',
    async (name) => {
      const { status, body } = await send(name, { body: { is_admin: true } }, 'owner');
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID', errDesc: expect.stringContaining('is_admin') });
    },
    20_000,
  );

  test.each(names)('%s: as a parameter of the address', async (name) => {
    const { status, body } = await send(name, { query: { is_admin: 'true' } }, 'owner');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', errDesc: expect.stringContaining('is_admin') });
  });

  test('a call without a body takes none', async () => {
    const { status } = await send('deleteLive', { body: { force: true } }, 'owner');
    expect(status).toBe(400);
  });
});

describe('S23 an id that is none is refused', () => {
  const cells = names.flatMap((name) =>
    [...routes[name].path.matchAll(/:(\w*id|\w*Id|pin|page)\b/g)].map(([, parameter]) => [name, parameter!] as const),
  );
  test.each(cells)(
    '%s: %s',
    async (name, parameter) => {
      for (const junk of ['x', '-1', '0', '1.5', '1e3', '0x10', '99999999999', 'null', '1;drop table users', '１']) {
        const { status, body } = await send(name, { params: { [parameter]: junk } }, 'owner');
        expect({ junk, status }).toEqual({ junk, status: 400 });
        expect(body).toMatchObject({ params: { field: parameter } });
      }
    },
    20_000,
  );
});

describe('S21 what belongs to somebody else does not exist, and stays as it is', () => {
  test('a session is neither seen nor deleted', async () => {
    const { live_id } = await world.live();
    const { api } = world.people.other_teacher;
    await expect(api.deleteLive({ params: { live_id } })).rejects.toMatchObject({ status: 404 });
    await expect(api.liveReport({ params: { live_id } })).rejects.toMatchObject({ status: 404 });
    await expect(api.liveScreen({ params: { live_id }, body: { role: 'host' } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await api.lives({ query: {} })).toEqual([]);
    const own = await world.people.owner.api.lives({ query: {} });
    expect(own.map((live) => live.live_id)).toContain(live_id);
  });

  test('a host’s list names the decks of a session that are still there', async () => {
    const { deck_id } = await world.ownDeck();
    const { api } = world.people.owner;
    const { username } = await api.loggedInUser();
    const { live_id } = await api.openLive({ body: { source: { deck_ids: [deck_id] } } });
    const decksOf = async () => (await api.lives({ query: {} })).find((live) => live.live_id === live_id)!.decks;
    expect(await decksOf()).toEqual({ owner: username, item_ids: [deck_id], link_key: null });
    await api.deleteItems({ body: { item_ids: [deck_id] } });
    expect(await decksOf()).toBeNull();
    await api.restoreItems({ body: { item_ids: [deck_id] } });
    expect(await decksOf()).toMatchObject({ item_ids: [deck_id] });
  });

  test('a deck is neither changed, nor copied when it is private', async () => {
    const { deck_id } = await world.ownDeck();
    const { username } = await world.people.owner.api.loggedInUser();
    const dataNow = () => world.people.owner.api.deckData({ params: { username }, query: { id: deck_id } });
    const { words } = await dataNow();
    const { api } = world.people.other_teacher;
    const [word] = words;
    const isNotThere = { status: 404, problem: { code: 'NOT_FOUND' } };
    const tries = [
      api.pinWord({ body: { word_id: word!.word_id, is_pinned: true } }),
      api.changeOptionCount({ body: { deck_id, new_option_count: 2 } }),
      api.editDeck({ body: { item_id: deck_id, item_name: 'Mine now' } }),
      api.chooseScheduler({ body: { deck_id, scheduler: 'fsrs' } }),
      api.chooseDailyNewWords({ body: { deck_id, daily_new_words: 5 } }),
      api.todaysWords({ query: { id: [word!.word_id] } }),
      api.deckImageSearch({ body: { deck_id } }),
      api.deckCover({ body: { deck_id, image_id: word!.image_id! } }),
      api.clone({ body: { item_ids: [deck_id] } }),
      api.startDeck({ body: { item_id: deck_id } }),
    ];
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    const after = await dataNow();
    expect(after).toMatchObject({ option_count: 4, scheduler: 'classic', words });
    expect(after.deck_name).not.toBe('Mine now');
  });

  test('a class is neither seen nor joined without its code, nor are its students changed', async () => {
    const { api } = world.people.owner;
    const { class_id } = await api.newClass({ body: { class_name: 'Theirs' } });
    const [student] = await api.newStudents({ body: { class_id, students: [{ student_name: 'Ada' }] } });
    const { student_id } = student!;
    const other = world.people.other_teacher.api;
    const tries = [
      other.classDetails({ params: { class_id } }),
      other.students({ params: { classId: class_id } }),
      other.newClass({ body: { class_name: 'Mine now', copy_of: class_id } }),
      other.changeClassCode({ body: { class_id, action: 'renew' } }),
      other.joinClass({ body: { code: 'CDFGHJKM', student_id } }),
      other.changeStudent({ body: { student_id, student_name: 'Mine now' } }),
      other.changeStudents({ body: { students: [{ student_id, group: 'first' }] } }),
      other.endLink({ body: { class_id, student_id } }),
      other.deleteStudent({ body: { student_id } }),
      other.deleteClass({ body: { class_id } }),
    ];
    const isNotThere = { status: 404, problem: { code: 'NOT_FOUND' } };
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    expect(await api.classDetails({ params: { class_id } })).toMatchObject({
      class_name: 'Theirs',
      join_code: null,
      students: [{ student_id, student_name: 'Ada', rev: 0 }],
    });
  });

  test('a folder is neither changed nor moved, copied, thrown away or brought back', async () => {
    const { api } = world.people.owner;
    const { root_id, username } = await api.loggedInUser();
    const made = { item_type: 'folder', item_name: 'Theirs', parent_id: root_id } as const;
    const [{ item_id }, binned] = [await api.newItem({ body: made }), await api.newItem({ body: made })];
    await api.deleteItems({ body: { item_ids: [binned.item_id] } });
    const other = world.people.other_teacher.api;
    const { root_id: parent_id } = await other.loggedInUser();
    const tries = [
      other.newItem({ body: { ...made, parent_id: item_id } }),
      other.changeItem({ body: { item_id, item_name: 'Mine now' } }),
      other.moveItems({ body: { item_ids: [item_id], parent_id } }),
      other.copyItems({ body: { item_ids: [item_id], parent_id } }),
      other.deleteItems({ body: { item_ids: [item_id] } }),
      other.restoreItems({ body: { item_ids: [binned.item_id] } }),
      other.emptyBin({ body: { item_ids: [binned.item_id] } }),
    ];
    const isNotThere = { status: 404, problem: { code: 'NOT_FOUND' } };
    for (const tried of tries) await expect(tried).rejects.toMatchObject(isNotThere);
    const { items } = await api.userHome({ params: { username }, query: {} });
    expect(items.filter((item) => item.item_id === item_id)).toMatchObject([{ item_name: 'Theirs', rev: 1 }]);
    expect((await api.bin()).map((item) => item.item_id)).toContain(binned.item_id);
    expect(await other.bin()).toEqual([]);
  });

  test('one that does not exist looks the same', async () => {
    const foreign = await send('liveReport', {}, 'other_teacher');
    const missing = await send('liveReport', { params: { live_id: 2_000_000 } }, 'other_teacher');
    expect(foreign).toEqual(missing);
  });
});
