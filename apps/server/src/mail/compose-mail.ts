import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import type { MailValues, MailKind, MailTexts } from './mail-texts.ts';
import { ar } from './texts/ar.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import { id } from './texts/id.ts';
import { it } from './texts/it.ts';
import { ja } from './texts/ja.ts';
import { pt } from './texts/pt.ts';
import { ru } from './texts/ru.ts';
import { tr } from './texts/tr.ts';
import { zh } from './texts/zh.ts';

/** What mails say, by the language of the interface. */
export const mailTexts: Record<InterfaceLanguage, MailTexts> = { id, de, en, es, fr, it, pt, tr, ru, ar, zh, ja };

/** The subject and the plain text of a mail, its placeholders filled. A link stands in a paragraph of its own. */
export function composeMail(
  kind: MailKind,
  language: InterfaceLanguage,
  { date, ...values }: MailValues & { username: string },
): { subject: string; body: string } {
  const filled: Record<string, string> = { ...values };
  if (date !== undefined)
    filled.date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const { subject, paragraphs } = mailTexts[language][kind];
  return { subject, body: paragraphs.map((paragraph) => fill(paragraph, filled)).join('\n\n') };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`This mail needs its ${name}`);
    return value;
  });
}
