import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { api, refusalOf } from '../../api/client.ts';
import { forgetCredits } from '../../deck-editor/pictures/upload/remembered-credits.ts';
import { forgetDraft } from '../../deck-editor/draft/draft-storage.ts';
import { forgetChanges } from '../../deck-editor/saving/stored/change-storage.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { forgetUser } from '../../session/session.ts';
import { Reauthentication, useReauthentication } from '../sign-in/reauthentication.tsx';

export interface DeleteAccountProps {
  user: SessionUser;
  /** It was asked for; the moment at which all will be gone, in epoch milliseconds. */
  onLeaving: (at: number) => void;
}

/** Asks for the account to be deleted: what that means is said first, and proved who asks. */
export function DeleteAccount({ user, onLeaving }: DeleteAccountProps) {
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [isAsked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const remove = useMutation({
    mutationFn: (body: { password?: string }) => api.deleteUser({ body }),
    onSuccess: ({ deleted_at }) => {
      onLeaving(deleted_at);
      // A deck that was begun here, and changes that were not sent, would stay in this browser for good.
      forgetDraft(user.user_id);
      forgetCredits(user.user_id);
      forgetChanges(user.user_id);
      forgetUser(cache);
    },
  });
  const refusal = remove.isError ? refusalOf(remove.error) : undefined;
  const reauthentication = useReauthentication(user, refusal);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const proofFields = reauthentication.take(event.currentTarget);
    if (proofFields && !remove.isPending) remove.mutate(proofFields);
  }

  /** What was pressed goes away: the focus goes to the password, else to the last button, which does no harm. */
  function ask(asked: boolean) {
    flushSync(() => setAsked(asked));
    const controls = [...(place.current?.querySelectorAll<HTMLElement>('input, button') ?? [])];
    (controls.find(({ tagName }) => tagName === 'INPUT') ?? controls.at(-1))?.focus();
  }

  const meaning = (
    <p>
      <Trans>
        Your decks, answers and quizzes disappear for others at once, and you are logged out everywhere. After 14 days
        everything is deleted. Until then you can log in to cancel.
      </Trans>
    </p>
  );
  if (!isAsked) {
    return (
      <div ref={place} className="flex flex-col gap-6">
        {meaning}
        <Button className="self-start" onClick={() => ask(true)}>
          <Trans>Delete my account…</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div ref={place}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="rounded-2xl bg-bad-wash px-4 py-3 font-semibold text-bad-ink">{meaning}</div>
        <Reauthentication user={user} reauthentication={reauthentication} group="delete" />
        {remove.isError && !reauthentication.isRefused && <Notice tone="bad">{refusalWords(refusal)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="loss" busy={remove.isPending}>
            <Trans>Delete my account</Trans>
          </Button>
          <Button onClick={() => ask(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}
