import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { initials } from '../../accounts/user-picture.tsx';
import { api } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { SavingState, useNewUser } from '../setting-fields.tsx';
import { squarePicture } from './square-picture.ts';

/** The picture others know a user by: the middle of one that is chosen, as a square. */
export function ChangePicture({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const input = useRef<HTMLInputElement>(null);
  const [isNoPicture, setNoPicture] = useState(false);
  const change = useMutation({
    mutationFn: (image: string | null) => api.changePicture({ body: { image } }),
    onSuccess: useNewUser(),
  });
  async function choose(file: File | undefined) {
    if (!file || change.isPending) return;
    const image = await squarePicture(file).catch(() => undefined);
    setNoPicture(image === undefined);
    if (image !== undefined) change.mutate(image);
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-5">
        <span className="grid size-24 shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-display text-4xl font-bold text-on-brand uppercase">
          {user.user_picture ? (
            <img src={user.user_picture} alt={t`Your picture`} className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{initials(user.username)}</span>
          )}
        </span>
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={t`Your picture`}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Button busy={change.isPending} onClick={() => input.current?.click()}>
            <Trans>Choose a picture</Trans>
          </Button>
          {user.user_picture && (
            <Button busy={change.isPending} onClick={() => change.mutate(null)}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
      </div>
      {isNoPicture ? (
        <Notice tone="bad">{refusalWords({ code: 'IMAGE_INVALID' })}</Notice>
      ) : (
        <SavingState of={change} />
      )}
    </div>
  );
}
