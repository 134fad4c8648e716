import type { DeckWord } from '@lexiroom/contracts/decks';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, refusalOf } from '../../api/client.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { changeWords } from '../study-changes.ts';

export type PinnedWord = Pick<DeckWord, 'word_id' | 'is_pinned'>;

/**
 * A function that pins a word, or unpins it, everywhere it is shown (specification 1 section 4). Shown at once; when the
 * server refuses, the pin goes back and `onFailure` gets the words for it. One call at a time, so that the last click wins.
 */
export function usePin(onFailure: (words: string) => void): (word: PinnedWord) => void {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const cache = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: 'pin' },
    mutationFn: (body: PinnedWord) => api.pinWord({ body }),
    onMutate: ({ word_id, is_pinned }) =>
      changeWords(
        cache,
        (word) => word.word_id === word_id,
        (word) => ({ ...word, is_pinned }),
      ),
    onError: (error, { word_id, is_pinned }) => {
      // A later click may have changed it again; that one then decides.
      const isMeant = (word: DeckWord) => word.word_id === word_id && word.is_pinned === is_pinned;
      changeWords(cache, isMeant, (word) => ({ ...word, is_pinned: !is_pinned }));
      const refusal = refusalOf(error);
      const isTold = refusal && refusal.code !== 'SURPRISE';
      onFailure(isTold ? refusalWords(refusal) : t`Something went wrong, try again`);
    },
  });
  return ({ word_id, is_pinned }) => mutate({ word_id, is_pinned: !is_pinned });
}
