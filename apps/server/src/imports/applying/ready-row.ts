import type { Coming } from '../reading/orders.ts';

export type WordRow = Extract<Coming, { kind: 'word' }>;
export type SentenceRow = Extract<Coming, { kind: 'sentence' }>;

/** A row with the pictures and sounds that it has got. */
export interface ReadyRow<Row extends Coming> {
  row: Row;
  image_id: number | null;
  sound_id: number | null;
  source_sound_id: number | null;
}
