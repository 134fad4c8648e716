import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useGoogle } from '../../accounts/google/use-google.ts';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { settingsPath } from '../../navigation/index.ts';
import { UnlinkGoogle } from './unlink-google.tsx';

/** Whether the account can be entered through Google; linked and unlinked. */
export function GoogleSignIn({ user }: { user: SessionUser }) {
  const refusalWords = useRefusalWords();
  const link = useGoogle('link', settingsPath('google'));
  if (user.is_oauth) return <UnlinkGoogle user={user} />;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Trans>Link a Google account to log in with it.</Trans>
      </p>
      {link.isError && <Notice tone="bad">{refusalWords(refusalOf(link.error))}</Notice>}
      <Button className="self-start" busy={link.isPending || link.isSuccess} onClick={() => link.mutate()}>
        <Trans>Link Google</Trans>
      </Button>
    </div>
  );
}
