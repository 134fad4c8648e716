import type { SessionUser, UserSettings } from '@lexiroom/contracts/accounts';
import type { ReactNode } from 'react';
import { Switch } from '../design/choice.tsx';
import { useSaving } from './saving.ts';
import { SavingState } from './saving-state.tsx';

/** Settings that are on or off. */
type SwitchName = {
  [Name in keyof UserSettings]: UserSettings[Name] extends boolean ? Name : never;
}[keyof UserSettings];

export interface SettingSwitchProps {
  user: SessionUser;
  name: SwitchName;
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that is on or off, saved at once. */
export function SettingSwitch({ user, name, label, hint }: SettingSwitchProps) {
  const saving = useSaving();
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={label}
        hint={hint}
        checked={user.settings[name]}
        onChange={(isOn) => saving.mutate({ [name]: isOn })}
      />
      <SavingState of={saving} />
    </div>
  );
}
