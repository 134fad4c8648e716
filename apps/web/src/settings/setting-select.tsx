import type { ChangeSettings } from '@lexiroom/contracts/accounts';
import type { ReactNode } from 'react';
import { Select } from '../design/select.tsx';
import { useSaving } from './saving.ts';
import { SavingState } from './saving-state.tsx';

export interface SettingSelectProps {
  label: ReactNode;
  value: string;
  options: readonly { value: string; name: string; lang?: string }[];
  /** What is saved when this is chosen. */
  changeTo: (value: string) => ChangeSettings;
}

/** A setting that is chosen from a list, saved at once. */
export function SettingSelect({ label, value, options, changeTo }: SettingSelectProps) {
  const saving = useSaving();
  return (
    <div className="flex flex-col gap-2">
      <Select label={label} value={value} onChange={({ target }) => saving.mutate(changeTo(target.value))}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </Select>
      <SavingState of={saving} />
    </div>
  );
}
