export { type PlaybackEmitted, type PlaybackEvent, type PlaybackInput, playbackMachine } from './machine.ts';
export { keptSpeed, nextSpeed, type Playback, playbackSettings, type PlaybackSpeed, speedNames } from './rules.ts';
