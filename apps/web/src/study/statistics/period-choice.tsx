import type { Period } from '@lexiroom/domain/statistics';
import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../design/fields/radio-group.tsx';

/** How far back answers and scores are counted (specification 2 section 9). */
export function PeriodChoice({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { t } = useLingui();
  return (
    <RadioGroup
      legend={<span className="sr-only">{t`Period`}</span>}
      options={[
        { value: 'recent', label: t`Recent` },
        { value: 'week', label: t`This week` },
        { value: 'all', label: t`All` },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
