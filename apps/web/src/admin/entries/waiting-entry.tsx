import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EntryReview, QueuedEntry } from '@lexiroom/contracts/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, ThumbsUp, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { dateFormat } from '../../i18n/dates.ts';
import { CreditsList } from '../../decks/credits-list.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { PlayButton } from '../../deck-editor/sounds/play-button.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { DeletionReason } from './deletion-reason.tsx';
import { EntryReports } from './entry-reports.tsx';
import { EntryUses } from './entry-uses.tsx';
import { EditedEntry } from './edited-entry.tsx';
import { isOfLibrary, queueKey, type QueueState } from './queue-query.ts';

export interface WaitingEntryProps {
  entry: QueuedEntry;
  state: QueueState;
  isTicked: boolean;
  onTick: () => void;
  /** Shows what its submitter has added alone; undefined where nothing else is shown. */
  onSubmitter: ((username: string) => void) | undefined;
  /** The entry that stands where this one stood, once it has gone; undefined when there is none. */
  next: number | undefined;
  /** Called once the entry was reviewed and the list was read anew. */
  onReviewed: (action: EntryReview['action'], next: number | undefined) => void;
}

/** The id of an entry's element. */
export const entryId = (id: number): string => `entry-${id}`;

/** An entry that waits: what it is, who added it, who reported it, and what may be done with it. */
export function WaitingEntry(props: WaitingEntryProps) {
  const { entry, state, isTicked, onTick, onSubmitter, next, onReviewed } = props;
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const [open, setOpen] = useState<'deletion' | 'edit'>();
  const { kind, id, submitted_by } = entry;
  const isPrivate = kind === 'image' && entry.image_license === null;
  const name = nameOf(entry);
  const review = useMutation({
    mutationFn: (body: EntryReview) => api.reviewEntry({ body }),
    // Before the list is read anew: afterwards this entry has no neighbours.
    onMutate: () => next,
    onError: () => cache.invalidateQueries({ queryKey: queueKey }),
    onSuccess: async (_, { action }, follower) => {
      await cache.invalidateQueries({ queryKey: queueKey });
      onReviewed(action, follower);
    },
  });
  return (
    <li id={entryId(id)}>
      <Card className="flex flex-col gap-4 p-4">
        <div className="grid grid-cols-[auto_8rem_minmax(0,1fr)] gap-x-3 gap-y-4">
          <label className="-m-2 grid size-11 cursor-pointer place-items-center self-start">
            <span className="sr-only">{t`Choose: ${name}`}</span>
            <input type="checkbox" className="size-5.5 accent-brand" checked={isTicked} onChange={onTick} />
          </label>
          {entry.image_path && <Picture src={entry.image_path} alt="" className="self-start rounded-2xl" />}
          <div className="flex min-w-0 flex-col gap-3 max-sm:col-span-3 sm:col-start-3">
            <Facts entry={entry} />
            <EntryUses entry={entry} />
          </div>
        </div>
        {isPrivate && (
          <Notice>
            <Trans>
              Its owner does not share this picture: it is shown in their classes and quizzes only. You see it because
              it was reported. Deleted, it is gone for good.
            </Trans>
          </Notice>
        )}
        {kind === 'image' && (
          <CreditsList
            artist={entry.artist_name}
            licence={entry.image_license}
            links={entry.references}
            submitter={entry.submitted_by}
          />
        )}
        {review.isError && <Notice tone="bad">{refusalWords(refusalOf(review.error))}</Notice>}
        <div className="flex flex-wrap gap-2">
          {!entry.approved && isOfLibrary(kind) && !isPrivate && (
            <Button
              look="brand"
              size="small"
              busy={review.isPending}
              icon={<Check className="size-5" aria-hidden="true" />}
              onClick={() => review.mutate({ kind, id, action: 'approve' })}
            >
              <Trans>Approve</Trans>
            </Button>
          )}
          {state === 'reported' && (
            <Button
              size="small"
              busy={review.isPending}
              icon={<ThumbsUp className="size-5" aria-hidden="true" />}
              onClick={() => review.mutate({ kind, id, action: 'keep' })}
            >
              <Trans>Keep it</Trans>
            </Button>
          )}
          {(kind === 'image' || kind === 'translation') && !isPrivate && (
            <Button
              size="small"
              icon={<Pencil className="size-5" aria-hidden="true" />}
              onClick={() => setOpen('edit')}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
          <Button
            size="small"
            aria-expanded={open === 'deletion'}
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            onClick={() => setOpen(open === 'deletion' ? undefined : 'deletion')}
          >
            <Trans>Delete</Trans>
          </Button>
          {submitted_by !== null && onSubmitter && (
            <Button
              size="small"
              icon={<User className="size-5" aria-hidden="true" />}
              onClick={() => onSubmitter(submitted_by)}
            >
              <Trans>
                Only from <UserText>{submitted_by}</UserText>
              </Trans>
            </Button>
          )}
        </div>
        {open === 'deletion' && (
          <DeletionReason
            kind={kind}
            isBusy={review.isPending}
            onDelete={(reason) => review.mutate({ kind, id, action: 'delete', reason })}
          />
        )}
        {open === 'edit' && <EditedEntry entry={entry} onClose={() => setOpen(undefined)} />}
      </Card>
    </li>
  );
}

/** How an entry is called among others: its text, or what its picture is called. */
function nameOf({ text, names, id }: QueuedEntry): string {
  return text ?? names[0]?.text ?? String(id);
}

function Facts({ entry }: { entry: QueuedEntry }) {
  const { t, i18n } = useLingui();
  const languageName = useLanguageName();
  const { kind, text, language, sound_path, submitted_by, reports, uses } = entry;
  const added = dateFormat(i18n.locale, { dateStyle: 'medium' }).format(entry.created_at);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {text !== null && (
        <p className="flex items-center gap-2 font-display text-2xl font-bold wrap-anywhere">
          {sound_path && <PlayButton path={sound_path} label={t`Play: ${text}`} />}
          <UserText language={language}>{text}</UserText>
        </p>
      )}
      <p className="text-soft">
        {language && <>{languageName(language)} · </>}
        {/* Of a picture it stands among the credits. */}
        {submitted_by && kind !== 'image' && (
          <>
            <Trans>
              by <UserText>{submitted_by}</UserText>
            </Trans>{' '}
            ·{' '}
          </>
        )}
        {added} ·{' '}
        {kind === 'item' ? (
          <Plural value={uses} one="# word" other="# words" />
        ) : (
          <Plural value={uses} one="in # word" other="in # words" />
        )}
      </p>
      {entry.is_hidden && (
        <Notice>
          <Trans>Hidden from others until somebody has checked it.</Trans>
        </Notice>
      )}
      {reports.length > 0 && <EntryReports reports={reports} />}
    </div>
  );
}
