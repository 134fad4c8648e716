import { useEffect, useState } from 'react';
import type { Study } from '../study.ts';
import { dropProgress, progressKey, readProgress, writeProgress } from './kept-progress.ts';

/** What was kept of a study; not read yet in the first moments. */
export type Kept<Progress> = { isRead: false } | { isRead: true; progress: Progress | undefined };

/** Keeps where somebody is in this view of a study, so that a reload goes on there, without a network too. */
export function useKeptProgress<Progress>(
  study: Study,
): Kept<Progress> & { keep: (progress: Progress) => void; forget: () => void } {
  const key = progressKey(study);
  const name = JSON.stringify(key);
  const [found, setFound] = useState<{ name: string; progress: Progress | undefined }>();
  const wordIds = study.words.map(({ word_id }) => word_id);
  const names = JSON.stringify(wordIds);
  useEffect(() => {
    let isLeft = false;
    void readProgress(JSON.parse(name), JSON.parse(names)).then((progress) => {
      // A study that goes on is not set back by words that were read again.
      if (!isLeft) setFound((before) => (before?.name === name ? before : { name, progress: progress as Progress }));
    });
    return () => {
      isLeft = true;
    };
  }, [name, names]);
  const ways = {
    keep: (progress: Progress) => void writeProgress(key, wordIds, progress),
    forget: () => void dropProgress(key),
  };
  return found?.name === name ? { isRead: true, progress: found.progress, ...ways } : { isRead: false, ...ways };
}
