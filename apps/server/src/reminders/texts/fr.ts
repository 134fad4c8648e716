import type { ReminderTexts } from './reminder-texts.ts';

export const fr: ReminderTexts = {
  due: { one: '# mot à réviser', other: '# mots à réviser' },
  minutes: { one: 'environ # minute', other: 'environ # minutes' },
  goal: {
    words: { one: 'Ton objectif du jour : # mot', other: 'Ton objectif du jour : # mots' },
    minutes: { one: 'Ton objectif du jour : # minute', other: 'Ton objectif du jour : # minutes' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Bonjour {username},',
  last: 'C’est le dernier rappel : ils s’arrêtent après deux mois sans étudier. Tes mots sont toujours là, et tu peux réactiver les rappels dans les réglages à tout moment.',
  unsubscribe: 'Tu reçois cet e-mail parce que tu as demandé des rappels. Pour les arrêter :',
};
