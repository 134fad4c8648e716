import { licenceNames } from '@lexiroom/domain/library';
import { z } from 'zod/mini';
import { forget, read, remember } from '../../../browser/stored-values.ts';
import { parseJson } from '../../draft/stored-row.ts';
import { type Credits, noCredits } from './credits.ts';

const Remembered = z.object({ artist_name: z.string(), license: z.enum(licenceNames) });
const nameFor = (user_id: number) => `picture-credits-${user_id}` as const;

/** What a new picture of a user begins with: artist and licence of the one before on this device; its links are its own. */
export function rememberedCredits(user_id: number | undefined): Credits {
  if (user_id === undefined) return noCredits;
  const { data } = Remembered.safeParse(parseJson(read(nameFor(user_id))));
  return data ? { ...noCredits, ...data } : noCredits;
}

/** Forgets the artist and licence of a user who leaves. */
export const forgetCredits = (user_id: number): void => forget(nameFor(user_id));

/** Remembers artist and licence of a picture that a user has uploaded; by the id of the user, as others may log in here. */
export function rememberCredits(user_id: number | undefined, { artist_name, license }: Credits): void {
  if (user_id === undefined || license === null) return;
  remember(nameFor(user_id), JSON.stringify({ artist_name, license }));
}
