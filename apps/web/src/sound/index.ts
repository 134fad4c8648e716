export { type Sound, type SoundWord, stopSound, useSound } from './sound.ts';
export { useSoundSwitch } from './switch.ts';
