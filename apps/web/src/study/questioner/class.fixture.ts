import type { ClassStudents } from '@lexiroom/contracts/classes';
import { screen } from '@testing-library/react';
import { type MadeCall, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { wait } from '../modes/mode.fixture.tsx';
import { localAnswersOf } from '../answers/waiting-answers.ts';

let classes = 500;

/** A class whose questioner was not begun yet. */
export const anotherClass = (): number => (classes += 1);

type Student = ClassStudents['students'][number];

/** A number of students: 'Student 1', of the first group, 'Student 2', of the second, and so on. */
export const students = (count: number): Student[] =>
  Array.from({ length: count }, (_, place) => ({
    student_id: place + 1,
    student_name: `Student ${place + 1}`,
    group: place % 2 === 0 ? 'first' : 'second',
    is_absent: false,
    asked: 0,
  }));

/** The server has class 7b with these students; what else it is asked `other` answers. */
export function serveClass(
  roster: Student[] | ServerAnswer,
  other: (call: MadeCall) => ServerAnswer | Promise<ServerAnswer> = () => 'no connection',
): MadeCall[] {
  return serve((call) => {
    if (!call.path.startsWith('/api/students/')) return other(call);
    if (!Array.isArray(roster)) return roster;
    const class_id = Number(call.path.split('/').at(-1));
    return { body: { students: roster, classDetails: { class_id, class_name: '7b', archived: false } } };
  });
}

/** Waits until the part that asks students is there. */
export async function questioner(): Promise<HTMLElement> {
  for (let tries = 0; tries < 200; tries++) {
    const part = document.querySelector<HTMLElement>('[data-questioner]');
    if (part && !part.textContent.includes('Loading students…')) return part;
    await wait(20);
  }
  throw new Error('the questioner did not come');
}

/** Who is asked, from the first card to the last. */
export const asked = (): string[] =>
  screen
    .queryAllByText(/^(Student \d+|No student selected)$/)
    .filter((name) => name.closest('[data-questioner] [aria-live]'))
    .map(({ textContent }) => textContent);

/** Who gave the recorded answers of this class: word, right or not, student. */
export async function recordedFor(class_id: number): Promise<[number, boolean, number | null | undefined][]> {
  const answers = (await localAnswersOf('olga')).filter(({ answer }) => answer.class_id === class_id);
  const byId = new Map(answers.map(({ answer }) => [answer.answer_id, answer]));
  return [...byId.values()].map(({ word_id, is_correct, student_id }) => [word_id, is_correct, student_id]);
}
