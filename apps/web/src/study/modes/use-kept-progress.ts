import { useEffect, useState } from 'react';
import type { Study } from '../study.ts';
import { dropProgress, progressKey, readProgress, type Studied, writeProgress } from '../offline/kept-progress.ts';

/** What was kept of a study; not read yet in the first moments, nor while another tab goes on with it. */
export type Kept<Progress> = { isRead: false; isElsewhere: boolean } | { isRead: true; progress: Progress | undefined };

/** What can be done with the kept progress. `goOnHere`: takes it back from the other tab, as far as it has come there. */
export interface KeptActions<Progress> {
  keep: (progress: Progress) => void;
  forget: () => void;
  goOnHere: () => void;
}

/**
 * Keeps where a learner is in this view of a study, so that a reload goes on there, without a network too. When several
 * tabs show the same one, it goes on in the tab that was opened last, as two would write over each other.
 */
export function useKeptProgress<Progress>(study: Study, studied?: Studied): Kept<Progress> & KeptActions<Progress> {
  const key = progressKey(study, studied?.choice);
  const name = JSON.stringify(key);
  const [found, setFound] = useState<{ name: string; progress: Progress | undefined }>();
  const [taken, setTaken] = useState<string>();
  const isElsewhere = taken === name;
  const ids = studied?.ids ?? study.words.map(({ word_id }) => word_id);
  const names = JSON.stringify(ids);
  useEffect(() => {
    if (isElsewhere) return undefined;
    return claimStudy(name, () => {
      setTaken(name);
      setFound(undefined);
    });
  }, [name, isElsewhere]);
  useEffect(() => {
    if (isElsewhere) return undefined;
    let isLeft = false;
    void readProgress(JSON.parse(name), JSON.parse(names)).then((progress) => {
      // A study that goes on is not set back by words that were read again.
      if (!isLeft) setFound((before) => (before?.name === name ? before : { name, progress: progress as Progress }));
    });
    return () => {
      isLeft = true;
    };
  }, [name, names, isElsewhere]);
  const actions = {
    keep: (progress: Progress) => void writeProgress(key, ids, progress),
    forget: () => void dropProgress(key),
    goOnHere: () => setTaken(undefined),
  };
  return found?.name === name
    ? { isRead: true, progress: found.progress, ...actions }
    : { isRead: false, isElsewhere, ...actions };
}

/**
 * Tells the other tabs of this browser that a study goes on here from now on. `onTaken` is called when another tab says
 * so later. Returns the function that stops listening.
 */
function claimStudy(name: string, onTaken: () => void): () => void {
  const channel = new BroadcastChannel(`study ${name}`);
  channel.addEventListener('message', onTaken);
  channel.postMessage('here');
  return () => channel.close();
}
