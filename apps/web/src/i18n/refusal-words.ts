import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';

/** Every refusal by its code, in the language of the interface. The English ones are contracts/errors'. */
const words: Record<RefusalCode, MessageDescriptor> = {
  INVALID: msg`Something in this request is not valid.`,
  NOT_LOGGED_IN: msg`You are not logged in`,
  NOT_ALLOWED: msg`You are not allowed to do this.`,
  NOT_FOUND: msg`This does not exist.`,
  METHOD_NOT_ALLOWED: msg`This address does not take that kind of request.`,
  STALE: msg`This has changed in the meantime.`,
  CONFLICT: msg`This has been done already.`,
  TOO_LARGE: msg`This is too large.`,
  UNSUPPORTED: msg`This kind of content is not taken here.`,
  TOO_MANY: msg`Too many attempts. Please wait a moment.`,
  CROSS_SITE: msg`Requests from other sites are refused.`,
  DISK_LOW: msg`The server is running out of space. Nothing can be saved at the moment.`,
  RETRY: msg`The server could not save this just now. Please try again.`,
  SURPRISE: msg`Something went wrong`,
  WRONG_CREDENTIALS: msg`The username or the password is wrong.`,
  USERNAME_TAKEN: msg`This username is taken.`,
  EMAIL_TAKEN: msg`There is an account with this e-mail already.`,
  PASSWORD_COMMON: msg`This password is too easy to guess.`,
  LINK_USED: msg`This link has expired or was already used.`,
  FOLDER_FULL: msg`This folder is full. It holds up to {most} items.`,
  DECK_FULL: msg`Deck limit reached`,
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
  REMOVED: msg`The host has removed you from this quiz.`,
};

/** A function that says why something was refused. Without a code: 'No connection'. */
export function useRefusalWords(): (refusal?: { code: RefusalCode; params?: RefusalParams | undefined }) => string {
  const { i18n } = useLingui();
  return (refusal) => {
    if (!refusal) return i18n._(msg`No connection`);
    // The server may be newer than this page.
    const { id, message } = words[Object.hasOwn(words, refusal.code) ? refusal.code : 'SURPRISE'];
    return i18n._(id, refusal.params, message ? { message } : {});
  };
}
