import { useLingui } from '@lingui/react/macro';
import { passwordLimits } from '@lexiroom/contracts/accounts';
import type { RefusalCode } from '@lexiroom/contracts/errors';
import { useState } from 'react';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { formText } from './form-text.ts';
import { PasswordField } from './password-field.tsx';

const name = 'new_password';

/**
 * A password that is chosen: `take` gives what was typed when its length will do, and otherwise says what is wrong and
 * puts the focus there. A refusal that speaks of the password stands beside it too.
 */
export function useNewPassword(refusal: { code: RefusalCode } | undefined) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const [fault, setFault] = useState<'missing' | 'short' | 'long'>();
  const words = {
    missing: t`Choose a password`,
    short: t`A password has at least 10 characters`,
    long: t`A password has at most 256 characters`,
  };
  const isRefused = refusal?.code === 'PASSWORD_COMMON';
  const take = (form: HTMLFormElement): string | undefined => {
    const typed = formText(new FormData(form), name);
    const found = faultOf(typed);
    setFault(found);
    if (!found) return typed;
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    return undefined;
  };
  return { take, isRefused, error: fault ? words[fault] : isRefused ? refusalWords(refusal) : undefined };
}

export function NewPasswordField({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <PasswordField
      name={name}
      label={t`New password`}
      hint={t`At least 10 characters. A few words together are easy to remember.`}
      autoComplete="new-password"
      maxLength={300}
      error={error}
    />
  );
}

function faultOf(typed: string): 'missing' | 'short' | 'long' | undefined {
  if (typed === '') return 'missing';
  if (typed.length < passwordLimits.least) return 'short';
  return typed.length > passwordLimits.most ? 'long' : undefined;
}
