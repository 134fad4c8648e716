import type { ReminderTexts } from './reminder-texts.ts';

export const de: ReminderTexts = {
  due: { one: '1 Wort ist fällig', other: '# Wörter sind fällig' },
  minutes: { one: 'etwa 1 Minute', other: 'etwa # Minuten' },
  goal: {
    words: { one: 'Dein Ziel für heute: 1 Wort', other: 'Dein Ziel für heute: # Wörter' },
    minutes: { one: 'Dein Ziel für heute: 1 Minute', other: 'Dein Ziel für heute: # Minuten' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Hallo {username},',
  last: 'Das ist die letzte Erinnerung: Nach zwei Monaten ohne Lernen hören sie auf. Deine Wörter sind noch da, und du kannst Erinnerungen jederzeit in den Einstellungen wieder einschalten.',
  unsubscribe: 'Du bekommst diese E-Mail, weil du Erinnerungen wolltest. So stellst du sie ab:',
};
