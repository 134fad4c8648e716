import type { Speech, SpeechOrder } from '@lexiroom/contracts/speech';
import type { LanguageId } from '@lexiroom/domain/languages';

/** A text to be said, in one of the voices of its language. */
export type Utterance = Omit<SpeechOrder, 'order_id'>;

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

/** Who speaks: the speech process, unless a spec brings another provider. */
export interface SpeechOptions {
  /** The program of the speech process; nothing is said when absent. */
  speechEntry?: string;
  /** Another provider than the speech process. */
  speech?: SpeechProvider;
}

/** The token of the {@link SpeechProvider}. */
export const SPEECH_PROVIDER = Symbol('speech provider');
