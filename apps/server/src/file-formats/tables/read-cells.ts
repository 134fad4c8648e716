import type { ReadCell } from '@lexiroom/domain/interchange';

/** So many rows are looked at to tell whether the first one is a header. */
export const sampleRowCount = 50;

/** A cell that is a text alone. What cannot stand in any text is left out. */
export const readCell = (text: string): ReadCell => ({
  text: text.replaceAll('\0', '').toWellFormed(),
  pictures: [],
  sounds: [],
  gaps: [],
});
