import type { DeckData } from '@lexiroom/contracts/decks';
import type { RecallSettings } from '@lexiroom/domain/study/recall';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { keepLocalSettings } from '../settings/local-settings.ts';
import type { Study } from '../study.ts';
import { changeStudies, studyKey } from '../study-changes.ts';

export interface RecallChanges {
  /** Chooses this for decks of the study; shown at once, and taken back when it cannot be saved. */
  choose: (settings: RecallSettings, deck_ids?: readonly number[]) => Promise<void>;
  hasFailed: boolean;
}

/**
 * Changes how the viewer is asked for the words of decks: kept with their account, for all their devices; of a visitor in this
 * browser. A newer choice cancels the call of an older one.
 */
export function useRecall(study: Study): RecallChanges {
  const cache = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const call = useRef<AbortController>(undefined);
  const { data, address, selection } = study;
  return {
    hasFailed,
    async choose(settings, deck_ids = data.studyDeckIds) {
      if (data.logged_in_user === null) {
        keepLocalSettings({ ...address, selection }, { recall: deck_ids.map((deck_id) => ({ deck_id, ...settings })) });
        return;
      }
      call.current?.abort();
      const mine = new AbortController();
      call.current = mine;
      setFailed(false);
      changeStudies(cache, (known) => withRecall(known, deck_ids, settings));
      try {
        await api.chooseRecall({ body: { deck_ids: [...deck_ids], ...settings } }, mine.signal);
      } catch {
        if (!mine.signal.aborted) setFailed(true);
      }
      // What is right as well comes with the words; after a failure what was saved last comes back.
      if (!mine.signal.aborted) await cache.invalidateQueries({ queryKey: studyKey(address) });
    },
  };
}

/** A study after a choice for some decks, as far as it has them. */
export function withRecall(data: DeckData, deck_ids: readonly number[], settings: RecallSettings): DeckData {
  const changed = data.studyDeckIds.filter((deck_id) => deck_ids.includes(deck_id));
  if (changed.length === 0) return data;
  const others = (data.recall ?? []).filter(({ deck_id }) => !changed.includes(deck_id));
  return { ...data, recall: [...others, ...changed.map((deck_id) => ({ deck_id, ...settings }))] };
}
