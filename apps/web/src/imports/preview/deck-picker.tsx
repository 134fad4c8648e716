import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Folder, Layers } from 'lucide-react';
import { useState } from 'react';
import { api, statusOf } from '../../api/client.ts';
import { folderQuery } from '../../decks/folder-query.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';

/** What an own deck is called; undefined while that is asked. */
export function useDeckName(deck_id: number | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ['deck_name', deck_id],
    queryFn: ({ signal }) => api.editedDeck({ params: { deck_id: deck_id! } }, signal),
    select: ({ deck_name }) => deck_name,
    enabled: deck_id !== undefined,
  });
  return data;
}

export interface DeckPickerProps {
  username: string;
  onChoose: (deck_id: number) => void;
  onClose: () => void;
}

const row =
  'flex min-h-13 w-full items-center gap-3 rounded-xl border-2 border-transparent px-3 py-1.5 text-start text-lg hover:bg-brand-wash';

/** A dialog in which one's own folders are walked through and a deck is chosen. */
export function DeckPicker({ username, onChoose, onClose }: DeckPickerProps) {
  const { t } = useLingui();
  const [directory, setDirectory] = useState<number>();
  const { data: home, error, refetch } = useQuery(folderQuery(username, directory));
  const items = (home?.items ?? []).filter(({ item_type }) => item_type === 'folder' || item_type === 'deck');
  return (
    <Dialog title={<Trans>Choose a deck</Trans>} onClose={onClose}>
      <nav aria-label={t`Folder`}>
        <ol className="flex flex-wrap items-center gap-y-1">
          {(home?.path ?? []).map(({ item_id, item_name }, place, all) => (
            <li key={item_id} className="flex min-w-0 items-center">
              {place > 0 && <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />}
              <button
                type="button"
                aria-current={place === all.length - 1 ? 'location' : undefined}
                onClick={() => setDirectory(item_id)}
                className="min-h-12 min-w-12 rounded-xl px-2 font-semibold wrap-anywhere text-soft hover:bg-brand-wash hover:text-brand-ink aria-[current]:text-ink"
              >
                {place === 0 ? <Trans>Home</Trans> : <UserText>{item_name}</UserText>}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-h-48">
        {error && !home && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
        {!home && !error && <Loading />}
        {home && items.length === 0 && (
          <p className="text-soft">
            <Trans>There are no decks here.</Trans>
          </p>
        )}
        <ul aria-label={t`Decks`} className="flex flex-col gap-1 empty:hidden">
          {items.map(({ item_id, item_name, item_type, word_count }) => (
            <li key={item_id}>
              <button
                type="button"
                className={row}
                onClick={() => (item_type === 'folder' ? setDirectory(item_id) : onChoose(item_id))}
              >
                {item_type === 'folder' ? (
                  <Folder className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />
                ) : (
                  <Layers className="size-6 shrink-0 text-brand-ink" aria-hidden="true" />
                )}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <UserText>{item_name}</UserText>
                </span>
                {item_type === 'folder' ? (
                  <ChevronRight className="size-5 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
                ) : (
                  <span className="shrink-0 text-base text-soft">
                    <Plural value={word_count ?? 0} one="# word" other="# words" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
