import { flipSettings } from '@lexiroom/domain/stories/flip';
import { isSoundOn, volume } from '../../../sound/index.ts';

/** The sounds of a page that is turned; one of them is chosen by chance (specification 3 section 7). */
export const flipSounds = ['/page-flip.mp3', '/page-flip-2.mp3'] as const;

let context: AudioContext | undefined;
const decoded = new Map<string, Promise<AudioBuffer | undefined>>();

/** Fetches the sounds, so that they are there when a page is turned. Never throws. */
export function fetchFlipSounds(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const path of flipSounds) if (!decoded.has(path)) decoded.set(path, decode(context, path));
}

async function decode(audio: AudioContext, path: string): Promise<AudioBuffer | undefined> {
  try {
    const reply = await fetch(path);
    if (!reply.ok) throw new Error(`${reply.status}`);
    return await audio.decodeAudioData(await reply.arrayBuffer());
  } catch {
    // Offline before it was kept: the page turns in silence, and the next one asks again.
    decoded.delete(path);
    return undefined;
  }
}

/** Lets a page be heard as it turns, unless all sounds are off. `random`: from 0 to 1, which of them. */
export async function playFlipSound(random = Math.random()): Promise<void> {
  if (!isSoundOn()) return;
  fetchFlipSounds();
  const buffer = await decoded.get(flipSounds[random < 0.5 ? 0 : 1]);
  if (!buffer || !context) return;
  // Before the page is touched browsers play nothing.
  if (context.state === 'suspended') await context.resume().catch(() => undefined);
  const source = new AudioBufferSourceNode(context, { buffer });
  const gain = new GainNode(context, { gain: flipSettings.soundVolume * volume() });
  source.connect(gain).connect(context.destination);
  source.start();
}
