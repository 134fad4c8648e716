export { type Sound, stopSound, useSound } from './sound.ts';
export { isSoundOn, useSoundSwitch } from './sound-switch.ts';
export { setVolume, volume } from './volume.ts';
