import { type InterfaceLanguage, interfaceLanguageOf } from '@lexiroom/domain/languages';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { id } from './id.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';
import { plural, type ReminderTexts, type ToRemindOf } from './reminder-texts.ts';

/** What reminders say, by the language of the interface. */
export const reminderTexts: Record<InterfaceLanguage, ReminderTexts> = {
  id,
  de,
  en,
  es,
  fr,
  it,
  pt,
  tr,
  ru,
  ar,
  zh,
  ja,
};

/** What a reminder says in a line, and the same with more, both as plain text. */
interface Reminder {
  title: string;
  sentences: string[];
}

/** What is due and how long it takes, and the goal of the day; on the last one, that it is. */
function composeReminder(language: InterfaceLanguage, { due_count, minutes, goal, isLast }: ToRemindOf): Reminder {
  const words = reminderTexts[language];
  const due = plural(words.due, due_count, language);
  const ofGoal = goal && plural(words.goal[goal.kind], goal.amount, language);
  const sentences: string[] = [];
  if (due_count > 0) {
    const time = plural(words.minutes, minutes, language);
    sentences.push(words.dueSentence.replace('{due}', () => due).replace('{minutes}', () => time));
  }
  if (ofGoal) sentences.push(`${ofGoal}.`);
  if (isLast) sentences.push(words.last);
  return { title: due_count > 0 ? due : ofGoal!, sentences };
}

/** A reminder as a mail. `study` and `unsubscribe`: where its links lead. */
export function reminderMail(
  language: InterfaceLanguage,
  what: ToRemindOf,
  { username, study, unsubscribe }: { username: string; study: string; unsubscribe: string },
): { subject: string; body: string } {
  const words = reminderTexts[language];
  const { title, sentences } = composeReminder(language, what);
  const [first = '', ...more] = sentences;
  const hello = words.hello.replace('{username}', () => username);
  return {
    subject: title,
    body: [hello, first, study, ...more, words.unsubscribe, unsubscribe].join('\n\n'),
  };
}

/** What the service worker of the pages shows: the texts, their language and its direction. */
export interface Notification {
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** A reminder as a notification, whose title is what the mail's first sentence begins with. */
export function reminderNotification(language: InterfaceLanguage, what: ToRemindOf): Notification {
  const words = reminderTexts[language];
  const { title, sentences } = composeReminder(language, what);
  const body = [...(what.due_count > 0 ? [plural(words.minutes, what.minutes, language)] : []), ...sentences.slice(1)];
  const { tag, direction } = interfaceLanguageOf(language);
  return { title, body: body.join('\n'), lang: tag, dir: direction };
}
