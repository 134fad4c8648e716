import type { ReminderTexts } from './reminder-texts.ts';

export const id: ReminderTexts = {
  due: { other: '# kata perlu diulang' },
  minutes: { other: 'sekitar # menit' },
  goal: {
    words: { other: 'Targetmu hari ini: # kata' },
    minutes: { other: 'Targetmu hari ini: # menit' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Halo {username},',
  last: 'Ini pengingat terakhir: pengingat berhenti setelah dua bulan tanpa belajar. Kata-katamu masih ada di sini, dan kamu dapat menyalakan pengingat lagi di pengaturan kapan saja.',
  unsubscribe: 'Kamu menerima email ini karena meminta pengingat. Untuk menghentikannya:',
};
