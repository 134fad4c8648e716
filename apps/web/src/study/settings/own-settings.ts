import { z } from 'zod/mini';
import { useSyncExternalStore } from 'react';
import { read, remember } from '../../browser-store.ts';
import type { StudyAddress } from '../address.ts';
import type { Selection } from '../selection.ts';

/** Settings of a study that is not the viewer's own deck: kept in this browser, for this study. */
const OwnSettings = z.object({
  option_count: z.optional(z.literal([2, 3, 4])),
  show_translation: z.optional(z.boolean()),
});
export type OwnSettings = z.infer<typeof OwnSettings>;

/** What settings are kept for: these decks or categories; a selection of their words is a study of its own. */
export type SettingsOf = Pick<StudyAddress, 'type' | 'ids'> & { selection: Selection | undefined };

const none: OwnSettings = {};
const known = new Map<string, OwnSettings>();
const listeners = new Set<() => void>();

const nameOf = ({ type, ids, selection }: SettingsOf) =>
  `${type}-${ids.join('-')}-${selection ? 'special-' : ''}settings` as const;

/** The settings kept for a study; empty when there are none, or when what is kept cannot be read. */
export function ownSettingsOf(study: SettingsOf): OwnSettings {
  const name = nameOf(study);
  const before = known.get(name);
  if (before) return before;
  const settings = parsed(read(name));
  known.set(name, settings);
  return settings;
}

function parsed(kept: string | null): OwnSettings {
  if (kept === null) return none;
  try {
    return OwnSettings.parse(JSON.parse(kept));
  } catch {
    return none;
  }
}

/** Keeps settings for a study, beside those that are kept already. */
export function keepOwnSettings(study: SettingsOf, change: OwnSettings): void {
  const settings = { ...ownSettingsOf(study), ...change };
  known.set(nameOf(study), settings);
  remember(nameOf(study), JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The settings kept for a study, as they are now. */
export function useOwnSettings(study: SettingsOf): OwnSettings {
  return useSyncExternalStore(listen, () => ownSettingsOf(study));
}
