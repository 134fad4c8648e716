import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails } from '@lexiroom/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, Layers } from 'lucide-react';
import { useState } from 'react';
import { OwnTree } from '../../classes/sharing/own-tree.tsx';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { learnedQuery } from '../statistics-queries.ts';
import { type LessonKind, LessonLink } from './lesson-link.tsx';

export interface LessonDialogProps {
  kind: LessonKind;
  details: ClassDetails;
  onClose: () => void;
}

/** With which deck a lesson begins: one that the class has to do with, or any other of the teacher's. */
export function LessonDialog({ kind, details, onClose }: LessonDialogProps) {
  const { t } = useLingui();
  const { class_id, class_name } = details;
  const [isInTree, lookInTree] = useState(false);
  const { data, isPending } = useQuery(learnedQuery(class_id));
  const decks = data?.decks ?? [];
  const name = <UserText>{class_name}</UserText>;
  return (
    <Dialog
      title={kind === 'live' ? <Trans>Go live with {name}</Trans> : <Trans>Ask {name} questions</Trans>}
      onClose={onClose}
    >
      {' '}
      {/* prettier-ignore */}
      <p className="text-soft">
        {kind === 'live' ? (
          <Trans>Choose a deck. Students pick their names on their phones and answer there.</Trans>
        ) : (
          <Trans>Choose a deck. Students are asked one after the other.</Trans>
        )}
      </p>
      {isPending && <Loading />}
      {decks.length > 0 && !isInTree && (
        <ul className="flex flex-col gap-1">
          {decks.map(({ deck_id, deck_name, words }) => (
            <li key={deck_id}>
              <LessonLink
                kind={kind}
                class_id={class_id}
                deck_id={deck_id}
                className="flex min-h-12 items-center gap-3 rounded-xl px-2 py-1.5 font-semibold hover:bg-brand-wash hover:text-brand-ink"
              >
                <Layers className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <UserText>{deck_name}</UserText>
                </span>
                <span className="shrink-0 text-sm font-normal text-soft">
                  <Plural value={words} one="# word" other="# words" />
                </span>
              </LessonLink>
            </li>
          ))}
        </ul>
      )}
      {!isPending && decks.length > 0 && !isInTree && (
        <Button
          size="small"
          className="self-start"
          icon={<FolderOpen className="size-5" aria-hidden="true" />}
          onClick={() => lookInTree(true)}
        >
          <Trans>Another deck…</Trans>
        </Button>
      )}
      {!isPending && (decks.length === 0 || isInTree) && (
        <OwnTree
          renderAction={({ item_id, item_name, item_type }) =>
            item_type === 'deck' && (
              <LessonLink
                kind={kind}
                class_id={class_id}
                deck_id={item_id}
                aria-label={t`Choose ${item_name}`}
                className={buttonClass('quiet', 'small')}
              >
                <Trans>Choose</Trans>
              </LessonLink>
            )
          }
        />
      )}
    </Dialog>
  );
}
