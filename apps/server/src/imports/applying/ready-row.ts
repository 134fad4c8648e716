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

/** The second sound of a sentence with what it says; undefined where there is none, or nothing that it could say. */
export function extraSoundOf({ more }: SentenceRow['sentence']): { name: string; text: string } | undefined {
  const text = more?.extra_target_translation?.trim();
  return more?.extra_sound && text ? { name: more.extra_sound, text } : undefined;
}

/** A row with the pictures and sounds that it has got. */
export interface ReadyRow<Row extends Coming> {
  row: Row;
  /** Of a word, and of the row that is the cover. */
  image_id: number | null;
  /** Of a sentence, in their order. */
  pictures: { image_id: number; text: string | null; highlighted: boolean }[];
  sound_id: number | null;
  /** Of a sentence: of its second text. */
  extra_sound_id: number | null;
  source_sound_id: number | null;
}
