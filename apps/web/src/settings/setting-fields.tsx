import { Trans } from '@lingui/react/macro';
import type { ChangeSettings, SessionUser, UserSettings } from '@lexiroom/contracts/accounts';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { refusalOf } from '../api/client.ts';
import { RadioGroup, type RadioGroupProps } from '../design/fields/radio-group.tsx';
import { Switch } from '../design/fields/switch.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { Select } from '../design/fields/select.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { sessionQuery } from '../session/session.ts';
import { changeSettings } from '../session/change-settings.ts';

/** Saves one setting as soon as it is chosen: shown at once, taken back when the server does not take it. */
export function useSaving(): UseMutationResult<void, Error, ChangeSettings> {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (change: ChangeSettings) => changeSettings(cache, change) });
}

/** For calls that answer with the user as they are now: every page shows that from then on. */
export function useNewUser(): (user: SessionUser) => void {
  const cache = useQueryClient();
  return (user) => void cache.setQueryData(sessionQuery.queryKey, user);
}

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

export interface SettingRadioGroupProps<Value extends string | number> extends Omit<
  RadioGroupProps<Value>,
  'onChange'
> {
  /** What is saved when this is chosen. */
  changeTo: (value: Value) => ChangeSettings;
}

/** A setting that is one of a few, saved at once. */
export function SettingRadioGroup<Value extends string | number>({ changeTo, ...rest }: SettingRadioGroupProps<Value>) {
  const saving = useSaving();
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup {...rest} onChange={(value) => saving.mutate(changeTo(value))} />
      <SavingState of={saving} />
    </div>
  );
}

/** Beside a setting: that it is saved, or why not. */
export function SavingState({ of }: { of: Pick<UseMutationResult, 'isSuccess' | 'isError' | 'error'> }) {
  const refusalWords = useRefusalWords();
  return (
    <>
      {/* Drawn always, so that screen readers hear what comes. */}
      <output className="flex items-center gap-1.5 font-semibold text-good-ink empty:hidden">
        {of.isSuccess && (
          <>
            <Check className="size-5" aria-hidden="true" />
            <Trans>Saved</Trans>
          </>
        )}
      </output>
      {of.isError && <Notice tone="bad">{refusalWords(refusalOf(of.error))}</Notice>}
    </>
  );
}
