import type { LanguageId } from '@lexiroom/domain/languages';
import { isReadable, speechQuality } from '@lexiroom/domain/speech';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { APP_OPTIONS } from '../configuration/base-options.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { SpeechOptions } from '../speech/speech-provider.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { GeneratedSoundsService } from './generated-sounds.service.ts';

/** What is made ahead at most. The rest is made when it is asked for, as everything was before. */
export const aheadLimits = { wordsOfOpening: 200, wordsOfUserInHour: 1000, users: 50 } as const;

/** Whose turn it is in front of the voices: all that is made ahead counts as one caller. */
const caller = 'ahead';

/** A word that has no sound yet. */
export interface UnsaidWord {
  text: string;
  language: LanguageId;
}

/**
 * Makes the sounds of a deck in the background when it is opened, so that nobody waits for them when they are heard. For people
 * with an account only, users in turn, a word each; who opens another deck leaves what is missing of the one before. What the
 * browser says better than the server is not made.
 */
@Injectable()
export class SoundsAhead implements OnApplicationShutdown {
  readonly #log = new Logger('sounds');
  /** By user, in the order of their turns. */
  readonly #waiting = new Map<number, UnsaidWord[]>();
  readonly #budget = new RateLimiterMemory({ points: aheadLimits.wordsOfUserInHour, duration: 3600 });
  #isWorking = false;

  constructor(
    @Inject(APP_OPTIONS) private readonly options: Pick<SpeechOptions, 'makesSoundsAhead'>,
    @Inject(SpeechService) private readonly speech: Pick<SpeechService, 'hasVoice'>,
    @Inject(GeneratedSoundsService) private readonly generatedSounds: Pick<GeneratedSoundsService, 'sound'>,
  ) {}

  /** Notes what is to be made for somebody who has opened a deck with these words; makes it later, and tells of nothing. */
  opened(user: Pick<CurrentUser, 'user_id'> | undefined, words: readonly UnsaidWord[]): void {
    if (!user || !this.options.makesSoundsAhead) return;
    const wanted = words.filter((word) => this.#isWanted(word)).slice(0, aheadLimits.wordsOfOpening);
    const mayWait = this.#waiting.has(user.user_id) || this.#waiting.size < aheadLimits.users;
    if (wanted.length === 0 || !mayWait) return;
    this.#waiting.set(user.user_id, wanted);
    if (!this.#isWorking) void this.#work();
  }

  onApplicationShutdown(): void {
    this.#waiting.clear();
  }

  #isWanted({ text, language }: UnsaidWord): boolean {
    return this.speech.hasVoice(language) && speechQuality(language) === 'good' && isReadable(text, language);
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (let [turn] = this.#waiting; turn; [turn] = this.#waiting) {
      const [user_id, [word, ...others]] = turn;
      // To the end of the turns, while something is left.
      this.#waiting.delete(user_id);
      if (others.length > 0) this.#waiting.set(user_id, others);
      if (word && !(await this.#isMade(user_id, word))) this.#waiting.delete(user_id);
    }
    this.#isWorking = false;
  }

  /** Makes a sound. False when there is no more to be made for this user now. */
  async #isMade(user_id: number, { text, language }: UnsaidWord): Promise<boolean> {
    try {
      const isWithin = await this.#budget.consume(user_id).then(
        () => true,
        () => false,
      );
      if (!isWithin) return false;
      const sound = await this.generatedSounds.sound({ text, language, speaker_id: 0 }, caller);
      return !(sound instanceof Refusal) || sound.code !== 'RETRY';
    } catch (error) {
      this.#log.warn(`Sounds could not be made ahead: ${(error as Error).message}`);
      return false;
    }
  }
}
