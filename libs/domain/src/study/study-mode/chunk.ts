import type { ChunkSize, StudyWord } from '../page/index.ts';

/** So many words has a chunk at most, new or not, unless all are studied in one. */
export const mostWordsOfChunk = 20;

/**
 * The words of the next chunk of Study, in the order they come in: the first `size` new words, and with them words that are
 * due, so many that there are twice `size` at most and never more than {@link mostWordsOfChunk}. Only where that is less
 * than `size` do others come along that are neither new nor due. With 'all' a chunk has all of them.
 */
export function chunkOf<Word extends Pick<StudyWord, 'is_new' | 'is_due'>>(
  words: readonly Word[],
  size: ChunkSize = 'all',
): readonly Word[] {
  if (size === 'all') return words;
  const fresh = words.filter(({ is_new }) => is_new).slice(0, size);
  const most = Math.min(2 * size, mostWordsOfChunk) - fresh.length;
  const due = words.filter(({ is_new, is_due }) => !is_new && is_due).slice(0, most);
  const missing = Math.max(0, size - fresh.length - due.length);
  const others = words.filter(({ is_new, is_due }) => !is_new && !is_due).slice(0, missing);
  const chosen = new Set([...fresh, ...due, ...others]);
  return words.filter((word) => chosen.has(word));
}
