import type { Problem } from '@lexiroom/contracts/errors';
import { ApiError } from '@lexiroom/contracts/http';
import type { Preset, PreparedQuiz, SaveSetUpInput, SetUps } from '@lexiroom/contracts/live';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { newCommandId } from '../../api/command-id.ts';

/** What became of the last change: it was done, or why not; `undefined` inside: no connection. */
export type SetUpNews =
  | { is: 'saved'; kind: SaveSetUpInput['kind']; name: string }
  | { is: 'deleted'; name: string; undo: () => void }
  | { is: 'refused'; problem: Problem | undefined };

/** A prepared quiz as it is sent to be kept again: also with decks that are gone, which may come back from the bin. */
export const sentOf = ({
  name,
  settings,
  prepared_deck_ids,
  word_ids,
  source_language,
  link_key,
}: PreparedQuiz): SaveSetUpInput => ({
  kind: 'prepared',
  name,
  settings,
  source: {
    deck_ids: prepared_deck_ids,
    ...(word_ids ? { word_ids } : {}),
    ...(source_language ? { source_language } : {}),
  },
  link_key,
});

/** What a host has kept, as this page knows it, and the changes that can be made to it. */
export function useSetUps(initial: SetUps) {
  const [setUps, change] = useState(initial);
  const [news, setNews] = useState<SetUpNews>();
  const [isBusy, setBusy] = useState(false);

  /** Does it, and looks at the list anew; false when it was refused, which the news then say. */
  async function tell(doIt: () => Promise<unknown>, done: SetUpNews): Promise<boolean> {
    setBusy(true);
    try {
      await doIt();
      setNews(done);
      change(await api.setUps(undefined));
      return true;
    } catch (error) {
      setNews({ is: 'refused', problem: error instanceof ApiError ? error.problem : undefined });
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Keeps something new, or changes what has this id. */
  const save = (body: SaveSetUpInput, set_up_id: string = newCommandId()) =>
    tell(() => api.saveSetUp({ params: { set_up_id }, body }), { is: 'saved', kind: body.kind, name: body.name });

  function remove({ set_up_id, name }: Preset, again: SaveSetUpInput) {
    void tell(() => api.deleteSetUp({ params: { set_up_id } }), {
      is: 'deleted',
      name,
      undo: () => void save(again, set_up_id),
    });
  }
  return {
    setUps,
    news,
    /** Why the last change was not made, for a dialog, before which the toast is neither seen nor heard. */
    refusal: news?.is === 'refused' ? news : undefined,
    isBusy,
    save,
    remove,
    clearNews: () => setNews(undefined),
  };
}
