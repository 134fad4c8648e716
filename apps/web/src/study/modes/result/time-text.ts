/** A time in minutes and whole seconds, in the language of the interface: '2 min 5 sec'. Nothing is less than a second. */
export function timeText(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const part = (count: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return part(rest, 'second');
  return rest === 0 ? part(minutes, 'minute') : `${part(minutes, 'minute')} ${part(rest, 'second')}`;
}
