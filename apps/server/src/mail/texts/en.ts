import type { MailTexts } from '../mail-texts.ts';

export const en: MailTexts = {
  verify: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Hello {username},',
      'Welcome to Lexiroom! Please confirm that this is your address:',
      '{link}',
      'The link works once, within 48 hours. If you did not sign up, you can ignore this e-mail.',
    ],
  },
  confirm_email: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Hello {username},',
      'You asked to use this address for your Lexiroom account. Please confirm it:',
      '{link}',
      'The link works once, within 48 hours. Until then we keep using your old address.',
    ],
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    paragraphs: [
      'Hello {username},',
      'The e-mail address of your Lexiroom account is now {email}. If you changed it, there is nothing more to do.',
      'If you did not, undo the change with this link. It also logs everybody out of your account:',
      '{link}',
      'The link works once, within 7 days.',
    ],
  },
  reset_password: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {username},',
      'Choose a new password for Lexiroom here:',
      '{link}',
      'The link works once, within one hour. If you did not ask for it, you can ignore this e-mail: your password stays as it is.',
    ],
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {username},',
      'The password of your Lexiroom account has just been changed, and your other devices have been logged out.',
      'If that was not you, go to the log-in page now and choose “Forgot your password?”.',
    ],
  },
  identity_linked: {
    subject: 'Google can now log in to your account',
    paragraphs: [
      'Hello {username},',
      'A Google account has just been linked to your Lexiroom account. Whoever owns it can log in.',
      'If that was not you, go to the log-in page now and choose “Forgot your password?”. A new password removes the link.',
    ],
  },
  identity_dropped: {
    subject: 'Google is no longer linked to your account',
    paragraphs: [
      'Hello {username},',
      'Your Lexiroom account was recovered with a link sent by e-mail. The Google account that was linked to it can no longer log in, because we cannot tell whose it is.',
      'If it is yours, you can link it again in the settings.',
    ],
  },
  deletion_asked: {
    subject: 'Your account will be deleted',
    paragraphs: [
      'Hello {username},',
      'As you asked, your Lexiroom account and everything in it will be deleted on {date}.',
      'If you change your mind, log in before then and you can keep it.',
    ],
  },
};
