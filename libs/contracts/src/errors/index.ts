import { z } from 'zod/mini';

/** Every refusal by its code, with the words people read. `{name}` is filled from the refusal's params. */
export const refusals = {
  // Any call
  INVALID: 'Something in this request is not valid.',
  NOT_LOGGED_IN: 'You are not logged in',
  NOT_ALLOWED: 'You are not allowed to do this.',
  NOT_FOUND: 'This does not exist.',
  METHOD_NOT_ALLOWED: 'This address does not take that kind of request.',
  STALE: 'This has changed in the meantime.',
  CONFLICT: 'This has already been done.',
  TOO_LARGE: 'This is too large.',
  UNSUPPORTED: 'This kind of content is not accepted here.',
  TOO_MANY: 'Too many attempts. Please wait a moment.',
  CROSS_SITE: 'Requests from other sites are refused.',
  DISK_LOW: 'The server is running out of space. Nothing can be saved at the moment.',
  RETRY: 'The server could not do this right now. Please try again.',
  SURPRISE: 'Something went wrong',
  // Accounts
  WRONG_CREDENTIALS: 'The username or the password is wrong.',
  USERNAME_TAKEN: 'This username is taken.',
  EMAIL_TAKEN: 'There is already an account with this e-mail.',
  PASSWORD_COMMON: 'This password is too easy to guess.',
  LINK_USED: 'This link has expired or was already used.',
  WRONG_PASSWORD: 'The password is wrong.',
  PROOF_NEEDED: 'Please log in again to confirm that it is you.',
  ACCOUNT_SUSPENDED: 'This account is suspended.',
  /** `at`: epoch milliseconds. */
  ACCOUNT_LEAVING: 'This account is scheduled for deletion.',
  NOT_VERIFIED: 'Please confirm your e-mail address first.',
  /** `days`: until it can be changed again. */
  USERNAME_RECENT: 'A username can be changed once every 30 days.',
  IDENTITY_TAKEN: 'This Google account belongs to another account here.',
  IDENTITY_REFUSED: 'Logging in with Google did not work. Please try again.',
  IDENTITY_UNVERIFIED: 'Google has not confirmed the e-mail address of this account.',
  IDENTITY_LAST: 'Choose a password first. Without one you could not log in.',
  // Reminders
  MAIL_MISSING: 'This Lexiroom does not send mails.',
  /** Of a browser whose maker we do not know. */
  PUSH_UNKNOWN: 'This browser gets its notifications from a place that is not known here.',
  PUSH_MISSING: 'This Lexiroom does not send notifications.',
  DEVICES_FULL: 'Notifications come on up to {most} devices. Remove one first.',
  // Decks
  FOLDER_FULL: 'This folder is full. It holds up to {most} items.',
  TREE_DEEP: 'Folders can be nested up to {most} levels deep.',
  INTO_ITSELF: 'A folder cannot be moved into itself.',
  CATEGORY_KIND: 'Only decks and stories can go into a category.',
  LAST_ADMIN: 'There must be at least one admin.',
  DECK_FULL: 'Deck limit reached',
  DECK_EMPTY: 'Include at least one word to {purpose}',
  TARGET_MISSING: 'Row {row}: Target language translation missing',
  SOURCE_MISSING: 'Row {row}: Source language translation missing',
  DUPLICATE_WORD: 'Row {row}: Duplicate image and translation',
  // Sentences
  SENTENCES_FULL: 'Maximum sentence limit reached',
  SENTENCE_CHARACTER: 'Forbidden character: " {character} "',
  SENTENCE_TOO_LONG: 'Text too long: {length} > 100',
  SENTENCE_IMAGES_FULL: 'A sentence can have up to {most} pictures.',
  IMAGE_TEXT_CHARACTERS: "Input cannot contain ' {characters} '",
  IMAGE_TEXT_TOO_LONG: 'Text too long: {length} > 30',
  /** `problem`: as `HighlightProblem` of the domain. */
  HIGHLIGHT_PLACE: 'This part of the sentence cannot be highlighted.',
  // Stories
  /** Nothing has changed, so nothing is told. */
  UNCHANGED: 'This is so already.',
  TITLE_NEEDED: 'A story needs a title.',
  TITLE_TOO_LONG: 'Title too long: {length} > 40',
  TITLE_CHARACTERS: 'Title cannot contain: {characters}',
  CONTENT_TOO_LONG: 'Content too long',
  CONTENT_CHARACTERS: 'Content cannot contain: {characters}',
  STORY_TOO_LONG: 'Story too long',
  STORY_CHARACTERS: 'Story cannot contain: {characters}',
  SECTION_TOO_LONG: 'Section too long: {length} > 350',
  SECTION_CHARACTERS: 'Section cannot contain: {characters}',
  SPEAKER_TOO_LONG: 'Name too long: {length} > 50',
  SPEAKER_CHARACTERS: 'Name cannot contain: {characters}',
  STORY_WORD_TOO_LONG: 'Word too long: {word}',
  STORY_WORD_COUNT: 'Too many words: {count} > 100',
  STORY_WORD_CHARACTERS: 'Words cannot contain: {characters}',
  STORY_FULL: 'Story limit reached',
  /** `problem`: as `TimingProblem` of the domain. */
  TIMINGS_WRONG: 'These times do not belong to this text and its sound.',
  // Texts of the library
  TRANSLATION_EXISTS: 'Translation already exists',
  TRANSLATION_APPROVED_EDIT: 'Cannot edit approved translation',
  TRANSLATION_APPROVED_DELETE: 'Cannot delete approved translation',
  TRANSLATION_SELECTED: 'Cannot delete selected translation',
  // Names of pictures
  ONLY_SPACES: 'Input cannot only contain spaces',
  TRANSLATION_TOO_LONG: 'Input too long: {length} characters > 50',
  EXTRA_TEXT_TOO_LONG: 'Input too long: {length} characters > 100',
  NOTE_TOO_LONG: 'Input too long: {length} characters > 500',
  FORBIDDEN_CHARACTER: 'Input cannot contain {character}',
  // Pictures
  IMAGE_INVALID: 'Please upload a valid image file',
  IMAGE_TOO_BIG: 'Image size is too big ( > 500kb )',
  IMAGE_TYPE: 'File type is not supported',
  IMAGE_DIMENSIONS: 'Image too big: {width}x{height} > 2000x2000',
  ARTIST_NEEDED: 'This licence requires the artist’s name',
  IMAGE_VERIFIED: 'Cannot edit verified image',
  IMAGE_DELETED: 'The image is deleted and cannot be edited',
  WEB_IMAGES_FAILED: 'Something went wrong...',
  WEB_IMAGES_UNREACHABLE: 'The picture sites cannot be reached right now.',
  // Sounds
  NO_SPEECH: 'There is no voice for this language.',
  SOUND_FETCH_FAILED: 'Sound fetch failed',
  SOUND_TYPE: 'Please upload an MP3 file',
  SOUND_TOO_BIG: 'File size too big ( > 300kb )',
  SOUND_INVALID: 'Please upload a valid sound file',
  SOUND_SILENT: 'Nothing can be heard in this sound.',
  SOUND_VERIFIED: 'Cannot edit verified sound',
  SOUND_DELETED: 'This sound is deleted and cannot be edited',
  // Classes
  CLASSES_FULL: 'You can have up to {most} classes, with those in the archive. Delete one first.',
  CLASS_FULL: 'A class can have up to {most} students.',
  CLASS_ITEMS_FULL: 'Up to {most} decks and folders can be shared with a class.',
  STUDENT_TAKEN: 'Somebody has already joined as this student.',
  IN_CLASS_ALREADY: 'You are already another student of this class.',
  PERSON_IN_CLASS: 'The person who joined as this student is already in that class.',
  BOTH_LINKED: 'An account has joined as each of these students. Remove one of them from the class first.',
  // Scores
  SCORE_CUSTOM: 'Scoreboard is not available in custom studies.',
  SCORE_NOT_PLAYED: 'This score does not match the game that was played.',
  /** `wait_ms`: until the game can have been played. */
  SCORE_TOO_SOON: 'This game was too fast for its score to count.',
  SCORE_TOO_LATE: 'This game was played too long ago for its score to count.',
  // Live
  NOT_ENOUGH_WORDS: 'At least 4 words required',
  TOO_MANY_WORDS: 'Maximum 1200 words allowed',
  NO_SUCH_PIN: 'There is no quiz with this pin.',
  ENDED: 'This quiz has ended',
  BAD_TOKEN: 'This screen is not known to the quiz.',
  NOT_OPEN: 'This question is not open.',
  LATE: 'This answer came too late.',
  ALREADY_ANSWERED: 'This question is answered already.',
  NO_SUCH_OPTION: 'There is no such option.',
  NAME_TAKEN: 'This name is taken. How about {suggestion}?',
  NAME_INVALID: "A name has 1 to 20 letters, digits, spaces or - ' .",
  DOOR_LOCKED: 'The host has locked the door.',
  FULL: 'This quiz is full.',
  DEVICE_FULL: 'This device has enough players in this quiz.',
  CLAIMED: 'These answers are kept in another account.',
  CLAIM_TOO_LATE: 'These answers could be kept for 30 days.',
  /** `most`: of presets, or of prepared quizzes. */
  SET_UPS_FULL: 'You have {most} of these. Delete one first.',
  REMOVED: 'The host has removed you from this quiz.',
} as const satisfies Record<string, string>;

export type RefusalCode = keyof typeof refusals;
export const refusalCodes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]];

/** What fills the gaps of a refusal's words. */
export type RefusalParams = Record<string, string | number>;

/** The words of a refusal, its gaps filled. */
export function refusalWords(code: RefusalCode, params: RefusalParams = {}): string {
  return refusals[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The body of every answer of REST that is not a success. `rateLimit`: milliseconds to wait. */
export const Problem = z.object({
  errDesc: z.string(),
  code: z.enum(refusalCodes),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  rateLimit: z.optional(z.number()),
});
/**
 * What a visitor is told who asks who is logged in (specification 1 section 9): the words of a refusal without its
 * status, so that no browser counts it as an error of the page.
 */
export const NotLoggedIn = z.object({ errDesc: z.string(), code: z.literal('NOT_LOGGED_IN') });
export const notLoggedIn: z.output<typeof NotLoggedIn> = { errDesc: refusals.NOT_LOGGED_IN, code: 'NOT_LOGGED_IN' };

export type Problem = z.infer<typeof Problem>;
