import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { useSession } from '../../../session/session.ts';
import { pictureSearches } from '../../picture-search.ts';
import type { RowImage } from '../../row.ts';
import { useReportUnsaved } from '../../unsaved/ask-before-closing.ts';
import { areCreditsRight, toDescription } from '../upload/credits.ts';
import { CreditsFields, goToFirstProblem } from '../upload/credits-fields.tsx';
import { rememberedCredits } from '../upload/remembered-credits.ts';

export interface SharePictureProps {
  image_id: number;
  /** The picture, at the address that it has from now on. */
  onShared: (image: RowImage) => void;
  onCancel: () => void;
  /** Whether something was filled in that would be lost. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Gives a picture to everybody that was its owner's alone: the licence and the artist are asked for now. */
export function SharePicture({ image_id, onShared, onCancel, onUnsaved }: SharePictureProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const user_id = useSession().user?.user_id;
  const [initialCredits] = useState(() => ({ ...rememberedCredits(user_id), is_private: false }));
  const [credits, setCredits] = useState(initialCredits);
  const [isChecked, setChecked] = useState(false);
  useReportUnsaved(credits !== initialCredits, onUnsaved);
  const isRight = areCreditsRight(credits);
  const share = useMutation({
    mutationFn: () => api.replaceImage({ body: { ...toDescription(credits), replaced_image_id: image_id } }),
    onSuccess: ({ image }) => onShared(image),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey: ['image_details', image_id] });
      await cache.invalidateQueries({ queryKey: pictureSearches });
    },
  });
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (isRight) share.mutate();
    else goToFirstProblem(event.currentTarget);
  }
  return (
    <form aria-label={t`Share this picture`} onSubmit={send} noValidate className="flex flex-col gap-5">
      <p>
        <Trans>
          Once an admin has checked it, everybody can find and use it with its names. Only share what you have the right
          to share, and nobody who does not want to be seen.
        </Trans>
      </p>
      <CreditsFields credits={credits} onChange={setCredits} isAsked={isChecked} />
      {isChecked && !isRight && <Notice tone="bad">{t`Fix the problem(s) highlighted in red`}</Notice>}
      {share.isError && <Notice tone="bad">{refusalWords(refusalOf(share.error))}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="sun" busy={share.isPending}>
          <Trans>Share it</Trans>
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
