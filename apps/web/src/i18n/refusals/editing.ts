import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** Refusals around decks that are made, and of the library and its admins. */
export const refusals: Refusals = {
  DECK_EMPTY: msg`Include at least one word to {purpose}`,
  IMAGE_MISSING: msg`Row {row}: Image missing`,
  TARGET_MISSING: msg`Row {row}: Target language translation missing`,
  SOURCE_MISSING: msg`Row {row}: Source language translation missing`,
  DUPLICATE_WORD: msg`Row {row}: Duplicate image and translation`,
  TRANSLATION_EXISTS: msg`Translation already exists`,
  TRANSLATION_APPROVED_EDIT: msg`Cannot edit approved translation`,
  TRANSLATION_APPROVED_DELETE: msg`Cannot delete approved translation`,
  TRANSLATION_SELECTED: msg`Cannot delete selected translation`,
  ONLY_SPACES: msg`Input cannot only contain spaces`,
  TRANSLATION_TOO_LONG: msg`Input too long: {length} characters > 50`,
  FORBIDDEN_CHARACTER: msg`Input cannot contain {character}`,
  IMAGE_INVALID: msg`Please upload a valid image file`,
  IMAGE_TOO_BIG: msg`Image size is too big ( > 500kb )`,
  IMAGE_TYPE: msg`File type is not supported`,
  IMAGE_DIMENSIONS: msg`Image too big: {width}x{height} > 2000x2000`,
  IMAGE_VERIFIED: msg`Cannot edit verified image`,
  IMAGE_DELETED: msg`The image is deleted and cannot be edited`,
  WEB_IMAGES_FAILED: msg`Something went wrong...`,
  WEB_IMAGES_UNREACHABLE: msg`The picture sites cannot be reached at the moment.`,
  NO_SPEECH: msg`There is no voice for this language.`,
  SOUND_FETCH_FAILED: msg`Sound fetch failed`,
  SOUND_TYPE: msg`Please upload an MP3 file`,
  SOUND_TOO_BIG: msg`File size too big ( > 300kb )`,
  SOUND_INVALID: msg`Please upload a valid sound file`,
  SOUND_VERIFIED: msg`Cannot edit verified sound`,
  SOUND_DELETED: msg`This sound is deleted and cannot be edited`,
  LAST_ADMIN: msg`There has to be an admin.`,
};
