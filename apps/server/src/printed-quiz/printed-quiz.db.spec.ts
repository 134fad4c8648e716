import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { NewMarks } from '@lexiroom/contracts/printed-quiz';
import { compareSoloAnswers } from '../answers/consistency.ts';
import { compareWordSchedules, rebuildWordSchedules } from '../answers/projections.ts';
import { type ClassWorld, classWorld, newClass } from '../classes/classes.fixture.ts';
import { type Member, newMember, refused } from '../http/api.fixture.ts';
import { ownDeck, printedWorld, type PrintedWorld, quizOf } from './printed-quiz.fixture.ts';
import { mostUnmarked } from './printed-quizzes.service.ts';

const today = '2026-11-21';
const isNotThere = refused(404, 'NOT_FOUND');

let world: ClassWorld;
let printed: PrintedWorld;
let ada: number;
let cy: number;

beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(async () => {
  // Whatever was recorded here, the doctor finds no fault with it.
  expect(await compareSoloAnswers(world.database)).toEqual([]);
  expect(await compareWordSchedules(world.database)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.at = Date.parse(`${today}T14:00:00Z`);
  printed = await printedWorld(world, world.tess);
  [ada, cy] = printed.student_ids as [number, number];
});

/** Tess saves marks of Ada, if nobody else is named. */
const save = (
  change: Partial<NewMarks> & Partial<Omit<NewMarks['students'][number], 'student_id'>> = {},
  by = world.tess,
) => {
  const { right = [], wrong = [], blank = [], ...others } = change;
  const { quiz_id, class_id } = printed;
  return by.api.saveMarks({
    body: { quiz_id, class_id, day: today, students: [{ student_id: ada, right, wrong, blank }], ...others },
  });
};
const read = (by: Member = world.tess) =>
  by.api.printedMarks({ params: { quiz_id: printed.quiz_id, class_id: printed.class_id } });

/** What counts in the log of the words that were printed, in the order of questions. */
const counting = async () =>
  (
    await world.database.query<{ schedule: string; round_step: number; is_correct: boolean; local_day: string }>(
      `select schedule, round_step, is_correct, local_day::text from answers given
       where word_id = any($1) and voids is null and not exists (
         select 1 from answers later where later.schedule = given.schedule and later.voids = given.answer_id)
       order by schedule, round_step`,
      [printed.word_ids],
    )
  ).rows;
const rows = async () =>
  (await world.database.query('select 1 from answers where word_id = any($1)', [printed.word_ids])).rowCount;
const dueDate = async (schedule: string, word_id = printed.word_ids[0]) =>
  (
    await world.database.query<{ due_date: string }>(
      'select due_date::text from word_schedules where schedule = $1 and origin_word_id = $2',
      [schedule, word_id],
    )
  ).rows[0]?.due_date;

describe('what is printed', () => {
  test('is kept as it was printed, also when its words are changed or deleted afterwards', async () => {
    const { api } = world.tess;
    const before = await api.printedQuiz({ params: { quiz_id: printed.quiz_id } });
    expect(before.questions.map(({ kind }) => kind)).toEqual(['choose_text', 'choose_text', 'write']);
    expect(before.questions[0]).toMatchObject({ target_language: 'spanish', text: before.questions[2]!.text });
    await api.deleteWord({ body: { word_id: printed.word_ids[1]! } });
    const after = await api.printedQuiz({ params: { quiz_id: printed.quiz_id } });
    expect(after.questions).toEqual(before.questions);
    expect(await save({ right: [1] })).toMatchObject({ recorded: 1 });
  });

  test('again is the same quiz, in another order another one', async () => {
    const { api } = world.tess;
    const same = await api.keepPrintedQuiz({ body: { ...quizOf(printed.word_ids), print_search: '?id=1&paper=a4' } });
    expect(same.quiz_id).toBe(printed.quiz_id);
    expect(same.marks_address).toMatch(new RegExp(`^http://.+/create_quiz/marks/${same.quiz_id}$`));
    expect(await api.printedQuiz({ params: { quiz_id: same.quiz_id } })).toMatchObject({
      print_search: '?id=1&paper=a4',
    });
    const other = quizOf(printed.word_ids);
    other.variants[1]!.order = [2, 1, 0];
    expect((await api.keepPrintedQuiz({ body: other })).quiz_id).not.toBe(printed.quiz_id);
  });

  test('is of words of one’s own, and every variant has each question once', async () => {
    const { tess, omar } = world;
    await expect(omar.api.keepPrintedQuiz({ body: quizOf(printed.word_ids) })).rejects.toMatchObject(isNotThere);
    const body = quizOf(printed.word_ids);
    for (const order of [
      [0, 1],
      [0, 1, 1],
      [0, 1, 3],
    ]) {
      body.variants[1]!.order = order;
      await expect(tess.api.keepPrintedQuiz({ body })).rejects.toMatchObject(refused(400, 'INVALID'));
    }
  });

  test('without marks is forgotten once enough was printed after it; with marks it stays', async () => {
    const { tess, database } = world;
    const another = await tess.api.keepPrintedQuiz({ body: quizOf(printed.word_ids.toReversed()) });
    await save({ right: [0] });
    await database.query(
      `insert into printed_quizzes (user_id, round_id, questions, variants, print_search, printed_at)
       select $1, gen_random_uuid(), '[]', '[]', '?', to_timestamp($3) from generate_series(1, $2)`,
      [tess.user_id, mostUnmarked, world.clock.at / 1000 + 60],
    );
    world.clock.at += 120_000;
    await tess.api.keepPrintedQuiz({ body: quizOf(printed.word_ids.slice(2)) });
    await tess.api.printedQuiz({ params: { quiz_id: printed.quiz_id } });
    const gone = tess.api.printedQuiz({ params: { quiz_id: another.quiz_id } });
    await expect(gone).rejects.toMatchObject(isNotThere);
    await database.query('delete from printed_quizzes where user_id = $1', [tess.user_id]);
  });
});

describe('marks', () => {
  test('become answers of class and student, on paper; a question without a mark none', async () => {
    expect(await save({ right: [0], wrong: [1] })).toMatchObject({ recorded: 2, corrected: 0, taken_away: 0 });
    const right = { round_step: 0, is_correct: true, local_day: today };
    const wrong = { round_step: 1, is_correct: false, local_day: today };
    const { class_id } = printed;
    expect(await counting()).toEqual([
      { schedule: `class:${class_id}`, ...right },
      { schedule: `class:${class_id}`, ...wrong },
      { schedule: `student:${ada}`, ...right },
      { schedule: `student:${ada}`, ...wrong },
    ]);
    expect(await dueDate(`student:${ada}`)).toBe('2026-11-23');
    const history = await world.tess.api.studentHistory({ params: { student_id: ada }, query: {} });
    expect(history.answers.map(({ mode, in_class }) => [mode, in_class])).toEqual([
      ['printed', true],
      ['printed', true],
    ]);
  });

  test('are there on another device, with the students who have none', async () => {
    await save({ right: [2, 0], wrong: [1] });
    expect(await read()).toMatchObject({
      today,
      class_name: '7b',
      students: [
        { student_id: ada, student_name: 'Ada' },
        { student_id: cy, student_name: 'Cy' },
      ],
      marks: [{ student_id: ada, day: today, right: expect.arrayContaining([0, 2]), wrong: [1] }],
    });
    const { classes } = await world.tess.api.printedQuiz({ params: { quiz_id: printed.quiz_id } });
    expect(classes).toContainEqual({ class_id: printed.class_id, class_name: '7b', marked_students: 1 });
  });

  test('that are saved twice are recorded once, also at the same time', async () => {
    await Promise.all([save({ right: [0], wrong: [1] }), save({ right: [0], wrong: [1] })]);
    expect(await save({ right: [0], wrong: [1] })).toMatchObject({ recorded: 0, corrected: 0 });
    expect(await rows()).toBe(4);
  });

  test('are corrected: the old answer is taken back, and the word is due as if it had never been', async () => {
    await save({ wrong: [0] });
    expect(await dueDate(`class:${printed.class_id}`)).toBe('2026-11-22');
    world.clock.at += 40 * 86_400_000;
    // Weeks later, and on the day on which the quiz was.
    expect(await save({ right: [0], day: '2026-12-30' })).toMatchObject({ recorded: 0, corrected: 1 });
    expect(await counting()).toEqual([
      { schedule: `class:${printed.class_id}`, round_step: 0, is_correct: true, local_day: today },
      { schedule: `student:${ada}`, round_step: 0, is_correct: true, local_day: today },
    ]);
    expect(await dueDate(`class:${printed.class_id}`)).toBe('2026-11-23');
    // There and back again, each is an answer of its own.
    await save({ wrong: [0], day: '2026-12-30' });
    await save({ right: [0], day: '2026-12-30' });
    expect((await counting()).map(({ is_correct }) => is_correct)).toEqual([true, true]);
    expect(await read()).toMatchObject({ marks: [{ right: [0], wrong: [], day: today }] });
  });

  test('are taken away: nothing is left of them, and they can be given anew', async () => {
    await save({ right: [0] });
    expect(await save({ blank: [0, 1] })).toMatchObject({ taken_away: 1, marks: [] });
    expect(await counting()).toEqual([]);
    expect(await dueDate(`student:${ada}`)).toBeUndefined();
    expect(await save({ wrong: [0] })).toMatchObject({ recorded: 1 });
  });

  test('count for whoever joined the class as the student, on their own day', async () => {
    const person = await newMember(world.server.url);
    await person.api.changeSettings({ body: { time_zone: 'Pacific/Auckland', day_boundary: 0 } });
    await world.database.query('update students set person_id = $2, linked_at = now() where student_id = $1', [ada, person.user_id]); // prettier-ignore
    await save({ wrong: [0] });
    const own = { schedule: `person:${person.user_id}`, round_step: 0, local_day: '2026-11-22' };
    // At noon in Berlin it is past midnight in Auckland.
    expect(await counting()).toContainEqual({ ...own, is_correct: false });
    await save({ right: [0] });
    expect((await counting()).filter(({ schedule }) => schedule === own.schedule)).toEqual([
      { ...own, is_correct: true },
    ]);
  });

  test('of a row that was merged into another are those of that student, and corrected as such', async () => {
    await save({ students: [{ student_id: cy, wrong: [0], right: [1] }] });
    await world.tess.api.mergeStudents({ body: { from_student_id: cy, into_student_id: ada } });
    expect(await read()).toMatchObject({ marks: [{ student_id: ada, right: [1], wrong: [0] }] });
    expect(await save({ right: [0] })).toMatchObject({
      corrected: 1,
      marks: [{ right: expect.arrayContaining([0, 1]) }],
    });
    expect((await counting()).filter(({ round_step }) => round_step === 0)).toEqual([
      { schedule: `class:${printed.class_id}`, round_step: 0, is_correct: true, local_day: today },
      { schedule: `student:${ada}`, round_step: 0, is_correct: true, local_day: today },
    ]);
  });

  test('of sentences stand in the schedules of sentences', async () => {
    const { api } = world.tess;
    const texts = [{ target_translation: 'El gato duerme.', source_translation: 'The cat sleeps.' }];
    const [sentence] = await api.newSentences({ body: { deck_id: printed.deck_id, texts } });
    const { quiz_id } = await api.keepPrintedQuiz({
      body: {
        questions: [{ kind: 'blanks', sentence_id: sentence!.sentence_id }],
        variants: [{ name: 'A', order: [0] }],
        print_search: '?id=1',
      },
    });
    expect(await save({ quiz_id, right: [0] })).toMatchObject({ recorded: 1, marks: [{ right: [0] }] });
    const { rows: found } = await world.database.query(
      `select schedule from answers where schedule like '%/sentences' and word_id = $1 order by schedule`,
      [sentence!.sentence_id],
    );
    expect(found.map(({ schedule }) => schedule)).toEqual([`class:${printed.class_id}/sentences`, `student:${ada}/sentences`]); // prettier-ignore
    expect(await save({ quiz_id, wrong: [0] })).toMatchObject({ corrected: 1 });
  });

  test('do not count as being asked in class', async () => {
    await save({ right: [0, 1, 2] });
    const { students } = await world.tess.api.students({ params: { classId: printed.class_id } });
    expect(students.map(({ asked }) => asked)).toEqual([0, 0]);
  });

  test('show in the statistics of the class', async () => {
    await save({ right: [0, 2], wrong: [1] });
    const { words, in_class } = await world.tess.api.classStatistics({
      params: { class_id: printed.class_id },
      query: {},
    });
    const place = words.findIndex(({ word_id }) => word_id === printed.word_ids[0]);
    expect([in_class.answers[place], in_class.right_answers[place]]).toEqual([2, 2]);
  });
});

describe('the day of a quiz', () => {
  test.each(['2026-11-20', '2026-10-22'])('%s is the day that the answers count for', async (day) => {
    await save({ right: [0], day });
    expect((await counting()).map(({ local_day }) => local_day)).toEqual([day, day]);
  });

  test.each(['2026-10-21', '2026-11-22', '2026-02-30'])('%s cannot be', async (day) => {
    await expect(save({ right: [0], day })).rejects.toMatchObject(refused(400, 'INVALID'));
  });

  test('is the teacher’s: at one in the morning it is still the evening before', async () => {
    world.clock.at = Date.parse('2026-11-21T00:30:00Z');
    expect(await read()).toMatchObject({ today: '2026-11-20' });
    await save({ right: [0], day: '2026-11-20' });
    expect((await counting()).map(({ local_day }) => local_day)).toEqual(['2026-11-20', '2026-11-20']);
  });
});

describe('who may', () => {
  test('not another teacher, nor with a class, a student or a quiz of somebody else', async () => {
    const { omar } = world;
    await expect(read(omar)).rejects.toMatchObject(isNotThere);
    await expect(save({ right: [0] }, omar)).rejects.toMatchObject(isNotThere);
    const other = await newClass(omar, 'Eve');
    await expect(save({ class_id: other.class_id, right: [0] })).rejects.toMatchObject(isNotThere);
    const eve = other.students[0]!.student_id;
    await expect(save({ students: [{ student_id: eve, right: [0] }] })).rejects.toMatchObject(isNotThere);
    const { word_ids } = await ownDeck(world, omar);
    const { quiz_id } = await omar.api.keepPrintedQuiz({ body: quizOf(word_ids) });
    await expect(save({ quiz_id, right: [0] })).rejects.toMatchObject(isNotThere);
    expect(await counting()).toEqual([]);
  });

  test.each([[{ right: [3] }], [{ right: [0], wrong: [0] }], [{ students: [] }]])('%j is no marks', async (change) => {
    await expect(save(change)).rejects.toMatchObject(refused(400, 'INVALID'));
  });
});

/** One of these, another at every step, without chance. */
const pick = <T>(list: readonly T[], step: number) => list[(step * 7 + 3) % list.length]!;

test('marks, corrected and taken away in any order, stand as a rebuild from the log has them', async () => {
  for (let step = 0; step < 12; step += 1) {
    const place = [pick([0, 1, 2], step)];
    const mark = pick(['right', 'wrong', 'blank'] as const, step * 5 + 1);
    await save({ students: [{ student_id: pick([ada, cy], step), [mark]: place }] });
  }
  expect(await compareWordSchedules(world.database)).toEqual([]);
  await rebuildWordSchedules(world.database);
  expect(await compareWordSchedules(world.database)).toEqual([]);
});
