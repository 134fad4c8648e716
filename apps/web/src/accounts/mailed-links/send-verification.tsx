import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';

/** Sends the link that confirms the own address once more. */
export function SendVerification() {
  const refusalWords = useRefusalWords();
  const send = useMutation({ mutationFn: () => api.sendVerification() });
  if (send.isSuccess) {
    return (
      <Notice tone="good">
        <Trans>A new e-mail is on its way.</Trans>
      </Notice>
    );
  }
  return (
    <>
      {send.isError && <Notice tone="bad">{refusalWords(refusalOf(send.error))}</Notice>}
      <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
        <Trans>Send again</Trans>
      </Button>
    </>
  );
}
