import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { classesQuery } from '../classes/class-queries.ts';
import { Select } from '../design/fields/select.tsx';
import { Switch } from '../design/fields/switch.tsx';
import type { ChosenPrint } from './chosen-print.ts';

export interface MarkingChoiceProps {
  chosen: ChosenPrint;
  onChange: (change: Partial<ChosenPrint>) => void;
}

/** For which class sheets are printed, whether with names, and whether with a code to type in the marks. */
export function MarkingChoice({ chosen: { class_id, has_names, has_codes }, onChange }: MarkingChoiceProps) {
  const { t } = useLingui();
  const { data: classes = [] } = useQuery(classesQuery(false));
  return (
    <>
      {classes.length > 0 && (
        <Select
          label={t`Class`}
          value={class_id ?? ''}
          onChange={({ target }) => onChange({ class_id: Number(target.value) || undefined })}
        >
          <option value="">{t`No class`}</option>
          {classes.map((each) => (
            <option key={each.class_id} value={each.class_id}>
              {each.class_name}
            </option>
          ))}
        </Select>
      )}
      {class_id !== undefined && (
        <Switch
          label={<Trans>Print with names</Trans>}
          hint={<Trans>One sheet for each student</Trans>}
          checked={has_names}
          onChange={(isOn) => onChange({ has_names: isOn })}
        />
      )}
      <Switch
        label={<Trans>Code on each sheet</Trans>}
        hint={<Trans>Scan it with a phone to type in the marks</Trans>}
        checked={has_codes}
        onChange={(isOn) => onChange({ has_codes: isOn })}
      />
    </>
  );
}
