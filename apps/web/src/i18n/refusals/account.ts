import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';

/** Refusals around accounts, and those of scoreboards. */
export const refusals: Refusals = {
  WRONG_CREDENTIALS: msg`The username or the password is wrong.`,
  USERNAME_TAKEN: msg`This username is taken.`,
  EMAIL_TAKEN: msg`There is already an account with this e-mail.`,
  PASSWORD_COMMON: msg`This password is too easy to guess.`,
  LINK_USED: msg`This link has expired or was already used.`,
  WRONG_PASSWORD: msg`The password is wrong.`,
  PROOF_NEEDED: msg`Please log in again to confirm that it is you.`,
  ACCOUNT_SUSPENDED: msg`This account is suspended.`,
  ACCOUNT_LEAVING: msg`This account is scheduled for deletion.`,
  USERNAME_RECENT: msg`A username can be changed once every 30 days.`,
  IDENTITY_TAKEN: msg`This Google account belongs to another account here.`,
  IDENTITY_REFUSED: msg`Logging in with Google did not work. Please try again.`,
  IDENTITY_UNVERIFIED: msg`Google has not confirmed the e-mail address of this account.`,
  IDENTITY_LAST: msg`Choose a password first. Without one you could not log in.`,
  MAIL_MISSING: msg`This Lexiroom does not send mails.`,
  PUSH_UNKNOWN: msg`This browser gets its notifications from a place that is not known here.`,
  PUSH_MISSING: msg`This Lexiroom does not send notifications.`,
  DEVICES_FULL: msg`Notifications come on up to {most} devices. Remove one first.`,
  IMAGE_INVALID: msg`Please upload a valid image file`,
  IMAGE_TOO_BIG: msg`Image size is too big ( > 500kb )`,
  IMAGE_TYPE: msg`File type is not supported`,
  IMAGE_DIMENSIONS: msg`Image too big: {width}x{height} > 2000x2000`,
  SCORE_CUSTOM: msg`Scoreboard is not available in custom studies.`,
  SCORE_NOT_PLAYED: msg`This score does not match the game that was played.`,
  SCORE_TOO_SOON: msg`This game was too fast for its score to count.`,
  SCORE_TOO_LATE: msg`This game was played too long ago for its score to count.`,
};
