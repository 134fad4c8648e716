import type pg from 'pg';
import { type RunningApp } from '../create-app.fixture.ts';
import { type Member, newMember } from '../http/api.fixture.ts';
import { addName, addPicture } from '../library/library.fixture.ts';
import { plain } from '../pictures/picture.fixture.ts';

/** An id that nothing else has: wherever it stands, it means them. */
const rareId = 1_987_654_321;

/**
 * For specs: somebody who has left something in every table that can hold something of people, under a name, an e-mail and
 * an id that occur nowhere else; and somebody whose things must stay as they are.
 */
export async function personEverywhere({ url }: RunningApp, database: pg.Client) {
  const other = await newMember(url);
  await database.query(`alter table users alter column user_id restart with ${rareId}`);
  const person = await newMember(url);
  await database.query(`alter table users alter column user_id restart with 5000`);
  const traces = { user_id: rareId, username: person.username, email: `${person.username}@example.org` };
  await study(person, database);
  await addToLibrary(person, other, database);
  await goLive(person, other, database);
  await teach(person, other, database);
  await teach(other, person, database);
  await talk(person, database);
  return { person, other, traces };
}

async function study({ api }: Member, database: pg.Client): Promise<void> {
  const [deck] = await api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id } = await api.clone({
    body: { item_ids: [deck!.item_id], command_id: '0196f1de-0000-7000-8000-000000000001' },
  });
  const { username } = await api.loggedInUser();
  const { words } = await api.deckData({ params: { username }, query: { id: item_id } });
  await api.questionAnswer({
    body: { word_id: words[0]!.word_id, deck_id: item_id, is_correct: true, mode: 'revise' },
  });
  await api.chooseRecall({ body: { deck_ids: [item_id], listening: false, typing: true, strict: false } });
  await api.keepPrintedQuiz({
    body: {
      questions: [{ kind: 'write', word_id: words[0]!.word_id }],
      variants: [{ name: 'A', order: [0] }],
      print_search: `?id=${item_id}&owner=${username}`,
      is_printed: true,
    },
  });
  const texts = [{ target_translation: '猫が寝ています。', source_translation: 'The cat sleeps.' }];
  const [sentence] = await api.newSentences({ body: { deck_id: item_id, texts } });
  const { sentence_id } = sentence!;
  const letter = { start_index: 0, end_index: 1, sentence_type: 'target' } as const;
  await api.newHighlight({ body: { sentence_id, color: 'red', ...letter } });
  await api.newSentenceImage({ body: { sentence_id, image_id: words[0]!.image_id! } });
  const source = { type: 'conversation', story: `${username}: 猫が寝る。` } as const;
  await api.newStory({ body: { story_name: `By ${username}`, story_language: 'japanese', source } });
  const round = { round_id: '0196f1de-0000-7000-8000-000000000002', deck_ids: [item_id] };
  await api.gameRound({ body: { ...round, game: 'word-rush' } });
  for (const [place, is_correct] of [true, false].entries()) {
    const step = { round_id: round.round_id, round_step: place + 1, play: {}, ms: 0 };
    await api.questionAnswer({
      body: { word_id: words[place]!.word_id, deck_id: item_id, is_correct, mode: 'word-rush', ...step },
    });
  }
  await database.query(`update game_rounds set opened_at = opened_at - interval '1 minute'`);
  await api.gameScore({ body: { ...round, score: 100, score_type: 'word-rush' } });
  await api.deleteWords({ body: { deck_id: item_id, word_ids: [words.at(-1)!.word_id] } });
  const import_id = '0196f1de-0000-7000-8000-000000000003';
  await api.newImport({ body: { import_id, file_name: `${username}.csv`, file_bytes: 10, is_pasted: false } });
  await database.query(
    `with made as (insert into import_things select user_id, import_id, 'word', 1 from imports where import_id = $1)
     insert into import_problems select user_id, import_id, 1, 0, 1, 'TWICE', file_name from imports where import_id = $1`,
    [import_id],
  );
  await api.changePicture({ body: { image: (await plain(20, 20).png().toBuffer()).toString('base64') } });
}

async function addToLibrary({ user_id, api }: Member, other: Member, database: pg.Client): Promise<void> {
  const submitted = { approved: false, submitted_by: user_id };
  const image_id = await addPicture(database, submitted);
  await database.query(`insert into image_references values ($1, 0, 'https://example.org/drawing')`, [image_id]);
  await addName(database, image_id, 'spanish', 'Rana', submitted);
  const theirs = await addName(database, 1, 'spanish', 'Minino', { approved: false, submitted_by: other.user_id });
  await database.query('insert into name_givers (translation_id, user_id) values ($1, $2)', [theirs, user_id]);
  await database.query(
    `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, submitted_by)
     values (repeat('b', 64), 'spanish', 'Rana', 'rana', false, $1)`,
    [user_id],
  );
  await api.reportEntry({ body: { entry: 'image', id: 1, reason: 'Blurred' } });
}

/** A session of their own in which the other one sits, and one of the other's in which they sit. */
async function goLive(person: Member, other: Member, database: pg.Client): Promise<void> {
  for (const [host, guest] of [
    [person, other],
    [other, person],
  ] as const) {
    const [deck] = await host.api.topicDecks({ query: { target_language: 'japanese' } });
    const { live_id } = await host.api.openLive({ body: { source: { deck_ids: [deck!.item_id] } } });
    await database.query(
      `insert into seats (live_id, seat_id, name, person_id, device, joined_at) values ($1, 1, $2, $3, 'a device', now())`,
      [live_id, guest.username, guest.user_id],
    );
    await database.query(
      `insert into live_scores (live_id, seat_id, score, streak, right_answers, answers, rank) values ($1, 1, 100, 1, 1, 1, 1)`,
      [live_id],
    );
    for (const schedule of [`live:${live_id}`, ...['', '/sentences'].map((of) => `person:${guest.user_id}${of}`)]) {
      await database.query(
        `insert into answers (schedule, answer_id, mode, person_id, live_id, seat_id, question, deck_id, word_id,
           origin_word_id, is_correct, answered_at, local_day)
         values ($1, gen_random_uuid(), 'live-quiz', $2, $3, 1, 1, $4, 1, 1, true, now(), current_date)`,
        [schedule, guest.user_id, live_id, deck!.item_id],
      );
    }
  }
}

/**
 * A class in which the other is a student, and asks to be one again; beside somebody whose name says whose class it is.
 */
async function teach(teacher: Member, student: Member, database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ class_id: number }>(
    `insert into classes (teacher_id, class_name) values ($1, 'Class of ' || $2) returning class_id`,
    [teacher.user_id, teacher.username],
  );
  const of = [rows[0]!.class_id, student.user_id];
  await database.query(
    `with twice as (
       insert into students (class_id, student_name, person_id, linked_at)
       values ($1, 'Ada', $2, now()), ($1, 'Ada L', null, null) returning class_id, student_id
     )
     insert into student_merges (class_id, from_student_id, into_student_id)
     select class_id, max(student_id), min(student_id) from twice group by class_id`,
    of,
  );
  await database.query(`insert into students (class_id, student_name) values ($1, 'Pupil of ' || $2)`, [
    rows[0]!.class_id,
    teacher.username,
  ]);
  await database.query(
    `insert into class_requests (class_id, user_id, student_name) values ($1, $2, 'Ada Lovelace')`,
    of,
  );
  await database.query(
    `insert into class_items (class_id, item_id) select $1, min(item_id) from items where owner_id = $2`,
    [rows[0]!.class_id, teacher.user_id],
  );
}

/** Mails, links, messages, and what is written down of them. */
async function talk({ user_id, username, api }: Member, database: pg.Client): Promise<void> {
  await api.message({ body: { feedback: `I am ${username}` } });
  const email = `${username}@example.org`;
  await database.query(`insert into known_devices (user_id, device) values ($1, 'a device')`, [user_id]);
  await database.query(`insert into reminders (user_id, wished_on, unsubscribe_token) values ($1, now(), $2)`, [
    user_id,
    `token of ${username}`,
  ]);
  await database.query(
    `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, language, created_at)
     select $1, session_id, 'https://push.example/' || $2, 'key', 'auth', 'en', now()
     from account_sessions where user_id = $1`,
    [user_id, username],
  );
  await database.query(`insert into identities (provider, subject, user_id, email) values ('google', 'sub', $1, $2)`, [
    user_id,
    email,
  ]);
  await database.query(
    `insert into one_time_tokens (token_hash, purpose, user_id, data, expires_at) values
       ('one', 'verify', $1, '{}', now() + interval '1 day'),
       ('two', 'identity', null, jsonb_build_object('email', $2::text), now() + interval '1 day')`,
    [user_id, email],
  );
  await database.query(
    `insert into outbox_mails (user_id, recipient, language, subject, body) values (null, $1, 'en', 'Hello', 'Hello')`,
    [email],
  );
  await database.query(
    `insert into audit_rows (action, detail) values ('user_suspended', jsonb_build_object('of_user', $1::text, 'reason', $2::text))`,
    [String(user_id), `${username} shouts`],
  );
}
