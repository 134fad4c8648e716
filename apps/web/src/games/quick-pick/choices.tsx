import { type FirstToReach, firstToReachChoices } from '@lexiroom/domain/games/quick-pick';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import type { ViewProps } from '../../study/study.ts';
import {
  chooseConfusions,
  chooseFirstToReach,
  choosePhones,
  firstToReach,
  usesConfusions,
  withPhones,
} from './chosen.ts';

/** What is chosen on the first page of a game: the points to win, and whether phones join. */
export function QuickPickChoices({ study }: ViewProps) {
  const { t, i18n } = useLingui();
  const [points, setPoints] = useState<FirstToReach>(firstToReach);
  const [hasPhones, setPhones] = useState(() => withPhones(study));
  const [hasConfusions, setConfusions] = useState(usesConfusions);
  return (
    <div className="flex max-w-lg flex-col gap-4">
      <RadioGroup
        legend={t`Points to win`}
        options={firstToReachChoices.map((value) => ({ value, label: i18n.number(value) }))}
        value={points}
        onChange={(value) => {
          setPoints(value);
          chooseFirstToReach(value);
        }}
      />
      {study.data.logged_in_user && (
        <>
          <Switch
            label={t`Phones join by a pin`}
            hint={t`Everyone plays for group A or B on their own phone, beside the keyboard and the board.`}
            checked={hasPhones}
            onChange={(isOn) => {
              setPhones(isOn);
              choosePhones(isOn);
            }}
          />
          <Switch
            label={t`Words that were confused`}
            hint={t`Appear more often as wrong options because your class or many others mixed them up`}
            checked={hasConfusions}
            onChange={(isOn) => {
              setConfusions(isOn);
              chooseConfusions(isOn);
            }}
          />
        </>
      )}
    </div>
  );
}
