import { type EntriesReview, entriesOfPage, type EntryReview } from '@lexiroom/contracts/admin';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { type RunningApp, runningApp } from '../create-app.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import { makeStory } from '../stories/story.fixture.ts';

let server: RunningApp;
let database: pg.Client;
let admin: Member;
let members: Member[];

beforeAll(async () => {
  server = await runningApp();
  database = new pg.Client({ connectionString: server.options.databaseUrl });
  await database.connect();
  members = [];
  for (let place = 0; place < 4; place++) members.push(await newMember(server.url));
  admin = await newMember(server.url);
  await database.query('update users set is_admin = true where user_id = $1', [admin.user_id]);
}, 30_000);
afterAll(async () => {
  await database.end();
  await server.close();
});

type Kind = 'image' | 'translation' | 'sound' | 'word' | 'item';
const queue = (kind: Kind, state: 'unapproved' | 'reported' = 'unapproved', page = 1) =>
  admin.api.adminEntries({ query: { kind, state, page } });
const review = (order: EntryReview, by = admin) => by.api.reviewEntry({ body: order });
const reviewMany = (order: EntriesReview, by = admin) => by.api.reviewEntries({ body: order });
const auditRows = async (ids: number[]) =>
  (
    await database.query<{ action: string; id: string; user_id: number; reason: string | null }>(
      `select action, detail ->> 'id' as id, user_id, detail ->> 'reason' as reason from audit_rows
       where action like 'entry%' and detail ->> 'entry' = 'image' and (detail ->> 'id')::integer = any($1) order by audit_id`,
      [ids],
    )
  ).rows;
const report = ({ api }: Member, entry: Kind, id: number, reason = 'Wrong', seen_in?: number) =>
  api.reportEntry({ body: { entry, id, reason, ...(seen_in === undefined ? {} : { seen_in }) } });
/** All that waits of a kind, page after page. */
async function allOf(kind: 'image' | 'translation') {
  const pages = await Promise.all([1, 2, 3].map((page) => queue(kind, 'unapproved', page)));
  return pages.flat();
}
const submitter = () => members[0]!;
const waitingPicture = () => addPicture(database, { approved: false, submitted_by: submitter().user_id });
const found = async (search: string, { api } = submitter()) =>
  (await api.imageSearch({ body: { search, target: 'spanish' } }))[0]!.imageRow.map((entry) => entry.image_id);

/** In a public deck of the submitter's, where the others come upon it. */
async function publicPicture(name: string): Promise<number> {
  const image_id = await waitingPicture();
  const target_translation_id = await addName(database, image_id, 'spanish', name, { submitted_by: submitter().user_id }); // prettier-ignore
  const selected_ids = [{ image_id, target_translation_id }];
  await submitter().api.newDeck({ body: { deck_name: name, target_language: 'spanish', selected_ids } });
  return image_id;
}

/** What somebody sees of the public deck 'Esperpento'. */
async function shownTo({ api }: Member): Promise<{ words: string[]; cover: string | null }> {
  const [deck] = await api.searchDeck({ params: { term: 'esperpento', page: 1 }, query: {} });
  const { words } = await api.deckData({ params: { username: submitter().username }, query: { id: deck!.item_id } });
  return { words: words.map(({ target_translation }) => target_translation), cover: deck!.image_path };
}

describe('the queue of what is not approved', () => {
  test('is fifty a page, the oldest first, with what an admin needs to know', async () => {
    const image_id = await waitingPicture();
    await database.query(`insert into image_references values ($1, 0, 'https://example.org/drawing')`, [image_id]);
    for (let place = 0; place < 51; place++) await waitingPicture();
    const first = await queue('image');
    expect(entriesOfPage).toBe(50);
    expect(first).toHaveLength(50);
    expect(await queue('image', 'unapproved', 2)).toHaveLength(2);
    expect(first[0]).toMatchObject({
      kind: 'image',
      id: image_id,
      image_id,
      submitted_by: submitter().username,
      references: ['https://example.org/drawing'],
      approved: false,
      is_hidden: false,
      uses: 0,
      reports: [],
      text: null,
      words: [],
      names: [],
    });
    expect(await queue('image', 'unapproved', 10)).toEqual([]);
  });

  test('begins with what words have: what was only typed on the way makes nobody wait', async () => {
    const waiting = { approved: false, submitted_by: submitter().user_id };
    const typed = await addName(database, 1, 'spanish', 'Gatp', waiting);
    const used = await addName(database, 1, 'spanish', 'Morrongo', waiting);
    const selected_ids = [{ image_id: 1, target_translation_id: used }];
    await submitter().api.newDeck({ body: { deck_name: 'Mine', target_language: 'spanish', selected_ids } });
    expect((await queue('translation')).map(({ id, uses }) => [id, uses])).toEqual([[used, 1], [typed, 0]]); // prettier-ignore
    await database.query('delete from words where target_translation_id = $1', [used]);
    await database.query('delete from translations where translation_id = any($1)', [[typed, used]]);
  });

  test('has names with their language, and sounds that people added', async () => {
    const id = await addName(database, 1, 'spanish', 'Minino', { approved: false, submitted_by: submitter().user_id });
    expect(await queue('translation')).toMatchObject([{ id, language: 'spanish', text: 'Minino', image_id: 1 }]);
    const { rows } = await database.query<{ sound_id: number }>(
      `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, speaker_id, submitted_by, sound_timings)
       values (repeat('a', 64), 'spanish', 'Gato', 'gato', true, 0, null, null),
         (repeat('b', 64), 'spanish', 'Gato', 'gato', false, null, $1, null),
         -- What an author has read aloud is theirs, and no word of the library.
         (repeat('c', 64), 'spanish', 'Un gato.', 'un gato', false, null, $1, '[]') returning sound_id`,
      [submitter().user_id],
    );
    expect(await queue('sound')).toMatchObject([{ id: rows[1]!.sound_id, text: 'Gato', image_id: null }]);
  });
});

describe('a review', () => {
  test('that approves shows an entry to everybody', async () => {
    const image_id = await waitingPicture();
    const id = await addName(database, image_id, 'spanish', 'Renacuajo', { approved: false, submitted_by: submitter().user_id }); // prettier-ignore
    expect(await found('renacuajo', members[1])).toEqual([]);
    await review({ kind: 'image', id: image_id, action: 'approve' });
    await review({ kind: 'translation', id, action: 'approve' });
    expect(await found('renacuajo', members[1])).toEqual([image_id]);
    await expect(submitter().api.deleteTranslation({ body: { translation_id: id } })).rejects.toMatchObject(
      refused(403, 'TRANSLATION_APPROVED_DELETE'),
    );
  });

  test('that deletes leaves decks whole, and needs a reason', async () => {
    const image_id = await waitingPicture();
    const name = await addName(database, image_id, 'spanish', 'Salamandra', { submitted_by: submitter().user_id });
    const { item_id } = await submitter().api.newDeck({
      body: {
        deck_name: 'Animals',
        target_language: 'spanish',
        selected_ids: [{ image_id, target_translation_id: name }],
      },
    });
    const { status, body } = await admin.browser.send(
      'PUT',
      '/api/admin/entry',
      JSON.stringify({ kind: 'image', id: image_id, action: 'delete', reason: ' \n ' }),
      { 'content-type': 'application/json' },
    );
    expect({ status, body }).toMatchObject({ status: 400, body: { params: { field: 'reason' } } });
    await review({ kind: 'image', id: image_id, action: 'delete', reason: 'Not\nfree' });
    const { words } = await submitter().api.editedDeck({ params: { deck_id: item_id } });
    expect(words).toMatchObject([{ image_id, target_translation: 'Salamandra' }]);
    expect(await found('salamandra')).toEqual([]);
    await expect(review({ kind: 'image', id: image_id, action: 'approve' })).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });

  test('S34 is written down, on one line', async () => {
    const { rows } = await database.query<{ action: string; user_id: number; detail: Record<string, string> }>(
      `select action, user_id, detail from audit_rows where action like 'entry%' order by audit_id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['entry_approved', 'entry_approved', 'entry_deleted']);
    expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([admin.user_id]));
    expect(rows[2]!.detail).toMatchObject({ entry: 'image', reason: 'Not free' });
  });

  test('is for admins only', async () => {
    for (const member of members) {
      await expect(review({ kind: 'image', id: 1, action: 'keep' }, member)).rejects.toMatchObject(
        refused(403, 'NOT_ALLOWED'),
      );
      await expect(member.api.adminEntries({ query: {} })).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    }
  });
});

describe('what waits is shown with', () => {
  test('the names of the picture, the submitter’s first, and the words that have it, linked where anybody may open them', async () => {
    const open = await publicPicture('Ajolote');
    await addName(database, open, 'english_uk', 'Axolotl');
    await addName(database, open, 'spanish', 'Borrado', { submitted_by: submitter().user_id });
    await database.query(`update translations set is_deleted = true where translation = 'Borrado'`);
    const { rows } = await database.query<{ item_id: number }>(`select item_id from items where item_name = 'Ajolote'`);
    const deck = { item_id: rows[0]!.item_id, item_name: 'Ajolote', username: submitter().username };
    const entry = async () => (await allOf('image')).find(({ id }) => id === open);
    expect(await entry()).toMatchObject({
      names: [
        { language: 'spanish', text: 'Ajolote' },
        { language: 'english_uk', text: 'Axolotl', approved: true },
      ],
      words: [{ text: 'Ajolote', meaning: null, deck }],
    });
    await submitter().api.changeItem({ body: { item_id: deck.item_id, visibility: 'private' } });
    expect(await entry()).toMatchObject({ uses: 1, words: [{ text: 'Ajolote', deck: null }] });
  });

  test('of a name the names beside it and the word that has it', async () => {
    const image_id = await waitingPicture();
    const waiting = { approved: false, submitted_by: submitter().user_id };
    const target_translation_id = await addName(database, image_id, 'spanish', 'Quetzal', waiting);
    const selected_ids = [{ image_id, target_translation_id }];
    await submitter().api.newDeck({ body: { deck_name: 'Birds', target_language: 'spanish', selected_ids } });
    expect((await allOf('translation')).find(({ id }) => id === target_translation_id)).toMatchObject({
      names: [{ language: 'spanish', text: 'Quetzal', approved: false }],
      words: [{ text: 'Quetzal', deck: { item_name: 'Birds' } }],
    });
  });

  test('of one teacher alone, when they are named', async () => {
    const image_id = await addPicture(database, { approved: false, submitted_by: members[2]!.user_id });
    const query = { kind: 'image', state: 'unapproved', submitted_by: members[2]!.username } as const;
    expect((await admin.api.adminEntries({ query })).map(({ id }) => id)).toEqual([image_id]);
    expect(await admin.api.adminEntries({ query: { ...query, submitted_by: 'nobody_at_all' } })).toEqual([]);
    expect(await admin.api.adminEntries({ query: { ...query, state: 'reported' } })).toEqual([]);
  });
});

const pictures = async (count: number) => {
  const ids: number[] = [];
  // oxlint-disable-next-line no-await-in-loop
  while (ids.length < count) ids.push(await waitingPicture());
  return ids;
};

describe('a review of many', () => {
  test('approves them all, and writes each of them down', async () => {
    const ids = await pictures(3);
    expect(await reviewMany({ kind: 'image', ids, action: 'approve' })).toEqual({ reviewed: 3 });
    const waiting = new Set((await allOf('image')).map(({ id }) => id));
    expect(ids.filter((id) => waiting.has(id))).toEqual([]);
    expect(await auditRows(ids)).toEqual(
      ids.map((id) => ({ action: 'entry_approved', id: String(id), user_id: admin.user_id, reason: null })),
    );
  });

  test('does nothing a second time, nor to what is gone; two at once do it once', async () => {
    const ids = await pictures(3);
    await review({ kind: 'image', id: ids[0]!, action: 'delete', reason: 'Blurred' });
    const order: EntriesReview = { kind: 'image', ids: [...ids, ids[1]!, 2_000_000], action: 'approve' };
    const both = await Promise.all([reviewMany(order), reviewMany(order)]);
    expect(both.map(({ reviewed }) => reviewed).toSorted((one, other) => one - other)).toEqual([0, 2]);
    expect(await reviewMany(order)).toEqual({ reviewed: 0 });
    expect((await auditRows(ids)).map(({ action }) => action)).toEqual(['entry_deleted', 'entry_approved', 'entry_approved']); // prettier-ignore
  });

  test('deletes them for one reason, which stands at each', async () => {
    const ids = await pictures(2);
    expect(await reviewMany({ kind: 'image', ids, action: 'delete', reason: 'Not free' })).toEqual({ reviewed: 2 });
    expect((await auditRows(ids)).map(({ reason }) => reason)).toEqual(['Not free', 'Not free']);
    expect(await reviewMany({ kind: 'image', ids, action: 'delete', reason: 'Not free' })).toEqual({ reviewed: 0 });
  });

  test('keeps those that are reported, and ends their reports', async () => {
    const ids = [await publicPicture('Tapir'), await publicPicture('Tucán')];
    await report(members[1]!, 'image', ids[0]!);
    expect(await reviewMany({ kind: 'image', ids, action: 'keep' })).toEqual({ reviewed: 1 });
    expect((await queue('image', 'reported')).map(({ id }) => id)).not.toContain(ids[0]);
    expect(await auditRows(ids)).toMatchObject([{ action: 'entry_kept', id: String(ids[0]) }]);
  });

  test('is for admins only, and of fifty at most', async () => {
    const ids = await pictures(1);
    for (const member of members)
      await expect(reviewMany({ kind: 'image', ids, action: 'approve' }, member)).rejects.toMatchObject(
        refused(403, 'NOT_ALLOWED'),
      );
    const many = Array.from({ length: 51 }, (_, place) => place + 1);
    const body = JSON.stringify({ kind: 'image', ids: many, action: 'approve' });
    const headers = { 'content-type': 'application/json' };
    expect(await admin.browser.send('PUT', '/api/admin/entries', body, headers)).toMatchObject({ status: 400 });
  });
});

describe('reports', () => {
  test('of three people hide what is not approved, until an admin has looked at it', async () => {
    const id = await publicPicture('Esperpento');
    for (const member of members.slice(1, 3)) await report(member, 'image', id);
    await report(members[1]!, 'image', id, 'Again');
    expect(await found('esperpento')).toEqual([id]);
    await report(members[3]!, 'image', id);
    expect(await found('esperpento')).toEqual([]);
    expect(await shownTo(members[1]!)).toEqual({ words: [], cover: null });
    expect(await shownTo(submitter())).toMatchObject({ words: ['Esperpento'] });
    expect((await queue('image', 'reported'))[0]).toMatchObject({
      id,
      is_hidden: true,
      uses: 1,
      reports: members.slice(1).map(({ username }) => ({ username, reason: 'Wrong', seen_in: null })),
    });
    await review({ kind: 'image', id, action: 'keep' });
    expect(await found('esperpento')).toEqual([id]);
    expect(await shownTo(members[1]!)).toEqual({ words: ['Esperpento'], cover: expect.stringMatching(/webp$/) });
    expect(await queue('image', 'reported')).toEqual([]);
  });

  test('of what is approved only tell the admins', async () => {
    for (const member of members) await report(member, 'image', 1);
    expect(await queue('image', 'reported')).toMatchObject([{ id: 1, is_hidden: false, approved: true }]);
    const rows = await submitter().api.imageSearch({ body: { search: 'cat', target: 'english_uk' } });
    expect(rows[0]!.imageRow.map(({ image_id }) => image_id)).toContain(1);
  });

  test('S24 are of what one can come upon', async () => {
    const id = await waitingPicture();
    await expect(report(members[1]!, 'image', id)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await expect(report(members[1]!, 'sound', 2_000_000)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('of what one has added oneself are refused: one changes it', async () => {
    const id = await publicPicture('Erizo');
    await expect(report(submitter(), 'image', id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await database.query('update images set submitted_by = $1 where image_id = $2', [members[1]!.user_id, id]);
    expect(await report(submitter(), 'image', id)).toEqual({ done: true });
  });

  test('of people whose address is not confirmed hide nothing where mails are sent, and are told all the same', async () => {
    const id = await publicPicture('Lince');
    for (const member of members.slice(1)) await report(member, 'image', id);
    await database.query('update entry_reports set hides = false where id = $1 and user_id = $2', [id, members[1]!.user_id]); // prettier-ignore
    const entry = (await queue('image', 'reported')).find((reported) => reported.id === id);
    expect(entry).toMatchObject({ is_hidden: false, reports: [{}, {}, {}] });
    await review({ kind: 'image', id, action: 'keep' });
  });

  test('say in which deck or story it was seen, by name only where that is public', async () => {
    const id = await publicPicture('Nutria');
    const [deck] = await submitter().api.searchDeck({ params: { term: 'nutria', page: 1 }, query: {} });
    const place = { item_id: deck!.item_id, item_name: 'Nutria', item_type: 'deck', username: submitter().username };
    const seenIn = async () => (await queue('image', 'reported')).find((entry) => entry.id === id)?.reports;
    await report(members[1]!, 'image', id, 'Blurred', place.item_id);
    expect(await seenIn()).toMatchObject([{ seen_in: { item: place } }]);
    await submitter().api.changeItem({ body: { item_id: place.item_id, visibility: 'private' } });
    expect(await seenIn()).toMatchObject([{ reason: 'Blurred', seen_in: { item: null } }]);
    // Whoever cannot open it learns nothing of it, not even that it is there.
    for (const nowhere of [place.item_id, 2_000_000])
      await expect(report(members[2]!, 'image', 1, 'Wrong', nowhere)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });
});

/** A public deck of the submitter's with one word that has no picture. */
async function wordCard(target_text: string): Promise<{ deck_id: number; word_id: number }> {
  const selected_ids = [{ image_id: null, target_text, source_text: 'Meaning' }];
  const { item_id: deck_id } = await submitter().api.newDeck({
    body: { deck_name: target_text, target_language: 'spanish', source_language: 'english_uk', selected_ids },
  });
  const { words } = await submitter().api.editedDeck({ params: { deck_id } });
  return { deck_id, word_id: words[0]!.word_id };
}

describe('a word', () => {
  test('without a picture is reported by what was written for it, and shown with its deck', async () => {
    const { deck_id, word_id } = await wordCard('Palabrota');
    await report(members[1]!, 'word', word_id, 'Rude', deck_id);
    await report(members[1]!, 'word', word_id, 'Rude again', deck_id);
    const { username } = submitter();
    const deck = { item_id: deck_id, item_name: 'Palabrota', username };
    expect(await queue('word', 'reported')).toMatchObject([
      {
        id: word_id,
        text: 'Palabrota',
        language: 'spanish',
        submitted_by: username,
        words: [{ text: 'Palabrota', meaning: 'Meaning', deck }],
        reports: [{ username: members[1]!.username, reason: 'Rude', seen_in: { item: deck } }],
      },
    ]);
    expect(await queue('word')).toEqual([]);
    expect(await review({ kind: 'word', id: word_id, action: 'keep' })).toEqual({ done: true });
    expect(await queue('word', 'reported')).toEqual([]);
  });

  test('of a deck that is private, or one’s own, is not reported', async () => {
    const { deck_id, word_id } = await wordCard('Secreto');
    await expect(report(submitter(), 'word', word_id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await submitter().api.changeItem({ body: { item_id: deck_id, visibility: 'private' } });
    await expect(report(members[1]!, 'word', word_id)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await expect(report(members[1]!, 'word', 2_000_000)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('that nobody has reported is not for admins to delete, nor to keep', async () => {
    const { deck_id, word_id } = await wordCard('Privado');
    for (const action of [{ action: 'delete', reason: 'Curious' }, { action: 'keep' }] as const)
      await expect(review({ kind: 'word', id: word_id, ...action })).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    expect((await submitter().api.editedDeck({ params: { deck_id } })).words).toHaveLength(1);
  });

  test('that an admin deletes goes from its deck, whose open editors are told so', async () => {
    const { deck_id, word_id } = await wordCard('Insulto');
    await report(members[1]!, 'word', word_id);
    const { rev } = await submitter().api.editedDeck({ params: { deck_id } });
    await review({ kind: 'word', id: word_id, action: 'delete', reason: 'Rude' });
    expect(await submitter().api.editedDeck({ params: { deck_id } })).toMatchObject({ rev: rev + 1, words: [] });
    expect(await queue('word', 'reported')).toEqual([]);
    const { rows } = await database.query(
      `select detail from audit_rows where action = 'entry_deleted' and detail ->> 'entry' = 'word'`,
    );
    expect(rows).toEqual([{ detail: { entry: 'word', id: String(word_id), reason: 'Rude' } }]);
    await expect(review({ kind: 'word', id: word_id, action: 'keep' })).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
  });
});

const inBin = async () => (await submitter().api.bin()).map(({ item_id }) => item_id);
const foundDecks = async (term: string) =>
  (await members[1]!.api.searchDeck({ params: { term, page: 1 }, query: {} })).map(({ item_id }) => item_id);

describe('a deck or a story', () => {
  test('is reported as a whole, and shown with what it is called', async () => {
    const { deck_id } = await wordCard('Desagradable');
    await report(members[1]!, 'item', deck_id, 'Rude title', deck_id);
    await report(members[1]!, 'item', deck_id, 'Rude again', deck_id);
    const { username } = submitter();
    const item = { item_id: deck_id, item_name: 'Desagradable', item_type: 'deck', username };
    expect(await queue('item', 'reported')).toMatchObject([
      {
        id: deck_id,
        text: 'Desagradable',
        language: 'spanish',
        submitted_by: username,
        uses: 1,
        reports: [{ username: members[1]!.username, reason: 'Rude title', seen_in: { item } }],
      },
    ]);
    expect(await queue('item')).toEqual([]);
    expect(await review({ kind: 'item', id: deck_id, action: 'keep' })).toEqual({ done: true });
    expect(await queue('item', 'reported')).toEqual([]);
    expect(await foundDecks('desagradable')).toEqual([deck_id]);
  });

  test('of a story so too: how it is read aloud is reported with it', async () => {
    const item_id = await makeStory(submitter(), { story_name: 'Un cuento feo' });
    await submitter().api.changeItem({ body: { item_id, visibility: 'public' } });
    await report(members[2]!, 'item', item_id, 'It shouts', item_id);
    expect(await queue('item', 'reported')).toMatchObject([{ id: item_id, text: 'Un cuento feo', uses: 0 }]);
    expect(await reviewMany({ kind: 'item', ids: [item_id], action: 'keep' })).toEqual({ reviewed: 1 });
  });

  test('that is private, one’s own, or no deck or story is not reported', async () => {
    const { deck_id } = await wordCard('Reservado');
    await expect(report(submitter(), 'item', deck_id)).rejects.toMatchObject(refused(403, 'NOT_ALLOWED'));
    await expect(report(members[1]!, 'item', submitter().root_id)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
    await submitter().api.changeItem({ body: { item_id: deck_id, visibility: 'private' } });
    await expect(report(members[1]!, 'item', deck_id)).rejects.toMatchObject(refused(404, 'NOT_FOUND'));
  });

  test('that nobody has reported is not for admins to take away', async () => {
    const { deck_id } = await wordCard('Tranquilo');
    await expect(review({ kind: 'item', id: deck_id, action: 'delete', reason: 'Curious' })).rejects.toMatchObject(
      refused(404, 'NOT_FOUND'),
    );
    expect(await inBin()).not.toContain(deck_id);
  });

  test('that its owner throws away waits no longer, until it comes back', async () => {
    const { deck_id } = await wordCard('Arrepentido');
    await report(members[1]!, 'item', deck_id);
    await submitter().api.deleteItems({ body: { item_ids: [deck_id] } });
    expect(await queue('item', 'reported')).toEqual([]);
    await submitter().api.restoreItems({ body: { item_ids: [deck_id] } });
    expect(await queue('item', 'reported')).toMatchObject([{ id: deck_id }]);
    await review({ kind: 'item', id: deck_id, action: 'keep' });
  });

  test('that an admin deletes lies in the bin of its owner, and is private when it is restored', async () => {
    const { deck_id } = await wordCard('Ofensa');
    await report(members[1]!, 'item', deck_id);
    await review({ kind: 'item', id: deck_id, action: 'delete', reason: 'Rude' });
    expect(await queue('item', 'reported')).toEqual([]);
    expect(await foundDecks('ofensa')).toEqual([]);
    expect(await inBin()).toContain(deck_id);
    await submitter().api.restoreItems({ body: { item_ids: [deck_id] } });
    expect((await submitter().api.editedDeck({ params: { deck_id } })).words).toHaveLength(1);
    expect(await foundDecks('ofensa')).toEqual([]);
    const { rows } = await database.query(
      `select detail from audit_rows where action = 'entry_deleted' and detail ->> 'entry' = 'item'`,
    );
    expect(rows).toEqual([{ detail: { entry: 'item', id: String(deck_id), reason: 'Rude' } }]);
  });
});
