import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';

/** The other way to a first password: a link that is mailed. */
export function FirstPasswordByMail({ email }: { email: string }) {
  const refusalWords = useRefusalWords();
  const send = useMutation({ mutationFn: () => api.forgotPassword({ body: { email } }) });
  if (send.isSuccess) {
    return (
      <Notice tone="good">
        <Trans>A link to choose a password is on its way. It works for one hour.</Trans>
      </Notice>
    );
  }
  return (
    <>
      {send.isError && <Notice tone="bad">{refusalWords(refusalOf(send.error))}</Notice>}
      <Button className="self-start" busy={send.isPending} onClick={() => send.mutate()}>
        <Trans>Send me a link instead</Trans>
      </Button>
    </>
  );
}
