import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { RefusalCode } from '@lexiroom/contracts/errors';
import { useState } from 'react';
import { formText } from '../../accounts/forms/form-text.ts';
import { useGoogle } from '../../accounts/google/use-google.ts';
import { PasswordField } from '../../accounts/forms/password-field.tsx';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { settingsPath } from '../../navigation/index.ts';
import type { GroupName } from '../settings-group.tsx';

const name = 'password';

/**
 * How owners prove themselves (decisions section 5): by their password; who has none, by having come from Google just
 * now. `take` gives what goes along with the call; undefined, with the focus on the field, when the password is missing.
 */
export function useReauthentication(user: SessionUser, refusal: { code: RefusalCode } | undefined) {
  const [isMissing, setMissing] = useState(false);
  const take = (form: HTMLFormElement): { password?: string } | undefined => {
    if (!user.has_password) return {};
    const password = formText(new FormData(form), name);
    setMissing(!password);
    if (password) return { password };
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
    return undefined;
  };
  const isRefused = refusal?.code === 'WRONG_PASSWORD' || refusal?.code === 'PROOF_NEEDED';
  return { take, isMissing, isRefused, refusal: isRefused ? refusal : undefined };
}

export interface ReauthenticationProps {
  user: SessionUser;
  reauthentication: ReturnType<typeof useReauthentication>;
  /** Where to come back to from Google. */
  group: GroupName;
}

/** The field for the password; or, for whoever has none, the way to Google when the server asks for it. */
export function Reauthentication({ user, reauthentication, group }: ReauthenticationProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const google = useGoogle('prove', settingsPath(group));
  if (user.has_password) {
    return (
      <PasswordField
        name={name}
        label={t`Your password`}
        autoComplete="current-password"
        maxLength={256}
        error={
          reauthentication.isMissing
            ? t`Type your password`
            : reauthentication.refusal && refusalWords(reauthentication.refusal)
        }
      />
    );
  }
  if (!reauthentication.refusal) return null;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="bad">{refusalWords(google.isError ? refusalOf(google.error) : reauthentication.refusal)}</Notice>
      <Button className="self-start" busy={google.isPending || google.isSuccess} onClick={() => google.mutate()}>
        <Trans>Confirm with Google</Trans>
      </Button>
    </div>
  );
}
