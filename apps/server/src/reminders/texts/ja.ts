import type { ReminderTexts } from './reminder-texts.ts';

export const ja: ReminderTexts = {
  due: { other: '復習する単語が#語あります' },
  minutes: { other: '約#分' },
  goal: {
    words: { other: '今日の目標：#語' },
    minutes: { other: '今日の目標：#分' },
  },
  dueSentence: '{due}（{minutes}）。',
  hello: '{username}さん、こんにちは。',
  last: 'これが最後のリマインダーです。2か月間学習がないと、リマインダーは自動的に止まります。単語は残っています。リマインダーは、設定からいつでも再開できます。',
  unsubscribe: 'このメールは、リマインダーをオンにしている方に届いています。止めるには：',
};
