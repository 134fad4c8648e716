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
  last: 'This is the last reminder: they stop by themselves after two months without study. Your words stay where they are, and you can turn reminders on again in the settings whenever you like.',
  unsubscribe: 'You get this mail because you asked for reminders. To get no more of them:',
};
