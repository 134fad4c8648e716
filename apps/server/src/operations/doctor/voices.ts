import { languageName } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { Difference } from '../../event-log/difference.ts';
import { readVoicesFolder } from '../../speech/piper/voices-folder.ts';
import type { Surroundings } from './check.ts';

/** Every voice that the operator has laid into the folder is one that a language can be said in. */
export async function compareVoices(_client: pg.ClientBase, { voicesFolder }: Surroundings): Promise<Difference[]> {
  if (voicesFolder === undefined) return [];
  const { unused } = readVoicesFolder(voicesFolder);
  return unused.map((found) => ({ what: voicesFolder, expected: 'a voice that is used', found }));
}

/** Which voices there are, and what each says. */
export async function tellOfVoices(_client: pg.ClientBase, { voicesFolder }: Surroundings): Promise<string[]> {
  if (voicesFolder === undefined) return [];
  return readVoicesFolder(voicesFolder).voices.map(
    ({ name, language, speaker_id }) => `${name} is voice ${speaker_id + 1} of ${languageName(language)}`,
  );
}
