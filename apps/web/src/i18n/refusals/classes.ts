import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** What teachers are refused about their classes, and students who join them. */
export const refusals: Refusals = {
  CLASSES_FULL: msg`You can have up to {most} classes, with those in the archive. Delete one first.`,
  CLASS_FULL: msg`A class can have up to {most} students.`,
  CLASS_ITEMS_FULL: msg`Up to {most} decks and folders can be shared with a class.`,
  STUDENT_TAKEN: msg`Somebody has already joined as this student.`,
  IN_CLASS_ALREADY: msg`You are already another student of this class.`,
  PERSON_IN_CLASS: msg`The person who joined as this student is already in that class.`,
  BOTH_LINKED: msg`An account has joined as each of these students. Remove one of them from the class first.`,
};
