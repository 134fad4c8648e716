import type { ReminderTexts } from './reminder-texts.ts';

export const pt: ReminderTexts = {
  due: { one: '# palavra para revisar', other: '# palavras para revisar' },
  minutes: { one: 'cerca de # minuto', other: 'cerca de # minutos' },
  goal: {
    words: { one: 'Sua meta de hoje: # palavra', other: 'Sua meta de hoje: # palavras' },
    minutes: { one: 'Sua meta de hoje: # minuto', other: 'Sua meta de hoje: # minutos' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Olá, {username}!',
  last: 'Este é o último lembrete: eles param depois de dois meses sem estudar. Suas palavras continuam aqui, e você pode reativar os lembretes nas configurações quando quiser.',
  unsubscribe: 'Você recebe este e-mail porque pediu lembretes. Para parar de recebê-los:',
};
