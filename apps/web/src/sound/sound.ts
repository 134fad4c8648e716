import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import type { LanguageId } from '@lexiroom/domain/languages';
import { useSyncExternalStore } from 'react';
import { isReadable, speechQuality } from '@lexiroom/domain/speech';
import { mostLoaded, type Outcome, playSound, soundLoaded, stopPlaying } from './sound-files.ts';
import { type ServerSound, serverSoundPath, soundOfWord } from './server-voice.ts';
import { hasVoice, stopSpeaking, onVoices } from './browser-voice.ts';
import { isSoundOn, onSoundSwitched } from './sound-switch.ts';

/** What is needed of a word to say it. */
export type SoundWord = Pick<DeckWord, 'word_id' | 'target_translation' | 'sound_path'>;
/** Another text that is said, and what the server says it with. */
export type SoundText = Omit<SoundWord, 'word_id'> & { server: ServerSound };
type Sayable = SoundWord | SoundText;
/** Whose words are said. */
export type SpokenDeck = Pick<DeckData, 'has_speech'>;

/**
 * Says words: by their sound file, else by the server's voice, else in the browser's own. One at a time; the newest wins.
 */
export interface Sound {
  /** Whether there is a sound or a voice for it, and sounds are on; no icon is shown otherwise. */
  canSay: (word: Sayable, language: LanguageId) => boolean;
  /** Never throws; a browser that refuses to play by itself makes it `failed`, to be passed over in silence. */
  say: (word: Sayable, language: LanguageId) => Promise<Outcome>;
  stop: () => void;
  /** Gets the files of words that come next, as many as stay in memory; the server makes those that are missing. Never throws. */
  preload: (words: readonly Sayable[], language: LanguageId) => Promise<void>;
}

/** How the browser's own voice is used: fetched for those whom the server says nothing. Undefined when it does not come. */
const fetchSpeak = async () => (await import('./speak.ts').catch(() => undefined))?.speak;

let turn = 0;

/** Ends whatever is sounding. */
export function stopSound(): void {
  turn += 1;
  stopPlaying();
  stopSpeaking();
}

async function say(deck: SpokenDeck, word: Sayable, language: LanguageId): Promise<Outcome> {
  stopSound();
  if (!isSoundOn()) return 'failed';
  const mine = turn;
  const isWanted = () => mine === turn;
  const path = await pathOf(deck, word, language);
  if (!isWanted()) return 'said';
  const played = path === undefined ? 'failed' : await playSound(path, isWanted);
  if (played === 'said' || !isWanted()) return 'said';
  const speak = await fetchSpeak();
  return speak ? speak(word.target_translation, language, isWanted) : 'failed';
}

/** What the server says poorly is left to the browser where that has a voice. */
export const prefersOwnVoice = (language: LanguageId): boolean =>
  speechQuality(language) === 'poor' && hasVoice(language);

/** The file of a word. */
async function pathOf({ has_speech }: SpokenDeck, word: Sayable, language: LanguageId): Promise<string | undefined> {
  if (word.sound_path !== null) return word.sound_path;
  if (!has_speech || !isReadable(word.target_translation, language) || prefersOwnVoice(language)) return undefined;
  return serverSoundPath('server' in word ? word.server : soundOfWord(word.word_id));
}

const makeSound = (deck: SpokenDeck): Sound => ({
  canSay({ sound_path, target_translation }, language) {
    const isServed = sound_path !== null || (deck.has_speech && isReadable(target_translation, language));
    return isSoundOn() && (isServed || hasVoice(language));
  },
  say: (word, language) => say(deck, word, language),
  stop: stopSound,
  async preload(words, language) {
    if (!isSoundOn()) return;
    const paths = await Promise.all(words.slice(0, mostLoaded).map((word) => pathOf(deck, word, language)));
    if (paths.includes(undefined)) void fetchSpeak();
    await Promise.all(paths.flatMap((path) => (path === undefined ? [] : [soundLoaded(path)])));
  },
});
const makeSounds = () => ({ served: makeSound({ has_speech: true }), unserved: makeSound({ has_speech: false }) });
let sounds = makeSounds();
const listeners = new Set<() => void>();
let stopListening: (() => void)[] = [];

/** A new object whenever what can be said may have changed: voices came, or the switch was turned. */
function renew(): void {
  if (!isSoundOn()) stopSound();
  sounds = makeSounds();
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

/** The voice of the page, for the words of a deck. */
export function useSound({ has_speech }: SpokenDeck): Sound {
  return useSyncExternalStore(onChange, () => (has_speech ? sounds.served : sounds.unserved));
}
