/** What mails are about. */
export type MailKind =
  /** The address of a new account is to be confirmed; `link`. */
  | 'verify'
  /** A new address is to be confirmed, at that address; `link`. */
  | 'confirm_email'
  /** To the earlier address: it was changed; `link` takes that back, `email` is the new one. */
  | 'email_changed'
  /** `link` sets a new password. */
  | 'reset_password'
  | 'password_changed'
  /** The account can be entered through Google from now on. */
  | 'identity_linked'
  /** The account was recovered, and identities that were linked to it before can no longer log in. */
  | 'identity_dropped'
  /** The account will be deleted on `date`. */
  | 'deletion_asked';
/** What the placeholders of a mail are filled with; `date` in epoch milliseconds. */
export interface MailValues {
  link?: string;
  email?: string;
  date?: number;
}
/** The texts of one language: paragraphs, with placeholders in braces. */
export type MailTexts = Record<MailKind, { subject: string; paragraphs: string[] }>;
