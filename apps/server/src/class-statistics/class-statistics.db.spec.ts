import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dayNumber } from '@lexiroom/domain/scheduling';
import { type ClassWorld, classWorld, newClass, newTeacher, pageOf } from '../classes/classes.fixture.ts';
import { refused } from '../http/api.fixture.ts';
import { answer, type Given, newDeck, newLesson, takeBackAnswer } from './class-statistics.fixture.ts';

let world: ClassWorld;
beforeAll(async () => {
  world = await classWorld();
}, 30_000);
afterAll(() => world.close());

const isNotThere = refused(404, 'NOT_FOUND');
/** The day on which all of this is read. */
const today = dayNumber('2026-11-21');
const right = (student_id: number, word_id: number, day: number): Given => ({ student_id, word_id, day, is_correct: true }); // prettier-ignore
const wrong = (...of: Parameters<typeof right>): Given => ({ ...right(...of), is_correct: false });

describe('students × words', () => {
  test('those of one student can be told from a day on: what was answered before, or taken back, is not in them', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno', 'dos']);
    const { teacher, class_id, students, word_ids } = lesson;
    const student_id = students[0]!.student_id;
    const [uno, dos] = word_ids;
    const ids = await answer(world, lesson, [
      wrong(student_id, uno!, today - 40),
      wrong(student_id, dos!, today - 40),
      right(student_id, uno!, today - 9),
      right(student_id, uno!, today - 8),
      wrong(student_id, uno!, today - 8),
      wrong(student_id, dos!, today - 3),
    ]);
    await takeBackAnswer(world, class_id, student_id, ids[5]!);
    const since = async (from_day?: number) =>
      (await teacher.api.classStatistics({ params: { class_id }, query: { student_id, from_day } })).students[0]!;
    const all = await since();
    expect(all).toMatchObject({ days: 3, first_day: today - 40, answers: [4, 1], right_answers: [2, 0] });
    expect(await since(today - 40)).toEqual(all);
    expect(await since(today - 9)).toMatchObject({
      days: 2,
      first_day: today - 9,
      answers: [3, 0],
      right_answers: [2, 0],
      last_days: [today - 8, 0],
      due_days: [all.due_days[0], 0],
    });
    expect(await since(today - 8)).toMatchObject({
      days: 1,
      first_day: today - 8,
      answers: [2, 0],
      right_answers: [1, 0],
    });
    expect(await since(today - 7)).toMatchObject({ days: 0, first_day: 0, answers: [0, 0], due_days: [0, 0] });
    const ofAll = teacher.api.classStatistics({ params: { class_id }, query: { from_day: today } });
    await expect(ofAll).rejects.toMatchObject(refused(400, 'INVALID'));
  });

  test('every figure of each student and word comes from what counts for the student, in class and alone', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ben', 'Cem'], ['uno', 'dos', 'tres']);
    const { teacher, class_id, deck_id, students, word_ids } = lesson;
    const [ada, ben] = students.map(({ student_id }) => student_id);
    const [uno, dos, tres] = word_ids;
    await answer(world, lesson, [
      right(ada!, uno!, today - 9),
      right(ada!, uno!, today - 8),
      wrong(ada!, dos!, today - 8),
      { ...right(ada!, tres!, today - 2), alone: true },
      wrong(ben!, uno!, today - 8),
      right(ben!, uno!, today - 8),
    ]);
    const matrix = await teacher.api.classStatistics({ params: { class_id }, query: {} });
    expect(matrix).toMatchObject({ class_id, class_name: '7b', today, words_left_out: 0 });
    expect(matrix.decks).toEqual([{ deck_id, deck_name: 'Deck 1' }]);
    expect(matrix.words.map((word) => [word.word_id, word.target_translation, word.source_translation])).toEqual([
      [uno, 'uno', 'uno in English'],
      [dos, 'dos', 'dos in English'],
      [tres, 'tres', 'tres in English'],
    ]);
    expect(matrix.students).toEqual([
      {
        student_id: ada,
        student_name: 'Ada',
        group: null,
        days: 3,
        first_day: today - 9,
        answers: [2, 1, 1],
        right_answers: [2, 0, 1],
        last_days: [today - 8, today - 8, today - 2],
        // Two right days in a row, all of them right: 2 days and half as much again. One right day: 1 day, rounded up to 2.
        due_days: [today - 5, today - 7, today],
      },
      {
        student_id: ben,
        student_name: 'Ben',
        group: null,
        days: 1,
        first_day: today - 8,
        answers: [2, 0, 0],
        right_answers: [1, 0, 0],
        last_days: [today - 8, 0, 0],
        // The first answer of the day decides.
        due_days: [today - 7, 0, 0],
      },
      {
        student_id: students[2]!.student_id,
        student_name: 'Cem',
        group: null,
        days: 0,
        first_day: 0,
        answers: [0, 0, 0],
        right_answers: [0, 0, 0],
        last_days: [0, 0, 0],
        due_days: [0, 0, 0],
      },
    ]);
    expect(matrix.in_class).toEqual({
      answers: [4, 1, 0],
      right_answers: [3, 0, 0],
      last_days: [today - 8, today - 8, 0],
      // Two of three on the second day were right: a majority, and two right days.
      due_days: [today - 5, today - 7, 0],
    });
  });

  test('one student can be asked for alone; one of another class, or removed, is not there', async () => {
    const { teacher, class_id, students } = await newLesson(world, ['Ada', 'Ben'], ['uno']);
    const other = await newClass(teacher, 'Dua');
    const only = (student_id: number) => teacher.api.classStatistics({ params: { class_id }, query: { student_id } });
    expect((await only(students[1]!.student_id)).students.map(({ student_name }) => student_name)).toEqual(['Ben']);
    await expect(only(other.students[0]!.student_id)).rejects.toMatchObject(isNotThere);
    await teacher.api.deleteStudent({ body: { student_id: students[1]!.student_id } });
    await expect(only(students[1]!.student_id)).rejects.toMatchObject(isNotThere);
  });

  test('a student who was removed has no row, and what they answered in class stays in its figures', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ben'], ['uno']);
    const { teacher, class_id, students, word_ids } = lesson;
    await answer(world, lesson, [wrong(students[0]!.student_id, word_ids[0]!, today)]);
    await teacher.api.deleteStudent({ body: { student_id: students[0]!.student_id } });
    const matrix = await teacher.api.classStatistics({ params: { class_id }, query: {} });
    expect(matrix.students.map(({ student_name }) => student_name)).toEqual(['Ben']);
    expect(matrix.in_class).toMatchObject({ answers: [1], right_answers: [0] });
    expect(JSON.stringify(matrix)).not.toContain('Ada');
  });

  test('two rows that were merged are one row with the answers of both, until it is undone', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ada L.'], ['uno', 'dos']);
    const { teacher, class_id, students, word_ids } = lesson;
    const [ada, again] = students.map(({ student_id }) => student_id);
    await answer(world, lesson, [
      right(ada!, word_ids[0]!, today - 3),
      wrong(again!, word_ids[0]!, today - 1),
      right(again!, word_ids[1]!, today - 3),
    ]);
    const figures = async () =>
      (await teacher.api.classStatistics({ params: { class_id }, query: {} })).students.map(
        ({ student_id, days, first_day, answers, right_answers }) => [
          student_id,
          days,
          first_day,
          answers,
          right_answers,
        ],
      );
    const before = [
      [ada, 1, today - 3, [1, 0], [1, 0]],
      [again, 2, today - 3, [1, 1], [0, 1]],
    ];
    expect(await figures()).toEqual(before);
    await teacher.api.mergeStudents({ body: { from_student_id: again!, into_student_id: ada! } });
    expect(await figures()).toEqual([[ada, 2, today - 3, [2, 1], [1, 1]]]);
    const { merges } = await pageOf(teacher, class_id);
    await teacher.api.undoMerge({ body: { merge_id: merges[0]!.merge_id } });
    expect(await figures()).toEqual(before);
  });

  test('a student who moves takes their history along; what the class remembers stays with the class', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno']);
    const { teacher, class_id, deck_id, students, word_ids } = lesson;
    await answer(world, lesson, [right(students[0]!.student_id, word_ids[0]!, today)]);
    const other = await newClass(teacher);
    await teacher.api.changeStudent({ body: { student_id: students[0]!.student_id, class_id: other.class_id } });
    const inOld = await teacher.api.classStatistics({ params: { class_id }, query: {} });
    expect([inOld.students, inOld.in_class.answers]).toEqual([[], [1]]);
    const inNew = await teacher.api.classStatistics({ params: { class_id: other.class_id }, query: { id: deck_id } });
    expect(inNew.students).toMatchObject([{ student_name: 'Ada', answers: [1] }]);
    expect(inNew.in_class.answers).toEqual([0]);
  });

  test('an answer that was taken back counts nowhere, and makes no day', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno']);
    const { teacher, class_id, students, word_ids } = lesson;
    const { student_id } = students[0]!;
    const [, second] = await answer(world, lesson, [
      right(student_id, word_ids[0]!, today - 5),
      wrong(student_id, word_ids[0]!, today),
    ]);
    await takeBackAnswer(world, class_id, student_id, second!);
    const matrix = await teacher.api.classStatistics({ params: { class_id }, query: {} });
    expect(matrix.students).toMatchObject([{ days: 1, answers: [1], right_answers: [1], last_days: [today - 5] }]);
    expect(matrix.in_class).toMatchObject({ answers: [1], right_answers: [1] });
    expect(await teacher.api.classLearned({ params: { class_id }, query: {} })).toMatchObject({
      recent: { answers: 1, right_answers: 1 },
    });
  });

  test('a word is due by the rule of its deck', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno']);
    const { teacher, class_id, deck_id, students, word_ids } = lesson;
    const { student_id } = students[0]!;
    await answer(world, lesson, [right(student_id, word_ids[0]!, today - 4), right(student_id, word_ids[0]!, today)]);
    const due = async () =>
      (await teacher.api.classStatistics({ params: { class_id }, query: {} })).in_class.due_days[0];
    const classic = await due();
    await teacher.api.chooseScheduler({ body: { deck_id, scheduler: 'fsrs' } });
    const { rows } = await world.database.query(
      `select due_date - date '1970-01-01' as classic, fsrs_due_date - date '1970-01-01' as fsrs
       from word_schedules where schedule = 'class:' || $1::integer`,
      [class_id],
    );
    expect(rows).toEqual([{ classic, fsrs: await due() }]);
    expect(rows[0].fsrs).not.toBe(classic);
  });
});

describe('the decks of a class', () => {
  test('are those that are shared with it and those it was asked in; others when they are named', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno']);
    const { teacher, class_id, deck_id, students } = lesson;
    const asked = await newDeck(world, teacher, ['dos']);
    const foreign = await newDeck(world, teacher, ['tres']);
    await answer(world, { class_id, deck_id: asked.deck_id }, [right(students[0]!.student_id, asked.word_ids[0]!, today)]); // prettier-ignore
    const wordsOf = async (id?: number | number[]) =>
      (await teacher.api.classStatistics({ params: { class_id }, query: { id } })).words.map(
        ({ target_translation }) => target_translation,
      );
    expect(await wordsOf()).toEqual(['uno', 'dos']);
    expect(await wordsOf(foreign.deck_id)).toEqual(['tres']);
    expect(await wordsOf([foreign.deck_id, deck_id])).toEqual(['tres', 'uno']);
    expect((await teacher.api.classLearned({ params: { class_id }, query: {} })).decks).toMatchObject([
      { deck_id, is_shared: true, words: 1, answered: 0 },
      { deck_id: asked.deck_id, is_shared: false, words: 1, answered: 1 },
    ]);
  });

  test('are told by their names alone to choose from, and how the words went in class without the students', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ben'], ['uno', 'dos']);
    const { teacher, class_id, students, word_ids } = lesson;
    await answer(world, lesson, [right(students[0]!.student_id, word_ids[0]!, today)]);
    const all = await teacher.api.classStatistics({ params: { class_id }, query: {} });
    expect(await teacher.api.classDecks({ params: { class_id } })).toEqual({ today, decks: all.decks });
    const inClass = await teacher.api.classStatistics({ params: { class_id }, query: { students: 'none' } });
    expect(inClass).toEqual({ ...all, students: [] });
    expect(inClass.in_class.answers).toEqual([1, 0]);
    await expect(world.omar.api.classDecks({ params: { class_id } })).rejects.toMatchObject(isNotThere);
  });

  test('are the teacher’s: one of somebody else, or in the bin, is not there', async () => {
    const { teacher, class_id, deck_id } = await newLesson(world, ['Ada'], ['uno']);
    const foreign = await newLesson(world, ['Omid'], ['sieben']);
    const call = { params: { class_id }, query: { id: foreign.deck_id } };
    await expect(teacher.api.classStatistics(call)).rejects.toMatchObject(isNotThere);
    await expect(teacher.api.classForgetting(call)).rejects.toMatchObject(isNotThere);
    await expect(teacher.api.classLearned(call)).rejects.toMatchObject(isNotThere);
    await teacher.api.deleteItems({ body: { item_ids: [deck_id] } });
    const binned = { params: { class_id }, query: { id: deck_id } };
    await expect(teacher.api.classStatistics(binned)).rejects.toMatchObject(isNotThere);
    expect(await teacher.api.classLearned({ params: { class_id }, query: {} })).toMatchObject({ words: 0, decks: [] });
  });

  test('a word that stands in two of them is one word, and counts in both', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno', 'dos']);
    const { teacher, class_id, deck_id, students, word_ids } = lesson;
    const copy = await newDeck(world, teacher, ['uno', 'nuevo'], [word_ids[0]!, 0]);
    await answer(world, lesson, [right(students[0]!.student_id, word_ids[0]!, today)]);
    const query = { id: [deck_id, copy.deck_id] };
    const matrix = await teacher.api.classStatistics({ params: { class_id }, query });
    expect(matrix.words.map(({ target_translation }) => target_translation)).toEqual(['uno', 'dos', 'nuevo']);
    expect(await teacher.api.classLearned({ params: { class_id }, query })).toMatchObject({
      words: 3,
      answered: 1,
      decks: [
        { deck_id, words: 2, answered: 1 },
        { deck_id: copy.deck_id, words: 2, answered: 1 },
      ],
    });
  });
});

test('what a class is forgetting: the N most overdue words first, then those that failed, with what says so', async () => {
  const lesson = await newLesson(world, ['Ada', 'Ben'], ['uno', 'dos', 'tres', 'cuatro', 'cinco']);
  const { teacher, class_id, students, word_ids } = lesson;
  const [ada, ben] = students.map(({ student_id }) => student_id);
  const [uno, dos, tres, cuatro] = word_ids;
  await answer(world, lesson, [
    right(ada!, uno!, today - 6),
    wrong(ada!, dos!, today - 20),
    wrong(ada!, tres!, today),
    right(ben!, tres!, today),
    right(ada!, cuatro!, today),
    // What is answered alone makes no class forget.
    { ...wrong(ben!, cuatro!, today - 9), alone: true },
  ]);
  const forgotten = await teacher.api.classForgetting({ params: { class_id }, query: {} });
  expect(forgotten).toMatchObject({ today, count: 3 });
  expect(
    forgotten.words.map((word) => [word.target_translation, word.overdue_days, word.answers, word.right_answers, word.last_day]), // prettier-ignore
  ).toEqual([
    ['dos', 19, 1, 0, today - 20],
    ['uno', 4, 1, 1, today - 6],
    ['tres', -1, 2, 1, today],
  ]);
  const two = await teacher.api.classForgetting({ params: { class_id }, query: { n: 2 } });
  expect([two.words.map(({ word_id }) => word_id), two.count]).toEqual([[dos, uno], 3]);
});

test('what a class has learned: answered, in the long-term memory, due, failed, and the last 30 days', async () => {
  const lesson = await newLesson(world, ['Ada'], ['uno', 'dos', 'tres', 'cuatro']);
  const { teacher, class_id, deck_id, students, word_ids } = lesson;
  const { student_id } = students[0]!;
  const [uno, dos, tres] = word_ids;
  // Five right days: 16 days and half as much again. Four: 8 days and half as much again.
  await answer(world, lesson, [
    ...[33, 30, 29, 28, 5].map((ago) => right(student_id, uno!, today - ago)),
    ...[40, 39, 38, 37].map((ago) => right(student_id, dos!, today - ago)),
    wrong(student_id, tres!, today - 29),
  ]);
  const numbers = { words: 4, answered: 3, long_term: 1, due: 3, unsuccessful: 1 };
  expect(await teacher.api.classLearned({ params: { class_id }, query: {} })).toEqual({
    ...numbers,
    recent: { answers: 4, right_answers: 3 },
    decks: [{ deck_id, deck_name: 'Deck 1', is_shared: true, ...numbers }],
  });
  const query = { id: [deck_id], class_id };
  const study = await teacher.api.deckData({ params: { username: teacher.username }, query });
  const dueInStudy = study.words.filter(({ due_date }) => due_date !== null && due_date <= '2026-11-21');
  // As many words are due as its study says.
  expect(dueInStudy).toHaveLength(numbers.due);
});

describe('the history of a student', () => {
  test('tells each answer with its word, newest first, in class and alone', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ben'], ['uno', 'dos']);
    const { teacher, class_id, students, word_ids } = lesson;
    const [ada, ben] = students.map(({ student_id }) => student_id);
    const [uno, dos] = word_ids;
    const ids = await answer(world, lesson, [
      right(ada!, uno!, today - 1),
      { ...wrong(ada!, dos!, today - 2), alone: true },
      right(ben!, uno!, today),
    ]);
    const history = await teacher.api.studentHistory({ params: { student_id: ada! }, query: {} });
    expect(history).toMatchObject({ student_name: 'Ada', class_id, class_name: '7b', page: 1, pages: 1, time_zone: 'Europe/Berlin', today: '2026-11-21' }); // prettier-ignore
    const words = { target_language: 'spanish', source_language: 'english_uk' };
    expect(history.answers).toEqual([
      {
        answer_id: ids[0],
        answered_at: (today - 1) * 86_400_000 + 43_200_000,
        local_day: '2026-11-20',
        is_correct: true,
        mode: 'study',
        in_class: true,
        word_id: uno,
        word: { target_translation: 'uno', source_translation: 'uno in English', ...words },
      },
      {
        answer_id: ids[1],
        answered_at: (today - 2) * 86_400_000 + 43_201_000,
        local_day: '2026-11-19',
        is_correct: false,
        mode: 'study',
        in_class: false,
        word_id: dos,
        word: { target_translation: 'dos', source_translation: 'dos in English', ...words },
      },
    ]);
  });

  test('goes on from page to page, without what was taken back and without a word that is gone', async () => {
    const lesson = await newLesson(world, ['Ada'], ['uno', 'dos']);
    const { teacher, class_id, students, word_ids } = lesson;
    const { student_id } = students[0]!;
    const given = Array.from({ length: 151 }, (_, place) =>
      right(student_id, word_ids[place % 2]!, today - 200 + place),
    );
    const ids = await answer(world, lesson, given);
    await takeBackAnswer(world, class_id, student_id, ids[150]!);
    await world.database.query('delete from words where word_id = $1', [word_ids[1]]);
    const page = (number: number) => teacher.api.studentHistory({ params: { student_id }, query: { page: number } });
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    const told = ids.slice(0, 150).toReversed();
    expect(first.answers.map(({ answer_id }) => answer_id)).toEqual(told.slice(0, 100));
    expect(second.answers.map(({ answer_id }) => answer_id)).toEqual(told.slice(100));
    expect([first.pages, second.pages, third.pages, third.answers]).toEqual([2, 2, 2, []]);
    expect(first.answers.slice(0, 2).map(({ word }) => word?.target_translation)).toEqual([undefined, 'uno']);
  });

  test('of a merged student is that of both rows; the merged row has none of its own', async () => {
    const lesson = await newLesson(world, ['Ada', 'Ada L.'], ['uno']);
    const { teacher, students, word_ids } = lesson;
    const [ada, again] = students.map(({ student_id }) => student_id);
    await answer(world, lesson, [right(ada!, word_ids[0]!, today - 1), wrong(again!, word_ids[0]!, today)]);
    await teacher.api.mergeStudents({ body: { from_student_id: again!, into_student_id: ada! } });
    const { answers } = await teacher.api.studentHistory({ params: { student_id: ada! }, query: {} });
    expect(answers.map(({ is_correct }) => is_correct)).toEqual([false, true]);
    await expect(teacher.api.studentHistory({ params: { student_id: again! }, query: {} })).rejects.toMatchObject(
      isNotThere,
    );
  });

  test('S24 shows no word of a deck that the teacher may see no longer', async () => {
    const { teacher, class_id, students } = await newLesson(world, ['Ada'], ['uno']);
    const { student_id } = students[0]!;
    const theirs = await newDeck(world, world.omar, ['secreto']);
    await answer(world, { class_id, deck_id: theirs.deck_id }, [right(student_id, theirs.word_ids[0]!, today)]);
    const words = async () =>
      (await teacher.api.studentHistory({ params: { student_id }, query: {} })).answers.map(({ word }) => word?.target_translation); // prettier-ignore
    const show = (visibility: 'public' | 'private') =>
      world.database.query('update items set visibility = $2 where item_id = $1', [theirs.deck_id, visibility]);
    await show('public');
    expect(await words()).toEqual(['secreto']);
    await show('private');
    expect(await words()).toEqual([undefined]);
  });

  test('is there for their teacher only, and not once they are removed', async () => {
    const { teacher, students } = await newLesson(world, ['Ada'], ['uno']);
    const call = { params: { student_id: students[0]!.student_id }, query: {} };
    await expect(world.omar.api.studentHistory(call)).rejects.toMatchObject(isNotThere);
    await teacher.api.deleteStudent({ body: call.params });
    await expect(teacher.api.studentHistory(call)).rejects.toMatchObject(isNotThere);
  });
});

test('a class of somebody else is not there', async () => {
  const { class_id } = await newLesson(world, ['Ada'], ['uno']);
  const other = await newTeacher(world.server.url);
  const call = { params: { class_id }, query: {} };
  await expect(other.api.classStatistics(call)).rejects.toMatchObject(isNotThere);
  await expect(other.api.classForgetting(call)).rejects.toMatchObject(isNotThere);
  await expect(other.api.classLearned(call)).rejects.toMatchObject(isNotThere);
});
