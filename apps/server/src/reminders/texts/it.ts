import type { ReminderTexts } from './reminder-texts.ts';

export const it: ReminderTexts = {
  due: { one: '1 parola da ripassare', other: '# parole da ripassare' },
  minutes: { one: 'circa 1 minuto', other: 'circa # minuti' },
  goal: {
    words: { one: 'Il tuo obiettivo di oggi: 1 parola', other: 'Il tuo obiettivo di oggi: # parole' },
    minutes: { one: 'Il tuo obiettivo di oggi: 1 minuto', other: 'Il tuo obiettivo di oggi: # minuti' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Ciao {username},',
  last: 'Questo è l’ultimo promemoria: si fermano dopo due mesi senza studio. Le tue parole sono sempre qui, e puoi riattivare i promemoria nelle impostazioni quando vuoi.',
  unsubscribe: 'Ricevi questa email perché hai chiesto i promemoria. Per non riceverli più:',
};
