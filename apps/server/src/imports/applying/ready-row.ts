import { sentenceLimits } from '@lexiroom/domain/sentences/sentence';
import type { Coming } from '../reading/orders.ts';

export type WordRow = Extract<Coming, { kind: 'word' }>;
export type SentenceRow = Extract<Coming, { kind: 'sentence' }>;

/** The sound of a word, unless our own archive says that a voice made it, which makes it here as well. */
export const keptSoundOf = ({ sound, is_sound_chosen = true }: WordRow['word']): string | null =>
  is_sound_chosen ? sound : null;

/** The pictures of a sentence: our own archive knows several, others one. */
export const picturesOfSentence = ({ picture, more }: SentenceRow['sentence']) =>
  (more?.pictures ?? (picture === null ? [] : [{ picture, text: null, highlighted: false }])).slice(
    0,
    sentenceLimits.images,
  );

/** A row with the pictures and sounds that it has got. */
export interface ReadyRow<Row extends Coming> {
  row: Row;
  /** Of a word. */
  image_id: number | null;
  /** Of a sentence, in their order. */
  pictures: { image_id: number; text: string | null; highlighted: boolean }[];
  sound_id: number | null;
  source_sound_id: number | null;
}
