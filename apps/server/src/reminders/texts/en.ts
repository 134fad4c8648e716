import type { ReminderTexts } from './reminder-texts.ts';

export const en: ReminderTexts = {
  due: { one: '1 word is due', other: '# words are due' },
  minutes: { one: 'about 1 minute', other: 'about # minutes' },
  goal: {
    words: { one: 'Your goal for today: 1 word', other: 'Your goal for today: # words' },
    minutes: { one: 'Your goal for today: 1 minute', other: 'Your goal for today: # minutes' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Hello {username},',
  last: 'This is the last reminder: they stop after two months without studying. Your words are still here, and you can turn reminders back on in the settings at any time.',
  unsubscribe: 'You are getting this e-mail because you asked for reminders. To stop them:',
};
