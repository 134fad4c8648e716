import type { DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useSyncExternalStore } from 'react';
import { load, play, silence } from './files.ts';
import type { Outcome } from './outcome.ts';
import { hasVoice, hush, onVoices, speak } from './speech.ts';
import { isSoundOn, onSoundSwitched } from './switch.ts';

/** What is needed of a word to say it. */
export type SoundWord = Pick<DeckWord, 'target_translation' | 'sound_path'>;

/** Says words: by their sound file, or in the browser's own voice. One at a time; the newest wins. */
export interface Sound {
  /** Whether there is a sound or a voice for it, and sounds are on; no icon is shown otherwise. */
  canSay: (word: SoundWord, language: LanguageId) => boolean;
  /** Never throws; a browser that refuses to play by itself makes it `failed`, to be passed over in silence. */
  say: (word: SoundWord, language: LanguageId) => Promise<Outcome>;
  stop: () => void;
  /** Gets the files of words that come next. */
  preload: (words: readonly SoundWord[]) => void;
}

let turn = 0;

/** Ends whatever is sounding. */
export function stopSound(): void {
  turn += 1;
  silence();
  hush();
}

async function say({ sound_path, target_translation }: SoundWord, language: LanguageId): Promise<Outcome> {
  stopSound();
  if (!isSoundOn()) return 'failed';
  const mine = turn;
  const isWanted = () => mine === turn;
  const played = sound_path === null ? 'failed' : await play(sound_path, isWanted);
  if (played === 'said' || !isWanted()) return 'said';
  return speak(target_translation, language, isWanted);
}

const makeSound = (): Sound => ({
  canSay: ({ sound_path }, language) => isSoundOn() && (sound_path !== null || hasVoice(language)),
  say,
  stop: stopSound,
  preload(words) {
    if (!isSoundOn()) return;
    for (const { sound_path } of words) if (sound_path !== null) void load(sound_path).catch(() => undefined);
  },
});
let sound = makeSound();
const listeners = new Set<() => void>();
let stopListening: (() => void)[] = [];

/** A new object whenever what can be said may have changed: voices came, or the switch was turned. */
function renew(): void {
  if (!isSoundOn()) stopSound();
  sound = makeSound();
  for (const tell of listeners) tell();
}

function onChange(tell: () => void): () => void {
  if (listeners.size === 0) stopListening = [onVoices(renew), onSoundSwitched(renew)];
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) for (const stop of stopListening) stop();
  };
}

/** The voice of the page. */
export function useSound(): Sound {
  return useSyncExternalStore(onChange, () => sound);
}
