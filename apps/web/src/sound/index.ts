export { type Sound, stopSound, useSound } from './sound.ts';
export { useSoundSwitch } from './sound-switch.ts';
