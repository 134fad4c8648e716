import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, refused } from '../http/api.fixture.ts';
import { printedWorld, type PrintedWorld, quizOf } from './printed-quiz.fixture.ts';
import { mostUnmarked } from './printed-quizzes.service.ts';

const isNotThere = refused(404, 'NOT_FOUND');
const morning = Date.parse('2026-11-21T08:00:00Z');

let world: ClassWorld;
/** A quiz that was looked at on the page that prints, and not printed yet. */
let printed: PrintedWorld;

beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.at = morning;
  await world.database.query('delete from printed_quizzes');
  printed = await printedWorld(world, world.tess);
});

const print = (class_id: number | null, change: Partial<ReturnType<typeof quizOf>> = {}) => {
  world.clock.at += 60_000;
  return world.tess.api.keepPrintedQuiz({
    body: { ...quizOf(printed.word_ids), is_printed: true, class_id, ...change },
  });
};
const ofClass = async (class_id = printed.class_id, by: Member = world.tess) =>
  (await by.api.classPrints({ params: { class_id } })).prints;
const ofDeck = async (deck_id = printed.deck_id, by: Member = world.tess) =>
  (await by.api.deckPrints({ query: { id: [deck_id] } })).prints;
const mark = (student_id: number, { quiz_id, class_id } = printed) =>
  world.tess.api.saveMarks({
    body: { quiz_id, class_id, day: '2026-11-21', students: [{ student_id, right: [0, 2] }] },
  });
const classes = (prints: Awaited<ReturnType<typeof ofClass>>) =>
  prints.map(({ for_class }) => for_class?.class_id ?? null);

test('what was only looked at is no print; what went to a printer for a class is found there and at its deck', async () => {
  expect(await ofClass()).toEqual([]);
  expect(await ofDeck()).toEqual([]);
  await print(printed.class_id, { print_search: '?id=1&names=yes' });
  const [deck] = (await world.database.query('select item_name from items where item_id = $1', [printed.deck_id])).rows;
  const expected = {
    quiz_id: printed.quiz_id,
    deck_names: [deck.item_name],
    print_search: '?id=1&names=yes',
    printed_at: morning + 60_000,
    question_count: 3,
    variants: ['A', 'B'],
    for_class: { class_id: printed.class_id, class_name: '7b', student_count: 2, marked_students: 0 },
  };
  expect(await ofClass()).toEqual([expected]);
  expect(await ofDeck()).toEqual([expected]);
});

test('printed for two classes it is found in both, each with its own address and marks', async () => {
  const other = await newClass(world.tess, 'Eve');
  await print(printed.class_id, { print_search: '?class=1' });
  await print(other.class_id, { print_search: '?class=2' });
  await mark(other.students[0]!.student_id, { ...printed, class_id: other.class_id });
  expect(await ofClass()).toMatchObject([{ print_search: '?class=1', for_class: { marked_students: 0 } }]);
  expect(await ofClass(other.class_id)).toMatchObject([
    { print_search: '?class=2', for_class: { student_count: 1, marked_students: 1 } },
  ]);
  expect(classes(await ofDeck())).toEqual([other.class_id, printed.class_id]);
});

test('printed for no class it is told in every class, until one of them has marks', async () => {
  const other = await newClass(world.tess, 'Eve');
  await print(null);
  expect(classes(await ofClass())).toEqual([null]);
  expect(classes(await ofClass(other.class_id))).toEqual([null]);
  await mark(printed.student_ids[0]!);
  expect(classes(await ofClass())).toEqual([printed.class_id]);
  expect(await ofClass(other.class_id)).toEqual([]);
});

test('a class finds what it has marks for, also when nobody noted that it was printed; taken away they count no more', async () => {
  const [ada, cy] = printed.student_ids as [number, number];
  await mark(ada);
  await mark(cy);
  expect(await ofClass()).toMatchObject([{ for_class: { student_count: 2, marked_students: 2 } }]);
  // A row that is merged into another one counts as that one, and whoever has left the list not at all.
  await world.tess.api.mergeStudents({ body: { from_student_id: cy, into_student_id: ada } });
  expect(await ofClass()).toMatchObject([{ for_class: { student_count: 1, marked_students: 1 } }]);
  const { quiz_id, class_id } = printed;
  await world.tess.api.saveMarks({
    body: { quiz_id, class_id, day: '2026-11-21', students: [{ student_id: ada, blank: [0, 2] }] },
  });
  expect(await ofClass()).toEqual([]);
});

test('printed again it is the same print, the latest stands first', async () => {
  await print(printed.class_id);
  const other = await print(printed.class_id, { questions: quizOf(printed.word_ids.toReversed()).questions });
  expect((await ofClass()).map(({ quiz_id }) => quiz_id)).toEqual([other.quiz_id, printed.quiz_id]);
  await print(printed.class_id);
  // Being looked at changes nothing.
  world.clock.at += 60_000;
  await world.tess.api.keepPrintedQuiz({ body: quizOf(printed.word_ids) });
  expect((await ofClass()).map(({ quiz_id, printed_at }) => [quiz_id, printed_at])).toEqual([
    [printed.quiz_id, morning + 180_000],
    [other.quiz_id, morning + 120_000],
  ]);
});

test('a deck that is gone is not named; a class that is gone takes its prints along', async () => {
  await print(printed.class_id);
  await world.tess.api.deleteItems({ body: { item_ids: [printed.deck_id] } });
  expect(await ofClass()).toMatchObject([{ deck_names: [] }]);
  await world.tess.api.deleteClass({ body: { class_id: printed.class_id } });
  expect(await ofDeck()).toEqual([]);
  // Nobody has such a class: what is printed for it is printed for none.
  await print(printed.class_id);
  expect(classes(await ofDeck())).toEqual([null]);
});

test('what is looked at does not push out what was printed', async () => {
  await print(printed.class_id);
  await world.database.query(
    `insert into printed_quizzes (user_id, round_id, questions, variants, print_search, printed_at)
     select $1, gen_random_uuid(), '[]', '[]', '?', to_timestamp($3) from generate_series(1, $2)`,
    [world.tess.user_id, mostUnmarked + 5, world.clock.at / 1000 + 60],
  );
  await world.tess.api.keepPrintedQuiz({ body: quizOf(printed.word_ids.toReversed()) });
  const { rows } = await world.database.query('select from printed_quizzes where user_id = $1', [world.tess.user_id]);
  expect(rows).toHaveLength(mostUnmarked + 1);
  expect(await ofClass()).toHaveLength(1);
});

test('another teacher sees nothing of it', async () => {
  const { omar } = world;
  await print(printed.class_id);
  await print(null);
  await expect(ofClass(printed.class_id, omar)).rejects.toMatchObject(isNotThere);
  await expect(ofDeck(printed.deck_id, omar)).rejects.toMatchObject(isNotThere);
  const own = await newClass(omar, 'Eve');
  expect(await ofClass(own.class_id, omar)).toEqual([]);
  // Nor does a print of theirs come into a class of somebody else.
  await world.tess.api.keepPrintedQuiz({
    body: { ...quizOf(printed.word_ids.toReversed()), is_printed: true, class_id: own.class_id },
  });
  expect(await ofClass(own.class_id, omar)).toEqual([]);
});
