import { Trans, useLingui } from '@lingui/react/macro';
import { saveProblems } from '@lexiroom/domain/deck-editor';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, refusalOf } from '../api/client.ts';
import { refetchAfterChange } from '../api/query-client.ts';
import { Button } from '../design/buttons/button.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { deckPath, push, useParameter } from '../navigation/index.ts';
import { NotFound } from '../page/not-found.tsx';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { folderQuery } from '../decks/folder-query.ts';
import type { Draft, DraftOwner } from './draft/stored-draft.ts';
import { createDraftStore, type DraftStore } from './draft/draft-store.ts';
import { Editor } from './editor.tsx';
import { withHistory } from './history/history.ts';
import type { EditorState } from './editor-store.ts';
import { SavingLine } from './status/saving-line.tsx';
import type { Undoable } from './status/undo-bar.tsx';
import { focusProblem, focusRow } from './rows/focus-row.ts';
import { fieldsOf } from './saving/sending/server-rows.ts';
import { PlaceLine } from './settings/place-line.tsx';

/** `/deck/{owner}/new?directory=`: a new deck of whoever is logged in; to others the page does not exist. */
export function NewDeckPage({ owner }: { owner: string }) {
  const { user, isChecked } = useSession();
  const directoryParameter = useParameter('directory') ?? '';
  if (!isChecked) return <Loading />;
  if (user?.username !== owner) return <NotFound />;
  const directory = /^[1-9]\d{0,9}$/.test(directoryParameter) ? Number(directoryParameter) : undefined;
  return <NewDeck key={`${owner} ${directory}`} user={user} directory={directory} />;
}

interface NewDeckProps {
  user: DraftOwner;
  directory: number | undefined;
}

/** A deck that is being made: everything stays on this device until 'Create deck'. */
function NewDeck({ user, directory }: NewDeckProps) {
  const { username } = user;
  const { t } = useLingui();
  const cache = useQueryClient();
  const [store] = useState(() => createDraftStore(user, directory));
  const [history] = useState(() => withHistory(store, false));
  const state = useSyncExternalStore(store.subscribe, store.state);
  const { settings, rows, saving } = state;
  useDraftInStep(store);
  const place = useSyncExternalStore(store.subscribe, store.place);
  const folder = useQuery(folderQuery(username, place?.parent_id));
  const [hasTried, setTried] = useState(false);
  const [undoable, setUndoable] = useState<Undoable>();
  const problems = saveProblems(rows, needsSource(state));
  const isBegun = rows.length > 0 || settings.deck_name !== '';
  const make = useMutation({
    mutationFn: () => api.newDeck({ body: newDeckBody(store.beginSending()) }),
    onSuccess: ({ item_id }) => {
      store.forgetSent();
      void refetchAfterChange(cache, folderQuery(username).queryKey);
      push(deckPath(username, item_id));
    },
    onError: (error) => store.showMessage({ type: 'refused', refusal: refusalOf(error) }),
  });

  function create() {
    setTried(true);
    const [problem] = problems;
    if (settings.deck_name === '') {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[name=deck_name]')?.focus());
    } else if (problem) focusProblem(rows, problem);
    else make.mutate();
  }
  function reset() {
    history.asStep(store.reset);
    const putBack = history.undoOfLast();
    setTried(false);
    const undo = () => {
      putBack();
      focusRow(store.state().rows[0]?.key, 'handle');
    };
    setUndoable({ done: 'reset', undo });
  }

  return (
    <Page title={t`New deck`}>
      <Editor
        store={history}
        isDraft
        seenBy={folder.data?.directory.seen_by ?? 'public'}
        place={<PlaceLine username={username} place={place} onPlace={store.moveTo} />}
        title={<Trans>New deck</Trans>}
        tools={
          <Button
            size="small"
            disabled={!isBegun}
            icon={<RotateCcw className="size-5" aria-hidden="true" />}
            onClick={reset}
          >
            <Trans>Reset</Trans>
          </Button>
        }
        problems={hasTried ? problems : []}
        nameError={hasTried && settings.deck_name === '' ? t`Please enter a name` : undefined}
        undoable={undoable}
        onUndoable={setUndoable}
        ending={
          <>
            {isBegun && <SavingLine saving={saving} onRetry={create} />}
            <Button look="sun" className="ms-auto" busy={make.isPending} onClick={create}>
              <Trans>Create deck</Trans>
            </Button>
          </>
        }
      />
    </Page>
  );
}

const needsSource = ({ settings }: Pick<EditorState, 'settings'>) =>
  settings.show_translation && settings.source_language !== null;

function newDeckBody({ settings, rows, place, command_id }: Draft) {
  return { ...settings, ...place, command_id, selected_ids: rows.map(fieldsOf) };
}

/**
 * Keeps a draft the same in all tabs. While it could not be stored on this device, the browser asks before the tab is closed.
 */
function useDraftInStep(store: DraftStore): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', store.onStorageEvent, { signal });
    addEventListener('beforeunload', (event) => store.isUnsaved() && event.preventDefault(), { signal });
    return () => listening.abort();
  }, [store]);
}
