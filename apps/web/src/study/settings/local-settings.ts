import type { ChunkSize } from '@lexiroom/domain/study/page';
import type { DeckRecall } from '@lexiroom/contracts/decks';
import { useSyncExternalStore } from 'react';
import { read, remember } from '../../browser/stored-values.ts';
import type { StudyAddress } from '../study-address.ts';
import type { Selection } from '../study-address.ts';

/**
 * Settings that are kept in this browser, for this study: those of a study that is not the viewer's own deck, and of every
 * study the size of its chunks.
 */
export interface LocalSettings {
  chunk_size?: ChunkSize;
  option_count?: OptionCount;
  show_translation?: boolean;
  /** As long as no account says otherwise. */
  recall?: DeckRecall[];
}
const optionCounts = [2, 3, 4] as const;
/** Those of the domain, written again here, as its file would bring more. */
export const chunkSizes = [5, 10, 20, 'all'] as const satisfies readonly ChunkSize[];
type OptionCount = (typeof optionCounts)[number];

/** What settings are kept for: these decks or categories; a selection of their words is a study of its own. */
export type SettingsOf = Pick<StudyAddress, 'type' | 'ids'> & { selection: Selection | undefined };

const none: LocalSettings = {};
const remembered = new Map<string, LocalSettings>();
const listeners = new Set<() => void>();

const nameOf = ({ type, ids, selection }: SettingsOf) =>
  `${type}-${ids.join('-')}-${selection ? 'special-' : ''}settings` as const;

/** The settings kept for a study; empty when there are none, or when what is kept cannot be read. */
export function localSettingsOf(study: SettingsOf): LocalSettings {
  const name = nameOf(study);
  const before = remembered.get(name);
  if (before) return before;
  const settings = parsed(read(name));
  remembered.set(name, settings);
  return settings;
}

function parsed(kept: string | null): LocalSettings {
  if (kept === null) return none;
  let stored: unknown;
  try {
    stored = JSON.parse(kept);
  } catch {
    return none;
  }
  // By hand: the page of a study does without the schemas.
  const { option_count, show_translation, chunk_size, recall } = (stored ?? {}) as Partial<
    Record<keyof LocalSettings, unknown>
  >;
  const count = optionCounts.find((allowed) => allowed === option_count);
  const size = chunkSizes.find((allowed) => allowed === chunk_size);
  return {
    ...(size === undefined ? {} : { chunk_size: size }),
    ...(count === undefined ? {} : { option_count: count }),
    ...(typeof show_translation === 'boolean' ? { show_translation } : {}),
    // What makes no sense of it chooses nothing.
    ...(Array.isArray(recall) ? { recall } : {}),
  };
}

/** Keeps settings for a study, beside those that are kept already. */
export function keepLocalSettings(study: SettingsOf, change: LocalSettings): void {
  const settings = { ...localSettingsOf(study), ...change };
  remembered.set(nameOf(study), settings);
  remember(nameOf(study), JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The settings kept for a study, as they are now. */
export function useLocalSettings(study: SettingsOf): LocalSettings {
  return useSyncExternalStore(listen, () => localSettingsOf(study));
}
