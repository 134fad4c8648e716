import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails, SharedItem } from '@lexiroom/contracts/classes';
import { Layers, Plus, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { deckPath, directoryPath, Link, storyPath } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import type { ClassActions } from '../changes/class-actions.tsx';
import { ItemMark } from './item-mark.tsx';
import { ShareItemsDialog } from './share-items-dialog.tsx';

/** Draws what can be begun with the class and a deck that is shared with it. */
export type DeckLessonPart = ComponentType<{ class_id: number; deck: SharedItem }>;

export interface SharedSectionProps {
  details: ClassDetails;
  actions: ClassActions;
  deckLesson: DeckLessonPart;
}

/** What is shared with the class: decks, categories and folders, each taken back at once. */
export function SharedSection({ details, actions, deckLesson: DeckLesson }: SharedSectionProps) {
  const { t } = useLingui();
  const [isChoosing, choose] = useState(false);
  const { class_id, items, archived } = details;
  const button = (
    <Button look="sun" icon={<Plus className="size-5" aria-hidden="true" />} onClick={() => choose(true)}>
      <Trans>Share decks…</Trans>
    </Button>
  );
  return (
    <div className="flex flex-col gap-5">
      {items.length === 0 ? (
        <EmptyState icon={<Layers className="size-8" />} title={t`Nothing is shared yet`} action={button}>
          <Trans>
            Students who joined with an account find shared decks on their home page and see what is due there. A shared
            folder shares everything in it, now and later. Nobody else sees a private deck.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-2xl text-soft">
              <Trans>Students who joined with an account find these on their home page.</Trans>
            </p>
            {button}
          </div>
          <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            {items.map((item) => (
              <SharedRow key={item.item_id} item={item} onUnshare={actions.unshare}>
                {item.item_type === 'deck' && !archived && <DeckLesson class_id={class_id} deck={item} />}
              </SharedRow>
            ))}
          </ul>
        </>
      )}
      {isChoosing && <ShareItemsDialog details={details} actions={actions} onClose={() => choose(false)} />}
    </div>
  );
}

interface SharedRowProps {
  item: SharedItem;
  onUnshare: ClassActions['unshare'];
  /** What else can be done with it. */
  children: ReactNode;
}

function SharedRow({ item, onUnshare, children }: SharedRowProps) {
  const { t } = useLingui();
  const { user } = useSession();
  const { item_id, item_name, item_type, deck_count } = item;
  const owner = user?.username ?? '';
  const path = {
    folder: directoryPath(owner, item_id),
    category: `/category/${encodeURIComponent(owner)}/${item_id}`,
    deck: deckPath(owner, item_id),
    story: storyPath(owner, item_id),
  }[item_type];
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl border border-line bg-card py-2 ps-4 pe-2">
      <ItemMark item_type={item_type} />
      <span className="min-w-40 flex-1">
        <Link to={path} className="block font-semibold wrap-anywhere hover:text-brand-ink hover:underline">
          <UserText>{item_name}</UserText>
        </Link>
        {item_type !== 'deck' && (
          <span className="block text-sm text-soft">
            {item_type === 'story' ? (
              <Trans>Story</Trans>
            ) : (
              <Plural value={deck_count} _0="no deck in it yet" one="# deck" other="# decks" />
            )}
          </span>
        )}
      </span>
      <span className="ms-auto flex items-center gap-1">
        {children}
        <Button
          size="small"
          aria-label={t`Stop sharing ${item_name}`}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={() => onUnshare(item)}
        >
          <Trans>Stop sharing</Trans>
        </Button>
      </span>
    </li>
  );
}
