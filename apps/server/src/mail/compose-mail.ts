import type { UserSettings } from '@lexiroom/contracts/accounts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

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
  /** The account will be deleted on `date`. */
  | 'deletion_asked';
export type MailLanguage = NonNullable<UserSettings['interface_language']>;
/** What fills the gaps of a mail; `date` in epoch milliseconds. */
export interface MailGaps {
  link?: string;
  email?: string;
  date?: number;
}
/** The texts of one language: paragraphs, with gaps in braces. */
export type MailTexts = Record<MailKind, { subject: string; paragraphs: string[] }>;

const texts: Record<MailLanguage, MailTexts> = { en, es, ar };

/** The subject and the plain text of a mail, its gaps filled. A link stands in a paragraph of its own. */
export function composeMail(
  kind: MailKind,
  language: MailLanguage,
  { date, ...gaps }: MailGaps & { username: string },
): { subject: string; body: string } {
  const filled: Record<string, string> = { ...gaps };
  if (date !== undefined)
    filled.date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const { subject, paragraphs } = texts[language][kind];
  return { subject, body: paragraphs.map((paragraph) => fill(paragraph, filled)).join('\n\n') };
}

function fill(text: string, gaps: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = gaps[name];
    if (value === undefined) throw new Error(`This mail needs its ${name}`);
    return value;
  });
}
