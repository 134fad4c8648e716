import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** Refusals of live sessions. */
export const refusals: Refusals = {
  NOT_ENOUGH_WORDS: msg`At least 4 words required`,
  TOO_MANY_WORDS: msg`Maximum 1200 words allowed`,
  NO_SUCH_PIN: msg`There is no quiz with this pin.`,
  ENDED: msg`This quiz has ended`,
  BAD_TOKEN: msg`This screen is not known to the quiz.`,
  NOT_OPEN: msg`This question is not open.`,
  LATE: msg`This answer came too late.`,
  ALREADY_ANSWERED: msg`This question is answered already.`,
  NO_SUCH_OPTION: msg`There is no such option.`,
  NAME_TAKEN: msg`This name is taken. How about {suggestion}?`,
  NAME_INVALID: msg`A name has 1 to 20 letters, digits, spaces or - ' .`,
  DOOR_LOCKED: msg`The host has locked the door.`,
  FULL: msg`This quiz is full.`,
  DEVICE_FULL: msg`This device has enough players in this quiz.`,
  STUDENT_TAKEN: msg`Somebody has already joined as this student.`,
  REMOVED: msg`The host has removed you from this quiz.`,
};
