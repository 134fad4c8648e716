import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useGoogle } from '../../accounts/google.ts';
import { api, refusalOf } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { settingsPath } from '../../navigation/index.ts';
import { useNewUser } from '../saving.ts';

/** Whether the account can be entered through Google; linked and unlinked. */
export function Google({ user }: { user: SessionUser }) {
  const refusalWords = useRefusalWords();
  const link = useGoogle('link', settingsPath('google'));
  const unlink = useMutation({ mutationFn: () => api.unlinkIdentity(), onSuccess: useNewUser() });
  const failure = [link, unlink].find(({ isError }) => isError);
  return (
    <div className="flex flex-col gap-4">
      <p>
        {user.is_oauth ? (
          <Trans>You can log in through your Google account.</Trans>
        ) : (
          <Trans>Link a Google account, and you can log in through it.</Trans>
        )}
      </p>
      {failure && <Notice tone="bad">{refusalWords(refusalOf(failure.error))}</Notice>}
      {user.is_oauth ? (
        <Button className="self-start" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          <Trans>Unlink Google</Trans>
        </Button>
      ) : (
        <Button className="self-start" busy={link.isPending || link.isSuccess} onClick={() => link.mutate()}>
          <Trans>Link Google</Trans>
        </Button>
      )}
    </div>
  );
}
