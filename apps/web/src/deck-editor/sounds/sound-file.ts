import { libraryLimits } from '@lexiroom/domain/library';
import type { levelledMp3 } from './recording/level-sound.ts';

export type SoundProblem = 'SOUND_TYPE' | 'SOUND_TOO_BIG' | 'SOUND_INVALID' | 'SOUND_SILENT';

/**
 * A chosen file as it is sent, made as loud as all other sounds by `level`; or what is wrong with it (specification 3
 * section 5): no MP3, over 300 kb, nothing the browser can play, or nothing to hear.
 */
export async function chosenSound(file: File, level: typeof levelledMp3): Promise<File | SoundProblem> {
  if (!/\.mp3$/i.test(file.name) && !/^audio\/(mpeg|mp3)$/.test(file.type)) return 'SOUND_TYPE';
  if (file.size > libraryLimits.soundBytes) return 'SOUND_TOO_BIG';
  const sound = await level(file, file.name).catch(() => 'unplayable' as const);
  if (sound === 'unplayable') return 'SOUND_INVALID';
  return sound === 'silent' ? 'SOUND_SILENT' : sound;
}
