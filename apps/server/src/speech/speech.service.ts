import type { Speech } from '@lexiroom/contracts/speech';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { FairQueue } from './fair-queue.ts';
import { type Utterance, SPEECH_PROVIDER, type SpeechProvider } from './speech-provider.ts';

const mostWaiting = 2000;
/** A text that ends the process each time is given up. */
const attempts = 3;
const waitMs = 2000;

/** Has texts said, one at a time, callers in turn. */
@Injectable()
export class SpeechService implements OnApplicationShutdown {
  readonly #queue = new FairQueue(mostWaiting);
  readonly #log = new Logger('speech');

  constructor(@Inject(SPEECH_PROVIDER) private readonly provider: SpeechProvider) {}

  /** Whether a language can be said here. */
  hasVoice(language: LanguageId): boolean {
    return this.provider.hasVoice(language);
  }

  /** Gets ready to speak, when it is likely that something is to be said soon. */
  wake(): void {
    this.provider.wake();
  }

  /**
   * The utterance as an MP3, with when its words sound. NO_SPEECH when there is no voice for its language, SOUND_FETCH_FAILED when nothing in it can be
   * said, RETRY when it could not be said now.
   */
  say(utterance: Utterance, caller: string): Promise<Speech | Refusal> {
    return this.#queue.add(caller, () => this.#try(utterance));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider.close();
  }

  async #try(utterance: Utterance): Promise<Speech | Refusal> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (!this.provider.hasVoice(utterance.language)) return refuse('NO_SPEECH');
      try {
        return (await this.provider.say(utterance)) ?? refuse('SOUND_FETCH_FAILED');
      } catch (error) {
        this.#log.warn(`A word could not be said at attempt ${attempt}: ${(error as Error).message}`);
      }
    }
    if (!this.provider.hasVoice(utterance.language)) return refuse('NO_SPEECH');
    return new Refusal('RETRY', undefined, undefined, waitMs);
  }
}
