export {
  prefersOwnVoice,
  type Sound,
  type SoundText,
  type SoundWord,
  type SpokenDeck,
  stopSound,
  useSound,
} from './sound.ts';
export { isSoundOn, useSoundSwitch } from './sound-switch.ts';
export { setVolume, volume } from './volume.ts';
