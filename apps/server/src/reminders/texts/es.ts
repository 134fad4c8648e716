import type { ReminderTexts } from './reminder-texts.ts';

export const es: ReminderTexts = {
  due: { one: 'Toca repasar 1 palabra', other: 'Toca repasar # palabras' },
  minutes: { one: 'alrededor de 1 minuto', other: 'alrededor de # minutos' },
  goal: {
    words: { one: 'Tu objetivo de hoy: 1 palabra', other: 'Tu objetivo de hoy: # palabras' },
    minutes: { one: 'Tu objetivo de hoy: 1 minuto', other: 'Tu objetivo de hoy: # minutos' },
  },
  dueSentence: '{due}, {minutes}.',
  hello: 'Hola, {username}:',
  last: 'Este es el último recordatorio: se detienen por sí solos tras dos meses sin estudiar. Tus palabras siguen donde están, y puedes volver a activar los recordatorios en los ajustes cuando quieras.',
  unsubscribe: 'Recibes este mensaje porque pediste recordatorios. Para no recibir más:',
};
