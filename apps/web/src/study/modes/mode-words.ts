import type { DeckWord } from '@lexiroom/contracts/decks';
import type { Page, StudyInput, StudyWord } from '@lexiroom/domain/study/page';
import { useEffect, useEffectEvent } from 'react';
import { type Sound, useSound } from '../../sound/index.ts';
import { isDue } from '../due-dates.ts';
import type { Study } from '../study.ts';
import { recallParts } from './recall/fetch-recall.ts';
import { newSeed } from './seed.ts';
import type { WordOf } from './word-of.ts';

/** A word as the machines need it; one that was never answered is new. */
export function studyWord({ word_id, image_id, image_path, ...word }: DeckWord): StudyWord {
  return {
    word_id,
    image_id: image_path === null ? null : image_id,
    target_translation: word.target_translation,
    target_language: word.target_language,
    source_translation: word.source_translation,
    source_language: word.source_language,
    is_new: word.answers.length === 0,
  };
}

/**
 * What a machine of pages begins with. Wrong options come from all words of the study (specification 1 section 4); `sound`
 * decides what can be asked by its sound.
 */
export function pagesInput(
  study: Pick<Study, 'words' | 'data' | 'class_id'>,
  sound: Sound,
): Omit<StudyInput, 'resumed'> {
  const { words, data } = study;
  const input: StudyInput = {
    words: words.map((word) => ({
      ...studyWord(word),
      is_due: data.calendar !== null && isDue(word, data.calendar.today),
    })),
    choices: data.words.map(studyWord),
    option_count: data.option_count === 2 || data.option_count === 3 ? data.option_count : 4,
    seed: newSeed(),
  };
  return recallParts()?.withRecall(input, study, sound) ?? input;
}

/** How many pages ahead, pictures and sounds are fetched. */
const ahead = 3;

/** The words whose pictures the next pages show. */
export function wordsAhead(pages: readonly Page[], position: number): number[] {
  const shown = pages.slice(position + 1, position + 1 + ahead).flatMap((page) => {
    return page.type === 'question' && page.kind !== 'picture_to_text' ? page.option_word_ids : [page.word_id];
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
