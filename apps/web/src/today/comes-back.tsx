import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Today } from '@lexiroom/contracts/today';
import { dayNumber } from '@lexiroom/domain/scheduling';
import { dateFormat } from '../i18n/dates.ts';

/** A function that says when the next words come back, and how many. */
export function useComesBack(): (next: NonNullable<Today['next']>, today: string) => string {
  const { t, i18n } = useLingui();
  const date = dateFormat(i18n.locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return ({ day, due_count }, today) => {
    if (dayNumber(day) - dayNumber(today) === 1) {
      return t`${plural(due_count, { one: '# word comes back tomorrow.', other: '# words come back tomorrow.' })}`;
    }
    const on = date.format(Date.parse(day));
    return t`${plural(due_count, { one: `# word comes back on ${on}.`, other: `# words come back on ${on}.` })}`;
  };
}
