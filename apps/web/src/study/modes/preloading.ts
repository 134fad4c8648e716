import type { Page } from '@lexiroom/domain/study/page';
import { useEffect, useEffectEvent } from 'react';
import { useSound } from '../../sound/index.ts';
import type { Study } from '../study.ts';
import type { WordOf } from './words.ts';

/** So many pages ahead, pictures and sounds are fetched. */
const ahead = 3;

/** The words whose pictures the next pages show. */
export function wordsAhead(pages: readonly Page[], position: number): number[] {
  const shown = pages.slice(position + 1, position + 1 + ahead).flatMap((page) => {
    return page.type === 'question' && page.kind === 'text_to_picture' ? page.option_word_ids : [page.word_id];
  });
  return [...new Set(shown)];
}

/** Fetches pictures and sounds of words before they are looked at, so that nothing comes in late. */
export function usePreloaded({ data }: Study, wordIds: readonly number[], wordOf: WordOf): void {
  const sound = useSound(data);
  const fetchAll = useEffectEvent((ids: readonly number[]) => {
    const words = ids.map(wordOf);
    for (const word of words) {
      if (word.image_path !== null) new Image().src = word.image_path;
      void sound.preload([word], word.target_language);
    }
  });
  const named = wordIds.join(' ');
  useEffect(() => fetchAll(named.split(' ').filter(Boolean).map(Number)), [named]);
}
