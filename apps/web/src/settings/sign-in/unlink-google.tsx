import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useNewUser } from '../setting-fields.tsx';
import { Reauthentication, useReauthentication } from './reauthentication.tsx';

/** Takes Google off an account by its password; whoever has none is told to choose one first. */
export function UnlinkGoogle({ user }: { user: SessionUser }) {
  const refusalWords = useRefusalWords();
  const unlink = useMutation({
    mutationFn: (body: { password?: string }) => api.unlinkIdentity({ body }),
    onSuccess: useNewUser(),
  });
  const refusal = unlink.isError ? refusalOf(unlink.error) : undefined;
  const reauthentication = useReauthentication(user, refusal);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proofFields = reauthentication.take(event.currentTarget);
    if (proofFields && !unlink.isPending) unlink.mutate(proofFields);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>
        <Trans>You can log in with your Google account.</Trans>
      </p>
      <Reauthentication user={user} reauthentication={reauthentication} group="google" />
      {unlink.isError && !reauthentication.isRefused && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
      <Button type="submit" className="self-start" busy={unlink.isPending}>
        <Trans>Unlink Google</Trans>
      </Button>
    </form>
  );
}
