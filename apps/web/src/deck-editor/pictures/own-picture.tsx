import { Trans, useLingui } from '@lingui/react/macro';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { Crop, ImageOff, RefreshCw, Share2, Trash2 } from 'lucide-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { ReportButton } from '../../decks/reporting/report-button.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Skeleton } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { useSession } from '../../session/session.ts';
import type { RowImage } from '../row.ts';
import { changeRefusal } from '../library-entries/approval.tsx';
import type { ImageOverlayProps } from '../rows/overlay-props.ts';
import { PictureFacts } from './picture-facts.tsx';
import { api, refusalOf } from '../../api/client.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { pictureSearches } from '../picture-search.ts';

export interface OwnPictureProps extends ImageOverlayProps {
  image: RowImage;
  /** What the library knows of it; null while that is looked for, or when it knows nothing. */
  entry: ImageRowEntry | null;
  isLooking: boolean;
  onMode: (mode: 'replacing' | 'cropping' | 'sharing') => void;
}

/** The picture a row has: whose it is, and what may be done with it. */
export function OwnPicture(props: OwnPictureProps) {
  const { image, entry, isLooking, canEdit, onRemove } = props;
  const { user } = useSession();
  // Nobody reports what they have added themselves: they change it.
  const isOwn = entry !== null && entry.submitted_by !== null && entry.submitted_by === user?.username;
  return (
    <section className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
      <Picture src={image.image_path} alt="" className="self-start rounded-2xl border border-line" lazy={false} />
      <div className="flex min-w-0 flex-col gap-3">
        {isLooking && <Skeleton className="h-24" />}
        {entry && <PictureFacts entry={entry} languages={props.languages} />}
      </div>
      <div className="col-span-full flex flex-wrap items-start gap-2">
        {canEdit && (
          <Button size="small" icon={<ImageOff className="size-4" aria-hidden="true" />} onClick={onRemove}>
            <Trans>Take out of this row</Trans>
          </Button>
        )}
        {entry && canEdit && <Changes {...props} entry={entry} />}
        {!isLooking && !isOwn && (
          <ReportButton entries={[{ entry: 'image', id: image.image_id, label: <Trans>The picture</Trans> }]} />
        )}
      </div>
    </section>
  );
}

/** Replacing, cropping and deleting, for whoever may; the submitter of an approved one reads why not. */
function Changes({ entry, onMode, onRemove }: OwnPictureProps & { entry: ImageRowEntry }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { image_id, submitted_by: submitter, image_approved: is_approved, is_deleted } = entry;
  const isPrivate = entry.image_license === null;
  const refusal = changeRefusal(user, { kind: 'image', submitter, is_approved, is_deleted }, 'edit');
  if (refusal === 'NOT_YOURS') return null;
  if (refusal) {
    return (
      <Notice>
        {refusal === 'IMAGE_DELETED' ? t`The image is deleted and cannot be edited` : t`Cannot edit verified image`}
      </Notice>
    );
  }
  return (
    <>
      <Button
        size="small"
        data-way="replacing"
        icon={<RefreshCw className="size-4" aria-hidden="true" />}
        onClick={() => onMode('replacing')}
      >
        <Trans>Replace</Trans>
      </Button>
      <Button
        size="small"
        data-way="cropping"
        icon={<Crop className="size-4" aria-hidden="true" />}
        onClick={() => onMode('cropping')}
      >
        <Trans>Crop</Trans>
      </Button>
      {isPrivate && (
        <Button
          size="small"
          data-way="sharing"
          icon={<Share2 className="size-4" aria-hidden="true" />}
          onClick={() => onMode('sharing')}
        >
          <Trans>Share it</Trans>
        </Button>
      )}
      <DeletePicture image_id={image_id} isPrivate={isPrivate} onDeleted={onRemove} />
    </>
  );
}

export interface DeletePictureProps {
  image_id: number;
  /** It is not shared: then it goes out of all decks as well. */
  isPrivate?: boolean;
  /** It is gone. */
  onDeleted: () => void;
}

/** Takes a picture out of the library, after a question in its place. */
export function DeletePicture({ image_id, isPrivate = false, onDeleted }: DeletePictureProps) {
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
            {isPrivate ? (
              <Trans>Delete this picture for good, in all your decks?</Trans>
            ) : (
              <Trans>Delete this picture?</Trans>
            )}
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
