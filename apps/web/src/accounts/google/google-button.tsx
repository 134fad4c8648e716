import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useGoogle } from './use-google.ts';
import { serverFeaturesQuery } from '../server-features-query.ts';

/** The way in through Google, below a form, where this server knows it. */
export function GoogleButton({ next }: { next: string | undefined }) {
  const { data: site } = useQuery(serverFeaturesQuery);
  const google = useGoogle('enter', next);
  const refusalWords = useRefusalWords();
  if (!site?.google) return null;
  return (
    <div className="mt-5 flex flex-col gap-5">
      <p className="flex items-center gap-4 text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        <Trans>or</Trans>
      </p>
      {google.isError && <Notice tone="bad">{refusalWords(refusalOf(google.error))}</Notice>}
      <Button busy={google.isPending || google.isSuccess} onClick={() => google.mutate()}>
        <Trans>Continue with Google</Trans>
      </Button>
    </div>
  );
}
