import type { LiveWord } from '../live-session/index.ts';
import { kindsFor } from '../study/question/index.ts';
import { lettersOf } from '../text/index.ts';
import { type QuizKind, quizKinds } from './settings.ts';

/** A word, as far as it decides in which kinds of question it can be asked. */
export type Askable = Pick<
  LiveWord,
  'image_id' | 'source_translation' | 'target_translation' | 'target_language' | 'sound_path'
>;

/**
 * Whether a word can be asked in this way. By its sound when it has one. It is typed when its picture, or its source text
 * where there is none, asks for it, and something of it has to be typed. Else see {@link kindsFor}.
 */
export function canBeAsked(word: Askable, kind: QuizKind): boolean {
  switch (kind) {
    case 'sound_to_text':
      return Boolean(word.sound_path);
    case 'typed': {
      const isAskedFor = word.image_id !== null || word.source_translation !== null;
      return isAskedFor && lettersOf(word.target_translation, word.target_language).some(({ keys }) => keys.length > 0);
    }
    default:
      return kindsFor(word).includes(kind);
  }
}

/** How many of these words a quiz of these kinds can ask, and how many it cannot for want of a picture or a sound. */
export function countAskable(
  words: readonly Askable[],
  kinds: readonly QuizKind[],
): { askable: number; left_out: number } {
  const askable = words.filter((word) => kinds.some((kind) => canBeAsked(word, kind))).length;
  return { askable, left_out: words.length - askable };
}

/** How many of these words can be asked in each way. */
export function countByKind(words: readonly Askable[]): Record<QuizKind, number> {
  const counts = quizKinds.map((kind) => [kind, words.filter((word) => canBeAsked(word, kind)).length] as const);
  return Object.fromEntries(counts) as Record<QuizKind, number>;
}
