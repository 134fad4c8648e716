import { describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes as languages } from '@lexiroom/domain/languages';
import { composeMail, mailTexts as texts } from './compose-mail.ts';
import type { MailKind } from './mail-texts.ts';
import { mailHtml } from './mail-html.ts';

const { en } = texts;
const kinds = Object.keys(en) as MailKind[];
const values = {
  username: 'ada',
  link: 'https://x.example/verify/abc',
  email: 'a@example.org',
  date: Date.UTC(2026, 4, 3),
};
const placeholdersIn = (paragraphs: string[]) => paragraphs.flatMap((one) => one.match(/\{\w+\}/g) ?? []).toSorted();

describe('every mail', () => {
  test.each(languages.flatMap((language) => kinds.map((kind) => [kind, language] as const)))(
    '%s is whole in %s, and says what it says in English',
    (kind, language) => {
      const { subject, body } = composeMail(kind, language, values);
      expect(subject).not.toBe('');
      expect(body).toContain('ada');
      expect(body).not.toMatch(/[{}]/);
      expect(placeholdersIn(texts[language][kind].paragraphs)).toEqual(placeholdersIn(en[kind].paragraphs));
      if (language !== 'en') expect(body).not.toBe(composeMail(kind, 'en', values).body);
    },
  );

  test('tells a day as its reader writes it', () => {
    expect(composeMail('deletion_asked', 'en', values).body).toContain('May 3, 2026');
    expect(composeMail('deletion_asked', 'es', values).body).toContain('3 de mayo de 2026');
  });

  test('is not sent with an empty placeholder', () => {
    expect(() => composeMail('verify', 'en', { username: 'ada' })).toThrow('This mail needs its link');
  });
});

describe('a mail as a page', () => {
  test('shows markup as text, and its link as one', () => {
    const page = mailHtml('<img src=x onerror=alert(1)> & "you"\n\nhttps://x.example/verify/abc', 'en');
    expect(page).toContain('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;you&quot;</p>');
    expect(page).toContain('<p><a href="https://x.example/verify/abc" dir="ltr">https://x.example/verify/abc</a></p>');
  });

  test('is read from the right in Arabic', () => {
    expect(mailHtml('مرحبًا', 'ar')).toContain('<html lang="ar" dir="rtl">');
  });
});
