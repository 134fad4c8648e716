import { isKnown } from '../../today/index.ts';
import { type RecallKind, recallKinds, type RecallSettings } from './kinds.ts';

/** What decides how a word may be asked. */
export interface RecalledWord {
  /** Null for one without a picture, or with a word card. */
  image_id: number | null;
  source_translation: string | null;
  target_translation: string;
  /**
   * Right days in a row up to the last one; 0 for a word that was never answered. Null where nobody remembers answers: then
   * what was chosen holds for every word.
   */
  streak: number | null;
  /** There is a sound or a voice for it, and sounds are on. */
  can_be_heard: boolean;
}

/** On so many days in a row a word has to be right before it is asked by its sound. */
export const listeningStreak = 1;

/**
 * The kinds in which a word can be asked by these settings, besides those of pictures and texts: pictures first, its sound
 * once it was right, and typing when it is known ({@link isKnown}). It is typed from a picture or a source text, and listened
 * to only where it has a sound.
 */
export function recallKindsFor(word: RecalledWord, { listening, typing }: RecallSettings): RecallKind[] {
  const { image_id, source_translation, target_translation, streak, can_be_heard } = word;
  const isHeard = listening && can_be_heard && (streak === null || streak >= listeningStreak);
  const isTyped = typing && (streak === null || isKnown({ streak })) && /[\p{L}\p{N}]/u.test(target_translation);
  const possible: Record<RecallKind, boolean> = {
    sound_to_picture: isHeard && image_id !== null,
    typed: isTyped && (image_id !== null || source_translation !== null),
    sound_to_typed: isTyped && isHeard,
  };
  return recallKinds.filter((kind) => possible[kind]);
}
