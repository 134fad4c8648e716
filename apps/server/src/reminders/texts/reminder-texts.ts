import type { InterfaceLanguage } from '@lexiroom/domain/languages';

/** Forms of a text by number, as a language needs them; `#` is the number. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What reminders say in one language. Placeholders stand in braces. */
export interface ReminderTexts {
  due: Plural;
  minutes: Plural;
  goal: { words: Plural; minutes: Plural };
  /** `due`, `minutes`. */
  dueSentence: string;
  hello: string;
  /** That no more will come by themselves. */
  last: string;
  /** Above the link that ends these mails. */
  unsubscribe: string;
}

/** What there is to do for whom. */
export interface ToRemindOf {
  due_count: number;
  minutes: number;
  goal: { kind: 'words' | 'minutes'; amount: number } | null;
  isLast: boolean;
}

/** The form of a text for a number, which is written as the language does. */
export function plural(forms: Plural, count: number, language: InterfaceLanguage): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}
