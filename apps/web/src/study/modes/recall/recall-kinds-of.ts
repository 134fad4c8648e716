import type { DeckWord } from '@lexiroom/contracts/decks';
import { type RecallKind, recallKindsFor } from '@lexiroom/domain/study/recall';
import { recallPage, type StudyInput } from '@lexiroom/domain/study/page';
import type { Sound } from '../../../sound/index.ts';
import { streakOf } from '../../answers/one-more-answer.ts';
import { recallOf } from '../../recall/recall-of.ts';
import type { Study } from '../../study.ts';

/** What a machine of pages begins with, of a study that may be set to typing or listening. */
export function withRecall(
  input: StudyInput,
  study: Pick<Study, 'data' | 'class_id' | 'words'>,
  sound: Sound,
): StudyInput {
  const kinds = new Map(study.words.map((word) => [word.word_id, recallKindsOf(study, word, sound)]));
  const words = input.words.map((word) => ({ ...word, recall: kinds.get(word.word_id) }));
  return { ...input, words, pageFor: recallPage };
}

/** In which kinds a word of a study is asked besides by pictures and texts: by its deck, and how well it is known. */
function recallKindsOf(
  { data, class_id }: Pick<Study, 'data' | 'class_id'>,
  word: DeckWord,
  sound: Sound,
): RecallKind[] {
  const asked = {
    ...word,
    image_id: word.image_path === null ? null : word.image_id,
    // Of words without a schedule nobody knows how well they are known.
    streak: data.calendar && word.due_dates ? streakOf(word.answers, class_id ?? null, data.calendar) : null,
    can_be_heard: sound.canSay(word, word.target_language),
  };
  return recallKindsFor(asked, recallOf(data, word.deck_id));
}
