import type { ChangeSettings } from '@lexiroom/contracts/accounts';
import { Choice, type ChoiceProps } from '../design/choice.tsx';
import { useSaving } from './saving.ts';
import { SavingState } from './saving-state.tsx';

export interface SettingChoiceProps<Value extends string | number> extends Omit<ChoiceProps<Value>, 'onChange'> {
  /** What is saved when this is chosen. */
  changeTo: (value: Value) => ChangeSettings;
}

/** A setting that is one of a few, saved at once. */
export function SettingChoice<Value extends string | number>({ changeTo, ...rest }: SettingChoiceProps<Value>) {
  const saving = useSaving();
  return (
    <div className="flex flex-col gap-2">
      <Choice {...rest} onChange={(value) => saving.mutate(changeTo(value))} />
      <SavingState of={saving} />
    </div>
  );
}
