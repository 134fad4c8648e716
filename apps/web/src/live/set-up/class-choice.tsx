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

/** Which class plays, and under which names. Nothing for a host who has no class. */
export function ClassChoice({ classes, settings, onChange }: ClassChoiceProps) {
  const { t } = useLingui();
  if (classes.length === 0) return null;
  const chosen = classes.find(({ class_id }) => class_id === settings.class_id);
  return (
    <div className="flex flex-col gap-4">
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
      {chosen && (
        <RadioGroup
          legend={t`Names`}
          look="cards"
          options={[
            {
              value: 'roster',
              label: t`From the class`,
              hint: t`Everybody picks themselves. Answers count for the class and each student`,
            },
            {
              value: 'own',
              label: t`Typed by the players`,
              hint: t`Answers count neither for the class nor for its students`,
            },
          ]}
          value={settings.names}
          onChange={(names) => onChange({ names })}
        />
      )}
      {chosen?.student_count === 0 && settings.names === 'roster' && (
        <Notice>
          <Trans>This class has no students yet, so that nobody can join.</Trans>
        </Notice>
      )}
    </div>
  );
}
