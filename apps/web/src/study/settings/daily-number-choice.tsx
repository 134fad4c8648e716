import { useLingui } from '@lingui/react/macro';
import { Select } from '../../design/fields/select.tsx';
import { dailyNumbers } from '../../today/daily-numbers.ts';

export interface DailyNumberChoiceProps {
  /** Null: as many as the account says. */
  value: number | null;
  onChoose: (number: number | null) => void;
}

/** How many new words of a deck there are to be a day; without a number of its own it shares that of the account. */
export function DailyNumberChoice({ value, onChoose }: DailyNumberChoiceProps) {
  const { t, i18n } = useLingui();
  const numbers = new Intl.NumberFormat(i18n.locale);
  return (
    <Select
      label={t`New words a day`}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{t`As in my settings`}</option>
      {dailyNumbers(value ?? 0).map((number) => (
        <option key={number} value={number}>
          {numbers.format(number)}
        </option>
      ))}
    </Select>
  );
}
