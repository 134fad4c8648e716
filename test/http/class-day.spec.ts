import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';
import { hostBot, PlayerBot, type ScreenBot } from '../bots/screen-bot.ts';

const dayMs = 24 * 60 * 60 * 1000;

let server: RunningApp;
/** The wall of the server, which is some days ahead when a test goes on to tomorrow. */
const clock = { aheadMs: 0, now: () => Date.now() + clock.aheadMs };
let teacher: Person;
let owner: string;
let class_id: number;
let student_ids: number[];
const bots: ScreenBot[] = [];

beforeAll(async () => {
  server = await runningApp({ clock });
  teacher = await Person.signedUp(server.url);
  ({ username: owner } = await teacher.api.loggedInUser());
});
beforeEach(async () => {
  clock.aheadMs = 0;
  ({ class_id } = await teacher.api.newClass({ body: { class_name: '7b' } }));
  const students = ['Mia', 'Leo', 'Noor', 'Ivo'].map((student_name) => ({ student_name }));
  student_ids = (await teacher.api.newStudents({ body: { class_id, students } })).map(({ student_id }) => student_id);
});
afterAll(async () => {
  for (const bot of bots) bot.close();
  await server.close();
});

/** A deck of the teacher's own. */
async function ownDeck() {
  const [topic] = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  const { item_id: deck_id } = await teacher.api.clone({ body: { item_ids: [topic!.item_id] } });
  const { words } = await teacher.api.deckData({ params: { username: owner }, query: { id: [deck_id] } });
  return { deck_id: deck_id, word_ids: words.map(({ word_id }) => word_id) };
}

test('what a class is forgetting is quizzed in one press: exactly those words, under the names of the class', async () => {
  const { deck_id, word_ids } = await ownDeck();
  // All words but one were got wrong in class some days ago.
  const failed = word_ids.slice(1);
  expect(failed.length).toBeGreaterThanOrEqual(4);
  for (const word_id of failed)
    await teacher.api.questionAnswer({
      body: {
        deck_id,
        word_id,
        is_correct: false,
        class_id,
        student_id: student_ids[0]!,
        answered_at: Date.now() - 5 * dayMs,
      },
    });
  const { words } = await teacher.api.classForgetting({ params: { class_id }, query: { n: 20 } });
  const forgotten = words.map(({ word_id }) => word_id);
  expect(new Set(forgotten)).toEqual(new Set(failed));
  const { live_id, pin } = await teacher.api.openLive({
    body: {
      source: { deck_ids: [deck_id], word_ids: forgotten },
      settings: { class_id, names: 'roster', questions: forgotten.length },
    },
  });
  expect(await teacher.api.pinState({ params: { pin } })).toMatchObject({ names: 'roster' });
  const { questions, class: played } = await teacher.api.liveReport({ params: { live_id } });
  expect(questions).toHaveLength(failed.length);
  expect(new Set(questions.map(({ word_id }) => word_id))).toEqual(new Set(failed));
  expect(played).toEqual({ class_id, class_name: '7b' });
});

/** Who of these is absent. */
const absentIn = (rows: { student_id: number; is_absent?: boolean | undefined }[]) =>
  rows.filter(({ is_absent }) => is_absent).map(({ student_id }) => student_id);

test('whom the host marks as absent is so all that day, and in the report, unless they come late; tomorrow they are there', async () => {
  const [mia, leo, noor, ivo] = student_ids;
  const live = await teacher.openLive({ class_id, questions: 2, seconds: null });
  const host = await hostBot(server.url, live);
  const phone = new PlayerBot(server.url, { pin: live.pin });
  bots.push(host, phone);
  await phone.connected();
  await phone.must('join', { student_id: mia });
  for (const student_id of [leo, noor]) await teacher.api.changeStudent({ body: { student_id: student_id!, is_absent: true } }); // prettier-ignore
  const onClassPage = async () => absentIn((await teacher.api.classDetails({ params: { class_id } })).students);
  const forQuestioner = async () => absentIn((await teacher.api.students({ params: { classId: class_id } })).students);
  expect(absentIn((await host.must('names')).roster)).toEqual([leo, noor]);
  expect(await onClassPage()).toEqual([leo, noor]);
  // Leo comes late: who has a seat at the end was not absent.
  const late = new PlayerBot(server.url, { pin: live.pin });
  bots.push(late);
  await late.connected();
  await late.must('join', { student_id: leo });
  await host.must('start');
  await host.sees('open', 1);
  await host.must('end');
  const missing = async () => (await teacher.api.liveReport({ params: { live_id: live.live_id } })).missing;
  const asEnded = [
    { student_id: noor, student_name: 'Noor', is_absent: true },
    { student_id: ivo, student_name: 'Ivo', is_absent: false },
  ];
  expect(await missing()).toEqual(asEnded);
  expect(await onClassPage()).toEqual([noor]);
  expect(await forQuestioner()).toEqual([noor]);

  clock.aheadMs = dayMs;
  expect(await onClassPage()).toEqual([]);
  expect(await forQuestioner()).toEqual([]);
  expect(await missing()).toEqual(asEnded);
  const { students } = await teacher.api.classLives({ params: { class_id }, query: {} });
  expect(students.map(({ results }) => results.map(({ is_absent }) => is_absent ?? false))).toEqual([[false], [false], [true], []]); // prettier-ignore

  // Whoever was absent is so too as a part of the one they were found to be.
  await teacher.api.mergeStudents({ body: { from_student_id: noor!, into_student_id: ivo! } });
  expect(await missing()).toEqual([{ student_id: ivo, student_name: 'Ivo', is_absent: true }]);
  const merged = (await teacher.api.classLives({ params: { class_id }, query: {} })).students.at(-1)!;
  expect([merged.student_name, merged.results[0]!.is_absent]).toEqual(['Ivo', true]);
});
