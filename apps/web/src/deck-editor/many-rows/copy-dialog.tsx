import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckForWords } from '@lexiroom/contracts/deck-editor';
import { deckRowLimit } from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, refusalOf, statusOf } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';
import { refetchAfterChange } from '../../api/query-client.ts';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Spinner } from '../../design/graphics/spinner.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import type { EditorRow } from '../row.ts';
import type { Undoable } from '../status/undo-bar.tsx';

export interface CopyDialogProps {
  /** The deck that the words are of. */
  deck_id: number;
  rows: readonly EditorRow[];
  onCopied: (undoable: Undoable) => void;
  onClose: () => void;
}

/** From so many decks on there is a field to find one by its name. */
const manyDecks = 8;

/** The other decks in the same languages; pressing one copies the chosen words into it. */
export function CopyDialog({ deck_id, rows, onCopied, onClose }: CopyDialogProps) {
  const { t } = useLingui();
  const [sought, setSought] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['decks_for_words', deck_id],
    queryFn: ({ signal }) => api.decksForWords({ params: { deck_id } }, signal),
    gcTime: 0,
  });
  const { copy, word_ids } = useCopying(rows, onCopied, onClose);
  const refusalWords = useRefusalWords();
  const unsaved = rows.length - word_ids.length;
  const decks = data?.decks ?? [];
  const shown = decks.filter(({ deck_name }) => searchKey(deck_name).includes(searchKey(sought)));
  return (
    <Dialog title={<Plural value={rows.length} one="Copy # word to…" other="Copy # words to…" />} onClose={onClose}>
      {error && !data && <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && decks.length === 0 && (
        <p className="text-soft">
          <Trans>You have no other deck in these languages yet.</Trans>
        </p>
      )}
      {unsaved > 0 && (
        <Notice>
          <Plural
            value={unsaved}
            one="# word is not saved yet and is left out."
            other="# words are not saved yet and are left out."
          />
        </Notice>
      )}
      {copy.isError && <Notice tone="bad">{refusalWords(refusalOf(copy.error))}</Notice>}
      {copy.data?.word_ids.length === 0 && (
        <Notice>
          <Trans>That deck already has these words.</Trans>
        </Notice>
      )}
      {decks.length >= manyDecks && (
        <TextField label={t`Find a deck`} value={sought} onChange={({ target }) => setSought(target.value)} />
      )}
      <ul aria-label={t`Decks`} className="flex flex-col gap-2 empty:hidden">
        {shown.map((deck) => (
          <li key={deck.deck_id}>
            <DeckButton
              deck={deck}
              isBusy={copy.isPending && copy.variables.deck_id === deck.deck_id}
              onPress={() => {
                if (!copy.isPending && word_ids.length > 0) copy.mutate(deck);
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Copies rows as the server has them, once for each deck however often it is pressed; the copies can be taken back. */
function useCopying(rows: readonly EditorRow[], onCopied: CopyDialogProps['onCopied'], onClose: () => void) {
  const cache = useQueryClient();
  const [commandIds] = useState(() => new Map<number, string>());
  const word_ids = rows.flatMap(({ word_id }) => word_id ?? []);
  const refetchDecks = () => {
    for (const name of ['study', 'user_home', 'edited_deck']) void refetchAfterChange(cache, [name]);
  };
  const copy = useMutation({
    mutationFn: ({ deck_id }: DeckForWords) => {
      const command_id = commandIds.get(deck_id) ?? newCommandId();
      commandIds.set(deck_id, command_id);
      return api.copyWords({ body: { deck_id, word_ids, command_id } });
    },
    onSuccess: (copied, { deck_id, deck_name }) => {
      if (copied.word_ids.length === 0) return;
      refetchDecks();
      const undo = () => void api.deleteWords({ body: { deck_id, word_ids: copied.word_ids } }).then(refetchDecks);
      onCopied({ done: 'copied', count: copied.word_ids.length, name: deck_name, undo });
      onClose();
    },
  });
  return { copy, word_ids };
}

interface DeckButtonProps {
  deck: DeckForWords;
  isBusy: boolean;
  onPress: () => void;
}

function DeckButton({ deck, isBusy, onPress }: DeckButtonProps) {
  const { deck_name, folder_name, word_count } = deck;
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={onPress}
      className="flex min-h-14 w-full items-center gap-3 rounded-2xl border-2 border-line px-4 py-2 text-start hover:border-edge hover:bg-brand-wash"
    >
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-lg font-semibold">
          <UserText>{deck_name}</UserText>
        </span>
        <span className="block text-sm text-soft">
          {folder_name !== null && (
            <>
              <UserText>{folder_name}</UserText>
              {' · '}
            </>
          )}
          <Plural value={word_count} one="# word" other="# words" />
          {word_count >= deckRowLimit && (
            <>
              {' · '}
              <Trans>Deck limit reached</Trans>
            </>
          )}
        </span>
      </span>
      {isBusy && <Spinner />}
    </button>
  );
}
