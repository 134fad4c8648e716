import { libraryLimits } from '@lexiroom/domain/library';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { framesOf } from './mp3-frames.ts';
import { levelMp3 } from './mp3-thread.ts';

/**
 * An uploaded MP3 as it may be kept: its frames alone, after all of them were played. SOUND_TOO_BIG over 300 kb,
 * SOUND_TYPE for what is no MP3, SOUND_INVALID for what cannot be played (specification 3 section 5), SOUND_SILENT where
 * nobody would hear anything. One that is not as loud as all sounds are, or swings too high, is made so and loses the silence
 * around it; with `keepsTimes` that stays, for what is followed word by word. What pages send is so already, and is kept byte
 * by byte.
 */
export function checkedMp3(base64: string, options: { keepsTimes?: boolean } = {}): Promise<Uint8Array | Refusal> {
  return checkedMp3File(Buffer.from(base64.replace(/^data:[\w/.+-]{0,60};base64,/, ''), 'base64'), options);
}

/** The same of the bytes of a file. With `isPatient` those go first that somebody waits for. */
export async function checkedMp3File(
  file: Uint8Array,
  { keepsTimes = false, isPatient = false }: { keepsTimes?: boolean; isPatient?: boolean } = {},
): Promise<Uint8Array | Refusal> {
  if (file.length > libraryLimits.soundBytes) return refuse('SOUND_TOO_BIG');
  const frames = framesOf(file);
  if (frames === 'not_mp3') return refuse('SOUND_TYPE');
  if (frames === 'damaged') return refuse('SOUND_INVALID');
  const levelled = await levelMp3({ frames, keepsTimes }, { isPatient });
  if (levelled === 'unplayable') return refuse('SOUND_INVALID');
  if (levelled === 'silent') return refuse('SOUND_SILENT');
  if (levelled === 'as it is') return frames.bytes;
  return levelled.length > libraryLimits.soundBytes ? refuse('SOUND_TOO_BIG') : levelled;
}
