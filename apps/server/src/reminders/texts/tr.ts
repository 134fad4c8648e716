import type { ReminderTexts } from './reminder-texts.ts';

export const tr: ReminderTexts = {
  due: { one: '1 kelime tekrar bekliyor', other: '# kelime tekrar bekliyor' },
  minutes: { one: 'yaklaşık 1 dakika', other: 'yaklaşık # dakika' },
  goal: {
    words: { one: 'Bugünkü hedefin: 1 kelime', other: 'Bugünkü hedefin: # kelime' },
    minutes: { one: 'Bugünkü hedefin: 1 dakika', other: 'Bugünkü hedefin: # dakika' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Merhaba {username},',
  last: 'Bu son hatırlatıcı: iki ay çalışılmayınca dururlar. Kelimelerin hâlâ burada ve hatırlatıcıları istediğin zaman ayarlardan yeniden açabilirsin.',
  unsubscribe: 'Hatırlatıcı istediğin için bu e-postayı alıyorsun. Durdurmak için:',
};
