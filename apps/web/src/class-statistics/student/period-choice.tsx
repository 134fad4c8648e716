import { type ReportPeriod, reportPeriods } from '@lexiroom/domain/classes';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../design/fields/select.tsx';

/** The time that is looked at, up to today. */
export function PeriodChoice({ period, onChange }: { period: ReportPeriod; onChange: (period: ReportPeriod) => void }) {
  const { t } = useLingui();
  const names: Record<ReportPeriod, string> = {
    month: t`This month`,
    term: t`This term (3 months)`,
    year: t`This year`,
    everything: t`Everything`,
  };
  return (
    <Select label={t`Time`} value={period} onChange={({ target }) => onChange(target.value as ReportPeriod)}>
      {reportPeriods.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </Select>
  );
}
