import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** What teachers are refused about their classes, and students who join them. */
export const refusals: Refusals = {
  CLASSES_FULL: msg`You can have up to {most} classes, with those in the archive. Delete one first.`,
  CLASS_FULL: msg`A class holds up to {most} students.`,
  CLASS_ITEMS_FULL: msg`Up to {most} decks and folders can be shared with a class.`,
  STUDENT_TAKEN: msg`Somebody has joined as this student already.`,
  IN_CLASS_ALREADY: msg`You are another student of this class already.`,
  PERSON_IN_CLASS: msg`Whoever joined as this student is in that class already.`,
  BOTH_LINKED: msg`An account has joined as each of these students. Remove one of them from the class first.`,
};
