import { Trans, useLingui } from '@lingui/react/macro';
import { messageLimit } from '@lexiroom/contracts/messages';
import { useMutation } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api, refusalOf } from '../api/client.ts';
import { Button } from '../design/buttons/button.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { keepDraft, keptDraft, checkedDraft } from './draft.ts';

/** Words to the people who run this server (specification 1 sections 2, 5 and 8); a draft waits until it is sent. */
export function FeedbackOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(keptDraft);
  const { feedback, length, problem } = checkedDraft(typed);
  const send = useMutation({
    mutationFn: () => api.message({ body: { feedback } }),
    onSuccess: () => keepDraft(''),
  });
  useEffect(() => box.current?.focus(), []);

  function change(words: string) {
    setTyped(words);
    keepDraft(words);
    if (!send.isIdle) send.reset();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isSuccess) onClose();
    else if (problem) box.current?.focus();
    else if (!send.isPending) send.mutate();
  }
  return (
    <Dialog title={t`Send Feedback`} onClose={onClose}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            <Trans>What would you like to tell us?</Trans>
          </label>
          <textarea
            ref={box}
            id={id}
            dir="auto"
            rows={7}
            value={typed}
            readOnly={send.isPending || send.isSuccess}
            aria-invalid={problem === 'long' || undefined}
            aria-describedby={`${id}-length`}
            onChange={({ target }) => change(target.value)}
            className="block min-h-40 w-full resize-y rounded-2xl border-2 border-edge bg-card px-4 py-3 text-lg text-ink aria-invalid:border-bad read-only:bg-brand-wash"
          />
          <p id={`${id}-length`} aria-live="polite" className="mt-1.5 flex gap-2 font-medium text-bad-ink">
            {problem === 'long' && (
              <>
                <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
                {t`Text too long: ${length} > ${messageLimit}`}
              </>
            )}
          </p>
        </div>
        {send.isError && <Notice tone="bad">{refusalWords(refusalOf(send.error))}</Notice>}
        {send.isSuccess && (
          <Notice tone="good">
            <Trans>Thanks! We will get back to you through email.</Trans>
          </Notice>
        )}
        <Button
          type="submit"
          look="sun"
          busy={send.isPending}
          disabled={problem !== undefined && !send.isSuccess}
          icon={send.isSuccess ? <Check className="size-5" aria-hidden="true" /> : undefined}
        >
          {send.isSuccess ? <Trans>Done!</Trans> : <Trans>Send</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
