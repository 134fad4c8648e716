import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { refused, type ServerAnswer } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../page/screen.fixture.tsx';
import { localAnswersOf } from '../answers/waiting-answers.ts';
import { chooseClass } from '../class/chosen-class.ts';
import {
  anotherDeck,
  answeredWords,
  asked as askedWord,
  choose,
  key,
  newWords,
  open,
  takeClock,
  wait,
} from '../modes/mode.fixture.tsx';
import { ReviseMode } from '../modes/revise-mode/revise-mode.tsx';
import { giveWindow } from '../modes/revise-mode/window.fixture.ts';
import { StudyMode } from '../modes/study-mode/study-mode.tsx';
import { TestMode } from '../modes/test-mode/test-mode.tsx';
import type { StudyOverrides } from '../study.fixture.ts';
import type { ViewProps } from '../study.ts';
import { anotherClass, asked, questioner, recordedFor, serveClass, students } from './class.fixture.ts';
import { showQuestioner } from './questioner-shown.ts';

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
beforeEach(() => {
  giveWindow();
  showQuestioner(true);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
});

const views = { study: StudyMode, revise: ReviseMode, test: TestMode } satisfies Record<
  string,
  ComponentType<ViewProps>
>;

async function begin(view: keyof typeof views = 'study', overrides: StudyOverrides = {}) {
  const class_id = overrides.class_id ?? anotherClass();
  const shown = await open(views[view], view, { words: answeredWords(6), ...overrides, class_id });
  const part = await questioner();
  return { ...shown, class_id, line: () => part.textContent };
}
const idOf = (name: string | undefined) => Number(/\d+/.exec(name ?? '')?.[0]);
const confirming = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' });
const isOpen = (name: string) => button(name).getAttribute('aria-disabled') === 'false';

test('the answer given by click is that of the student who is asked, recorded for class and student', async () => {
  serveClass(students(5));
  const { class_id, line } = await begin();
  const [name] = asked();
  const { wrong, word_id } = askedWord();
  expect(line()).toContain('Recorded for class 7b');
  await choose(wrong);
  expect(await recordedFor(class_id)).toEqual([[word_id, false, idOf(name)]]);
});

test('the controls say in sight what they do: Change and Remove among them', async () => {
  serveClass(students(5));
  await begin();
  const controls = screen.getAllByRole('button').filter((control) => control.closest('[data-card]'));
  expect(controls.map(({ textContent }) => textContent)).toEqual(['Change', 'Choose', 'Absent', 'Remove']);
});

test('on the page of a new word nobody is asked, and the page says so', async () => {
  serveClass(students(5));
  const { line } = await begin('study', { words: newWords(6) });
  expect(asked()).toEqual([]);
  expect(line()).toBe('New word: nobody is asked');
});

test('in a test too', async () => {
  serveClass(students(5));
  const { class_id } = await begin('test');
  const [name] = asked();
  const { right, word_id } = askedWord();
  await choose(right);
  expect(await recordedFor(class_id)).toEqual([[word_id, true, idOf(name)]]);
});

test('in Revise every card asks a student of its own, whose thumb it is', async () => {
  serveClass(students(5));
  const { class_id } = await begin('revise', { words: newWords(6) });
  const names = asked();
  expect(new Set(names).size).toBe(3);
  expect(screen.queryByText('Right')).toBeNull();
  await key('Digit2');
  await press('Right');
  expect(await recordedFor(class_id)).toEqual([[2, true, idOf(names[1])]]);
});

test('Revise without the questioner offers no thumbs to a class, also for what is due', async () => {
  serveClass(students(5));
  const words = newWords(3);
  const selection = { word_ids: words.map(({ word_id }) => word_id), isFromSchedule: true };
  await begin('revise', { words, selection });
  await key('KeyQ');
  for (const digit of ['Digit1', 'Digit2', 'Digit3']) await key(digit);
  expect(screen.queryByText('Right')).toBeNull();
});

test('once answered, the student stays and the controls are closed; the next page asks another', async () => {
  serveClass(students(5));
  await begin();
  const [name] = asked();
  expect(isOpen('Change')).toBe(true);
  await choose(askedWord().wrong);
  for (const control of ['Change', 'Choose a student', 'Absent for today', 'Remove']) {
    expect(isOpen(control)).toBe(false);
  }
  await key('KeyC');
  await press('Change');
  expect(asked()).toEqual([name]);
  await press('Continue');
  expect(asked()).not.toEqual([name]);
});

test('Change asks nobody twice until everybody was', async () => {
  serveClass(students(4));
  await begin();
  const first = [...asked()];
  for (let turn = 0; turn < 3; turn++) {
    await key('KeyC');
    first.push(...asked());
  }
  expect(new Set(first).size).toBe(4);
  await press('Change');
  expect(asked()[0]).not.toBe(first.at(-1));
});

test('each page keeps its student when going back and forward', async () => {
  serveClass(students(8));
  await begin();
  const [first] = asked();
  await key('ArrowRight');
  const [second] = asked();
  expect(second).not.toBe(first);
  await key('ArrowLeft');
  expect(asked()).toEqual([first]);
  await key('ArrowRight');
  expect(asked()).toEqual([second]);
});

test('Remove asks before; Escape cancels, Enter confirms, and they do not appear again', async () => {
  serveClass(students(2));
  await begin();
  const [name] = asked();
  await key('KeyR');
  const prompt = screen.getByRole<HTMLDialogElement>('dialog');
  expect(prompt.textContent).toContain(
    `Remove ${name} from this study? They will not appear again until the page is refreshed.`,
  );
  await act(async () => prompt.close());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual([name]);
  await press('Remove');
  expect(document.activeElement).toBe(confirming());
  await act(async () => confirming().click());
  expect(asked()).not.toEqual([name]);
  for (let page = 0; page < 4; page++) {
    await key('ArrowRight');
    expect(asked()).not.toContain(name);
  }
});

test('when all were removed nobody is asked, and nothing is recorded', async () => {
  serveClass(students(1));
  const { class_id, line } = await begin();
  await press('Remove');
  await act(async () => confirming().click());
  expect(line()).toContain('No student selected');
  await choose(askedWord().right);
  expect(await recordedFor(class_id)).toEqual([]);
});

test('students who are absent today are left out', async () => {
  const [here, ...away] = students(5);
  serveClass([here!, ...away.map((student) => ({ ...student, is_absent: true }))]);
  await begin();
  expect(asked()).toEqual(['Student 1']);
  expect(isOpen('Change')).toBe(false);
});

test('a student is set aside for today from here, and that can be undone', async () => {
  const calls = serveClass(students(3), ({ method }) => (method === 'PUT' ? { body: {} } : 'no connection'));
  await begin();
  const [name] = asked();
  await key('KeyA');
  expect(calls.at(-1)).toMatchObject({ path: '/api/student', body: { student_id: idOf(name), is_absent: true } });
  expect(asked()).not.toEqual([name]);
  await press('Undo');
  expect(calls.at(-1)).toMatchObject({ body: { student_id: idOf(name), is_absent: false } });
});

test('setting aside that the server refuses is taken back and told', async () => {
  serveClass(students(1), ({ method }) => (method === 'PUT' ? refused(404, 'NOT_FOUND') : 'no connection'));
  await begin();
  await press('Absent for today');
  await wait(0);
  expect(screen.getByText(/could not be changed/)).toBeTruthy();
  expect(asked()).toEqual(['Student 1']);
});

/** A server that answers changes of students when it is told to, and keeps what they say. */
function slowServer() {
  const kept = students(3);
  const waiting: ((answer: ServerAnswer) => void)[] = [];
  const calls = serveClass(kept, ({ method }) =>
    method === 'PUT' ? new Promise<ServerAnswer>((answer) => void waiting.push(answer)) : 'no connection',
  );
  const changes = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
  const answer = (reply: ServerAnswer) => act(async () => waiting.shift()!(reply));
  return { kept, changes, answer };
}

test('an undo is sent after what it undoes was answered, never before', async () => {
  const { changes, answer } = slowServer();
  await begin();
  const student_id = idOf(asked()[0]);
  await key('KeyA');
  await press('Undo');
  expect(changes()).toEqual([{ student_id, is_absent: true }]);
  await answer({ body: {} });
  await wait(0);
  expect(changes()).toEqual([
    { student_id, is_absent: true },
    { student_id, is_absent: false },
  ]);
});

test('a change that was made stands although its answer was lost', async () => {
  const { kept, answer } = slowServer();
  await begin();
  const name = asked()[0]!;
  await key('KeyA');
  kept.find(({ student_id }) => student_id === idOf(name))!.is_absent = true;
  await answer('no connection');
  await wait(0);
  expect(screen.queryByText(/could not be changed/)).toBeNull();
  await key('KeyL');
  expect(screen.getByRole('button', { name: `${name} is back` })).toBeTruthy();
});

test('students of one name are told apart by numbers', async () => {
  serveClass(students(2).map((student) => ({ ...student, student_name: 'Ada' })));
  await begin();
  await key('KeyL');
  const named = screen.getAllByText(/^Ada \(\d\)$/).map(({ textContent }) => textContent);
  expect(new Set(named)).toEqual(new Set(['Ada (1)', 'Ada (2)']));
});

test('a student is chosen by hand from the list', async () => {
  serveClass(students(9));
  const { class_id } = await begin();
  await key('KeyL');
  await press(/^Student 7/);
  expect(asked()).toEqual(['Student 7']);
  const { right, word_id } = askedWord();
  await choose(right);
  expect(await recordedFor(class_id)).toEqual([[word_id, true, 7]]);
});

test('only the group that is chosen is asked', async () => {
  serveClass(students(6));
  const { line } = await begin();
  await press('Choose a student');
  await act(async () => screen.getByRole('radio', { name: 'Second' }).click());
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  for (let page = 0; page < 4; page++) {
    expect(idOf(asked()[0]) % 2).toBe(0);
    await key('ArrowRight');
  }
  expect(line()).toContain('Second group');
});

test('with the questioner hidden and a class selected nothing is recorded, and the page says so', async () => {
  serveClass(students(3));
  const { class_id, line, answers } = await begin();
  await press('Questioner');
  expect(asked()).toEqual([]);
  expect(line()).toBe('Class 7b: nothing is recorded while the questioner is hidden');
  await choose(askedWord().right);
  expect([await recordedFor(class_id), answers()]).toEqual([[], {}]);
  await key('KeyQ');
  expect(line()).toContain('Recorded for class 7b');
});

test('a page that is asked again is not recorded, and the page says so', async () => {
  serveClass(students(3));
  const { class_id, line } = await begin('study', { words: answeredWords(4) });
  const { wrong, word_id } = askedWord();
  await choose(wrong);
  for (let page = 0; page < 5 && !line().includes('Asked again'); page++) await key('ArrowRight');
  expect(askedWord().word_id).toBe(word_id);
  expect(line()).toContain('Asked again: not recorded');
  await choose(askedWord().right);
  expect(await recordedFor(class_id)).toHaveLength(1);
});

const ownAnswers = async () => (await localAnswersOf('olga')).filter(({ answer }) => answer.class_id === undefined);

test('the answers of the class are not the teacher’s own', async () => {
  serveClass(students(3));
  const { class_id } = await begin();
  await choose(askedWord().right);
  expect(await recordedFor(class_id)).toHaveLength(1);
  expect(await ownAnswers()).toEqual([]);
});

test('No students in the class', async () => {
  serveClass([]);
  const { line } = await begin();
  expect(line()).toContain('No students in the class');
  expect(asked()).toEqual(['No student selected']);
});

test('No students in the group', async () => {
  serveClass(students(1));
  const { line } = await begin();
  await press('Choose a student');
  await act(async () => screen.getByRole('radio', { name: 'Second' }).click());
  expect(line()).toContain('No students in the group');
});

test('a failure empties the students; what is answered then is nobody’s, and it can be tried again', async () => {
  serveClass('no connection');
  const class_id = anotherClass();
  await open(StudyMode, 'study', { words: answeredWords(6), class_id });
  // It is tried twice more, by the clock of the machine.
  jest.useRealTimers();
  await screen.findByText(/Something went wrong while getting students\.\.\./, {}, { timeout: 10_000 });
  await choose(askedWord().right);
  expect(await recordedFor(class_id)).toEqual([]);
  serveClass(students(3));
  await press('Try again');
  await screen.findByText(/Recorded for class/);
  await key('ArrowRight');
  expect(asked()[0]).toMatch(/^Student/);
}, 15_000);

test('a class that is refused is forgotten by what is opened next; until then nothing is recorded', async () => {
  serveClass(refused(404, 'NOT_FOUND'));
  const deck = anotherDeck();
  const class_id = anotherClass();
  chooseClass({ type: 'deck', ids: [deck] }, class_id);
  expect(localStorage.getItem(`deck-${deck}-class`)).toBe(String(class_id));
  const { line, answers } = await begin('study', { ids: [deck], class_id });
  expect(line()).toContain('Something went wrong while getting students...');
  expect(localStorage.getItem(`deck-${deck}-class`)).toBeNull();
  await choose(askedWord().right);
  expect([await recordedFor(class_id), answers()]).toEqual([[], {}]);
});

test('a class that went into the archive meanwhile is told', async () => {
  const class_id = anotherClass();
  serveClass({ body: { students: students(3), classDetails: { class_id, class_name: '7b', archived: true } } });
  const { line } = await begin('study', { class_id });
  expect(line()).toContain('Class 7b is in the archive. Nothing is recorded.');
  expect(asked()).not.toContain('Student 1');
});

test('this tab remembers who was asked, by numbers alone', async () => {
  serveClass(students(3));
  const { class_id } = await begin();
  const [name] = asked();
  await choose(askedWord().right);
  const kept = sessionStorage.getItem(`questioner-${class_id}`)!;
  expect(JSON.parse(kept)).toMatchObject({ chosen: [idOf(name)], asked: [[idOf(name), 1]] });
  expect(kept).not.toContain('Student');
});

test('the keys are listed where a class is studied with', async () => {
  serveClass(students(3));
  await begin();
  await key('Slash', '?');
  for (let tries = 0; tries < 20 && !screen.queryByRole('dialog'); tries++) {
    await wait(0);
  }
  const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' }).textContent;
  for (const words of ['Another student', 'Choose a student or a group', 'Show or hide the questioner']) {
    expect(list).toContain(words);
  }
});
