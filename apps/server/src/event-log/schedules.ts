import type { Counting } from '@lexiroom/domain/scheduling';

/** The schedule of somebody with an account: what they learn, wherever they learn it. */
export const personSchedule = (user_id: number): string => `person:${user_id}`;

/** The schedule of a student of a class, whether or not somebody has joined as them. It goes with them to another class. */
export const studentSchedule = (student_id: number): string => `student:${student_id}`;

/** The schedule of a class: what was answered in class, with the teacher. */
export const classSchedule = (class_id: number): string => `class:${class_id}`;

/**
 * The schedule of whose other schedule is of words, for sentences. What was asked stands there as a sentence's id, where
 * else a word's stands, so that nothing that reads words sees it (docs/adr/0051-memory-of-sentences.md).
 */
export const sentenceSchedule = (schedule: string): string => `${schedule}${ofSentences}`;
const ofSentences = '/sentences';

/** A condition of SQL: whether a row of `answers` is of sentences. */
export const isSentenceSchedule = `schedule like '%${ofSentences}'`;

/** SQL for whose schedule this is, of the column that holds one: the same for words and sentences. */
export const holderOf = (column: string): string => `split_part(${column}, '/', 1)`;

/** The schedule of the seats of a session. Nothing falls due in it; what counts is copied to those whom it concerns. */
export const liveSchedule = (live_id: number): string => `live:${live_id}`;

/** A condition of SQL: whether a row of `answers` is of a session. The index of seats holds only those. */
export const isLiveSchedule = `schedule like 'live:%'`;

/** A condition of SQL: whether words or sentences fall due in the schedule that the column `schedule` names. */
export const isDueSchedule = `schedule like any ('{person:%,student:%,class:%}')`;

/** Whether a schedule can be merged into another. */
export const isStudentSchedule = (schedule: string): boolean => schedule.startsWith('student:');

/** How a day of a schedule counts: of a class by the majority of its answers, else by the first (decisions section 3). */
export const countingOf = (schedule: string): Counting => (schedule.startsWith('class:') ? 'majority' : 'first');
