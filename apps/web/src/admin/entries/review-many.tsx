import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EntriesReview } from '@lexiroom/contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { DeletionReason } from './deletion-reason.tsx';
import { isOfLibrary, queueKey, type QueueKind, type QueueState } from './queue-query.ts';

export interface ReviewManyProps {
  kind: QueueKind;
  state: QueueState;
  /** All entries of the page. */
  all: readonly number[];
  ticked: readonly number[];
  onTick: (ids: readonly number[]) => void;
  /** Called once they were reviewed and the list was read anew: how many it were. */
  onReviewed: (action: EntriesReview['action'], count: number) => void;
}

/** Ticks all entries of the page, and does the same with all that are ticked. Stays in sight while one scrolls. */
export function ReviewMany({ kind, state, all, ticked, onTick, onReviewed }: ReviewManyProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [isDeleting, setDeleting] = useState(false);
  const review = useMutation({
    mutationFn: (body: EntriesReview) => api.reviewEntries({ body }),
    onError: () => cache.invalidateQueries({ queryKey: queueKey }),
    onSuccess: async ({ reviewed }, { action }) => {
      await cache.invalidateQueries({ queryKey: queueKey });
      setDeleting(false);
      onReviewed(action, reviewed);
    },
  });
  const ofTicked = { kind, ids: [...ticked] };
  const count = ticked.length;
  return (
    <section
      aria-label={t`Several at once`}
      className="sticky top-0 z-10 flex flex-col gap-3 rounded-2xl border border-line bg-card p-3 shadow-xs"
    >
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pe-2 font-semibold">
          <input
            type="checkbox"
            className="size-5.5 accent-brand"
            checked={count === all.length}
            ref={(box) => void (box && (box.indeterminate = count > 0 && count < all.length))}
            onChange={() => onTick(count === all.length ? [] : all)}
          />
          <Plural value={all.length} one="Choose the one entry of this page" other="Choose all # of this page" />
        </label>
        {count > 0 && (
          <>
            {isOfLibrary(kind) && (
              <Button
                look="brand"
                size="small"
                busy={review.isPending}
                icon={<Check className="size-5" aria-hidden="true" />}
                onClick={() => review.mutate({ kind, ids: [...ticked], action: 'approve' })}
              >
                <Plural value={count} one="Approve # entry" other="Approve # entries" />
              </Button>
            )}
            {state === 'reported' && (
              <Button
                size="small"
                busy={review.isPending}
                icon={<ThumbsUp className="size-5" aria-hidden="true" />}
                onClick={() => review.mutate({ ...ofTicked, action: 'keep' })}
              >
                <Plural value={count} one="Keep # entry" other="Keep # entries" />
              </Button>
            )}
            <Button
              size="small"
              aria-expanded={isDeleting}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              onClick={() => setDeleting(!isDeleting)}
            >
              <Plural value={count} one="Delete # entry" other="Delete # entries" />
            </Button>
          </>
        )}
      </div>
      {count > 0 && isDeleting && (
        <>
          <p className="text-soft">
            <Trans>All selected entries are deleted for this reason.</Trans>
          </p>
          <DeletionReason
            isBusy={review.isPending}
            kind={kind}
            onDelete={(reason) => review.mutate({ ...ofTicked, action: 'delete', reason })}
          />
        </>
      )}
      {review.isError && <Notice tone="bad">{refusalWords(refusalOf(review.error))}</Notice>}
    </section>
  );
}
