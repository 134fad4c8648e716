import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassRow } from '@lexiroom/contracts/classes';
import { Notice } from '../../design/feedback/notice.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Select } from '../../design/fields/select.tsx';
import type { GameSettings } from '../game-screens.ts';

export interface ClassChoiceProps {
  /** Those of the host that are in use. */
  classes: readonly ClassRow[];
  settings: GameSettings;
  onChange: (change: Partial<GameSettings>) => void;
}

/** Which class plays, for a host who has any, and under which names. */
export function ClassChoice({ classes, settings, onChange }: ClassChoiceProps) {
  const { t } = useLingui();
  const chosen = classes.find(({ class_id }) => class_id === settings.class_id);
  const countsForNobody = t`Answers count for neither the class nor its students`;
  return (
    <div className="flex flex-col gap-4">
      {classes.length > 0 && (
        <Select
          label={t`Class`}
          value={chosen?.class_id ?? ''}
          className="any-script"
          onChange={({ target }) =>
            onChange(
              target.value === ''
                ? { class_id: undefined, names: 'own' }
                : { class_id: Number(target.value), names: 'roster' },
            )
          }
        >
          <option value="">{t`No class`}</option>
          {classes.map(({ class_id, class_name }) => (
            <option key={class_id} value={class_id}>
              {class_name}
            </option>
          ))}
        </Select>
      )}
      <RadioGroup
        legend={t`Names`}
        look="cards"
        options={[
          ...(chosen
            ? [
                {
                  value: 'roster' as const,
                  label: t`From the class`,
                  hint: t`Students pick their own names. Answers count for the class and for each student`,
                },
              ]
            : []),
          {
            value: 'own' as const,
            label: t`Own names`,
            hint: chosen ? countsForNobody : t`Players type one; you see doubtful ones first`,
          },
          {
            value: 'generated' as const,
            label: t`Generated`,
            hint: chosen ? countsForNobody : t`Players get friendly ones, such as Brave Otter`,
          },
        ]}
        value={settings.names}
        onChange={(names) => onChange({ names })}
      />
      {chosen?.student_count === 0 && settings.names === 'roster' && (
        <Notice>
          <Trans>This class has no students yet, so nobody can join.</Trans>
        </Notice>
      )}
    </div>
  );
}
