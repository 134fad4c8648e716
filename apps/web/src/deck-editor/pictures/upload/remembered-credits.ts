import { licenceNames } from '@lexiroom/domain/library';
import { z } from 'zod/mini';
import { forget, read, remember } from '../../../browser/stored-values.ts';
import { parseJson } from '../../draft/stored-row.ts';
import { type Credits, noCredits } from './credits.ts';

const Remembered = z.object({
  artist_name: z.string(),
  license: z.enum(licenceNames),
  /** Absent in what earlier releases have kept. */
  is_private: z._default(z.boolean(), false),
});
const nameFor = (user_id: number) => `picture-credits-${user_id}` as const;

/** What a new picture of a user begins with: as the one before on this device, shared or not; its links are its own. */
export function rememberedCredits(user_id: number | undefined): Credits {
  if (user_id === undefined) return noCredits;
  const { data } = Remembered.safeParse(parseJson(read(nameFor(user_id))));
  return data ? { ...noCredits, ...data } : noCredits;
}

/** Forgets what a user who leaves has chosen last. */
export const forgetCredits = (user_id: number): void => forget(nameFor(user_id));

/**
 * Remembers artist, licence and whether it is shared, of a picture that a user has uploaded; by the id of the user, as others
 * may log in here.
 */
export function rememberCredits(user_id: number | undefined, { artist_name, license, is_private }: Credits): void {
  if (user_id === undefined || license === null) return;
  remember(nameFor(user_id), JSON.stringify({ artist_name, license, is_private }));
}
