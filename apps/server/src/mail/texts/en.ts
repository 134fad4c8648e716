import type { MailTexts } from '../mail-texts.ts';

export const en: MailTexts = {
  verify: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Hello {username},',
      'welcome to Lexiroom. Please confirm that this address is yours:',
      '{link}',
      'The link works once, within 48 hours. If you have not made an account, you can ignore this mail.',
    ],
  },
  confirm_email: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Hello {username},',
      'this is to be the new address of your account at Lexiroom. Please confirm it:',
      '{link}',
      'The link works once, within 48 hours. Until then the earlier address stays.',
    ],
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Hello {username},',
      'the address of your account at Lexiroom is now {email}. If that was you, there is nothing to do.',
      'If it was not you, take the change back with this link. It logs everybody out of the account:',
      '{link}',
      'The link works once, within 7 days.',
    ],
  },
  reset_password: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {username},',
      'with this link you choose a new password for Lexiroom:',
      '{link}',
      'The link works once, within one hour. If you did not ask for it, you can ignore this mail: your password stays.',
    ],
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {username},',
      'the password of your account at Lexiroom was changed just now, and other devices were logged out.',
      'If that was not you, choose “Forgot your password?” where you log in, at once.',
    ],
  },
  identity_linked: {
    subject: 'Google can now log in to your account',
    paragraphs: [
      'Hello {username},',
      'a Google account was linked to your account at Lexiroom just now. Whoever has it can log in.',
      'If that was not you, choose “Forgot your password?” where you log in, at once: a new password takes the link off.',
    ],
  },
  identity_dropped: {
    subject: 'Google is no longer linked to your account',
    paragraphs: [
      'Hello {username},',
      'your account at Lexiroom was taken back by a mailed link. The Google account that was linked to it cannot log in any more: we cannot know whose it is.',
      'If it is yours, link it again in the settings.',
    ],
  },
  deletion_asked: {
    subject: 'Your account will be deleted',
    paragraphs: [
      'Hello {username},',
      'as you asked, your account at Lexiroom will be deleted with everything in it on {date}.',
      'Until then you can log in and keep it.',
    ],
  },
};
