import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileUp, RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, statusOf } from '../api/client.ts';
import { refetchAfterChange } from '../api/query-client.ts';
import { Button, buttonClass } from '../design/buttons/button.tsx';
import { ErrorPanel } from '../design/feedback/error-panel.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { deckPath, importPath, Link, userPath } from '../navigation/index.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { Editor } from './editor.tsx';
import { withHistory } from './history/history.ts';
import { SavingLine } from './status/saving-line.tsx';
import type { Undoable } from './status/undo-bar.tsx';
import { createSavedDeckStore, type SavedDeckStore } from './saving/saved-deck-store.ts';

/** A deck as its owner edits it. */
const editedDeckQuery = (deck_id: number) =>
  queryOptions({
    queryKey: ['edited_deck', deck_id],
    queryFn: ({ signal }) => api.editedDeck({ params: { deck_id } }, signal),
    // Read anew whenever the editor is opened: it keeps itself in step from there on.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** `/deck/{owner}/{id}/edit`: an own deck; to others the page does not exist. */
export function EditDeckPage({ owner, item }: { owner: string; item: string }) {
  const { user, isChecked } = useSession();
  const isOwn = user?.username === owner && /^\d{1,10}$/.test(item);
  const { data, error, refetch } = useQuery({ ...editedDeckQuery(Number(item)), enabled: isOwn });
  if (!isChecked) return <Loading />;
  if (!isOwn) return <NotFound />;
  if (error && !data) {
    return (
      <Page width="narrow">
        <ErrorPanel status={statusOf(error)} backHref={userPath(owner)} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return data ? <EditDeck key={data.deck_id} deck={data} user={user} /> : <Loading />;
}

/** A deck that is there: every change is saved at once. */
export function EditDeck({ deck, user }: { deck: EditedDeck; user: SessionUser }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [store] = useState(() =>
    createSavedDeckStore(deck, user.user_id, () => {
      for (const name of ['study', 'user_home']) void refetchAfterChange(cache, [name]);
    }),
  );
  const [history] = useState(() => withHistory(store, true));
  const { settings, saving } = useSyncExternalStore(store.subscribe, store.state);
  const [undoable, setUndoable] = useState<Undoable>();
  useDeckInStep(store);
  const name = settings.deck_name;
  return (
    <Page title={t`Edit ${name}`}>
      <Editor
        store={history}
        isDraft={false}
        deck_id={deck.deck_id}
        seenBy={deck.seen_by}
        title={
          <Trans>
            Edit <UserText>{name}</UserText>
          </Trans>
        }
        tools={
          <>
            <Link to={importPath({ deck: deck.deck_id })} className={buttonClass('quiet', 'small')}>
              <FileUp className="size-5" aria-hidden="true" />
              <Trans>Import into this deck</Trans>
            </Link>
            <Button
              size="small"
              icon={<RotateCw className="size-5" aria-hidden="true" />}
              onClick={() => {
                store.flush();
                void store.reload();
              }}
            >
              <Trans>Reload</Trans>
            </Button>
          </>
        }
        problems={[]}
        nameError={undefined}
        undoable={undoable}
        onUndoable={setUndoable}
        ending={
          <>
            <SavingLine saving={saving} onRetry={store.retry} />
            <Link to={deckPath(user.username, deck.deck_id)} className={`ms-auto ${buttonClass('sun')}`}>
              <Trans>Done</Trans>
            </Link>
          </>
        }
      />
    </Page>
  );
}

/**
 * Keeps the page and the server in step: coming back to the tab reads what other tabs have changed, leaving it sends what
 * could still be undone. While something is not sent, the browser asks before the tab is closed.
 */
function useDeckInStep(store: SavedDeckStore): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onVisibility = () => (document.visibilityState === 'hidden' ? store.flush() : void store.reload());
    document.addEventListener('visibilitychange', onVisibility, { signal });
    addEventListener('focus', () => void store.reload(), { signal });
    addEventListener('storage', store.onStorageEvent, { signal });
    addEventListener('online', store.retry, { signal });
    addEventListener('pagehide', store.flush, { signal });
    addEventListener('beforeunload', (event) => store.isUnsent() && event.preventDefault(), { signal });
    return () => {
      listening.abort();
      store.flush();
    };
  }, [store]);
}
