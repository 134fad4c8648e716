import { describe, expect, test } from '@jest/globals';
import { interfaceLanguageCodes } from '@lexiroom/domain/languages';
import { reminderMail, reminderNotification, reminderTexts } from './compose-reminder.ts';
import type { ToRemindOf } from './reminder-texts.ts';

const some: ToRemindOf = { due_count: 12, minutes: 3, goal: null, isLast: false };
const goal = { kind: 'words', amount: 20 } as const;
const links = { username: 'ada', study: 'https://x.example/today', unsubscribe: 'https://x.example/unsubscribe/abc' };

describe('a reminder by e-mail', () => {
  test('says what is due and how long that takes, leads to it, and to its own end', () => {
    expect(reminderMail('en', some, links)).toEqual({
      subject: '12 words are due',
      body: [
        'Hello ada,',
        '12 words are due, about 3 minutes.',
        'https://x.example/today',
        'You are getting this e-mail because you asked for reminders. To stop them:',
        'https://x.example/unsubscribe/abc',
      ].join('\n\n'),
    });
  });

  test('tells of the goal, alone or beside what is due', () => {
    expect(reminderMail('en', { ...some, due_count: 0, minutes: 0, goal }, links)).toMatchObject({
      subject: 'Your goal for today: 20 words',
      body: expect.stringContaining('Hello ada,\n\nYour goal for today: 20 words.\n\nhttps://'),
    });
    const { subject, body } = reminderMail('en', { ...some, goal: { kind: 'minutes', amount: 1 } }, links);
    expect(subject).toBe('12 words are due');
    expect(body).toContain('Your goal for today: 1 minute.');
  });

  test.each(interfaceLanguageCodes)('that is the last one says so, in %s too', (language) => {
    const usual = reminderMail(language, some, links).body.split('\n\n');
    const last = reminderMail(language, { ...some, isLast: true }, links).body.split('\n\n');
    expect(last.length).toBe(usual.length + 1);
    expect(last.join('')).not.toMatch(/[{}#]/);
  });

  test.each([
    ['en', 1, '1 word is due'],
    ['es', 1, 'Toca repasar 1 palabra'],
    ['es', 12, 'Toca repasar 12 palabras'],
    ['es', 1200, 'Toca repasar 1200 palabras'],
    ['ar', 1, 'كلمة واحدة مستحقّة'],
    ['ar', 2, 'كلمتان مستحقّتان'],
    ['ar', 5, '5 كلمات مستحقّة'],
    ['ar', 12, '12 كلمة مستحقّة'],
    ['ar', 100, '100 كلمة مستحقّة'],
  ] as const)('counts as %s does: %i', (language, due_count, subject) => {
    expect(reminderMail(language, { ...some, due_count }, links).subject.replaceAll(/[٠-٩]/g, (digit) =>
      String(digit.charCodeAt(0) - 0x06_60),
    )).toBe(subject);
  }); // prettier-ignore

  test.each(interfaceLanguageCodes)(
    'has in %s every form of a number that the language has, with no other',
    (language) => {
      const texts = reminderTexts[language];
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const forms of [texts.due, texts.minutes, texts.goal.words, texts.goal.minutes]) {
        const needed = pluralCategories.filter((category) => !['zero', 'many'].includes(category) || category in forms);
        expect(Object.keys(forms).toSorted()).toEqual(needed.toSorted());
      }
    },
  );

  test('puts nothing of a name into the place of something else', () => {
    expect(reminderMail('en', some, { ...links, username: '$&{due}' }).body).toContain('Hello $&{due},');
  });
});

describe('a reminder as a notification', () => {
  test('says the same in two lines', () => {
    expect(reminderNotification('en', some)).toEqual({
      title: '12 words are due',
      body: 'about 3 minutes',
      lang: 'en',
      dir: 'ltr',
    });
    expect(reminderNotification('en', { ...some, due_count: 0, goal })).toMatchObject({
      title: 'Your goal for today: 20 words',
      body: '',
    });
  });

  test('is read from the right in Arabic', () => {
    expect(reminderNotification('ar', some)).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });
});
