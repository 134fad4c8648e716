import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { api, refusalOf } from '../../../api/client.ts';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { pictureSearches } from '../entry/pictures-query.ts';

/** Takes a picture out of the library, after a question in its place; `onDeleted`: it is gone. */
export function DeletePicture({ image_id, onDeleted }: { image_id: number; onDeleted: () => void }) {
  const id = useId();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const place = useRef<HTMLDivElement>(null);
  /** Undefined until somebody has pressed the button: before that the focus is not here. */
  const [isAsked, ask] = useState<boolean>();
  const remove = useMutation({
    mutationFn: () => api.deleteImage({ body: { image_id } }),
    onSuccess: onDeleted,
    onSettled: () => cache.invalidateQueries({ queryKey: pictureSearches }),
  });
  // The pressed button has made way for others: the last one does no harm.
  useEffect(() => {
    if (isAsked !== undefined) [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isAsked]);
  return (
    <div ref={place} className={isAsked ? 'basis-full' : 'contents'}>
      {isAsked ? (
        <fieldset aria-labelledby={id} className="flex flex-wrap items-center gap-2 rounded-2xl bg-bad-wash px-4 py-2">
          <p id={id} className="me-2 font-semibold text-bad-ink">
            <Trans>Delete this picture?</Trans>
          </p>
          <Button size="small" look="brand" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Delete</Trans>
          </Button>
          <Button size="small" onClick={() => ask(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </fieldset>
      ) : (
        <Button size="small" icon={<Trash2 className="size-4" aria-hidden="true" />} onClick={() => ask(true)}>
          <Trans>Delete</Trans>
        </Button>
      )}
      {remove.isError && <Notice tone="bad">{refusalWords(refusalOf(remove.error))}</Notice>}
    </div>
  );
}
