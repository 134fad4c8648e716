import type { SayOrder, Speech } from '@lexiroom/contracts/speech';
import type { LanguageId } from '@lexiroom/domain/languages';

/** A text to be said, in one of the voices of its language. */
export interface Utterance extends Pick<SayOrder, 'text' | 'language' | 'speaker_id'> {
  /** It is followed word by word as it sounds: only a voice that tells when each word begins can say it. */
  needsTimings?: boolean;
}

/** Whoever can speak. Another voice is plugged in as another class for {@link SPEECH_PROVIDER}. */
export interface SpeechProvider {
  /** Whether a language can be said, as far as is known. */
  hasVoice(language: LanguageId): boolean;
  /** Gets ready, so that the first word need not wait for that. */
  wake(): void;
  /**
   * What was said, or null when there is nothing in the text that can be said. Asked for one thing at a time.
   * @throws when it failed; asking again may help as long as `hasVoice` says so.
   */
  say(utterance: Utterance): Promise<Speech | null>;
  close(): Promise<void>;
}

/** Where the operator has laid voices of Piper, and the program that speaks with them. */
export interface PiperOptions {
  folder: string;
  program: string;
}

/** Who speaks: the speech process, unless a spec brings another provider. */
export interface SpeechOptions {
  /** The program of the speech process; nothing is said when absent. */
  speechEntry?: string;
  /** Voices of the operator, which speak before those of the speech process. */
  piper?: PiperOptions;
  /** Whether the sounds of a deck are made when it is opened; else when each is asked for. */
  makesSoundsAhead?: boolean;
  /** Another provider than the speech process. */
  speech?: SpeechProvider;
}

/** The token of the {@link SpeechProvider}. */
export const SPEECH_PROVIDER = Symbol('speech provider');
