import { libraryLimits } from '@lexiroom/domain/library';

export type SoundProblem = 'SOUND_TYPE' | 'SOUND_TOO_BIG' | 'SOUND_INVALID';

/**
 * What is wrong with a chosen file, before it is sent (specification 3 section 5): no MP3, over 300 kb, or nothing the
 * browser can play. `isPlayable` decodes it.
 */
export async function soundProblem(
  file: File,
  isPlayable: (bytes: ArrayBuffer) => Promise<boolean>,
): Promise<SoundProblem | undefined> {
  if (!/\.mp3$/i.test(file.name) && !/^audio\/(mpeg|mp3)$/.test(file.type)) return 'SOUND_TYPE';
  if (file.size > libraryLimits.soundBytes) return 'SOUND_TOO_BIG';
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes && (await isPlayable(bytes)) ? undefined : 'SOUND_INVALID';
}

/** Whether this browser makes sound of it. */
export async function canPlay(bytes: ArrayBuffer): Promise<boolean> {
  return new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes).then(
    ({ length }) => length > 0,
    () => false,
  );
}
