import { useLingui } from '@lingui/react/macro';
import type { Period } from '@lexiroom/domain/statistics';
import { Choice } from '../../design/choice.tsx';

/** How far back answers and scores are counted (specification 2 section 9). */
export function PeriodChoice({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { t } = useLingui();
  return (
    <Choice
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
