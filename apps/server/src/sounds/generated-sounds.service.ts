import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_POOL } from '../database/pool.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import type { Utterance } from '../speech/speech-provider.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { SoundFiles } from './sound-files.ts';
import { readMade, type SoundRow } from './read-sounds.ts';

/** How long a caller waits for a sound. It is made all the same, for whoever asks next. */
const longestWaitMs = 10_000;
const comeBackMs = 2_000;

/** Sounds that voices make of texts: each is made once, when it is asked for the first time (decisions section 8). */
@Injectable()
export class GeneratedSoundsService {
  /** By what is said: asked for again while it is made, it is not made twice. */
  readonly #making = new Map<string, Promise<SoundRow | Refusal>>();

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly speech: SpeechService,
    private readonly files: SoundFiles,
  ) {}

  /**
   * A text in one of the voices of its language. NO_SPEECH when it has none, SOUND_FETCH_FAILED when nothing in the text
   * can be said, RETRY when it takes too long, NOT_FOUND when an admin has deleted it: then it is not made again.
   */
  async sound(utterance: Utterance, caller: string): Promise<SoundRow | Refusal> {
    const found = await this.#made(utterance);
    if (found) return found;
    const stop = new AbortController();
    const tooLong = sleep(longestWaitMs, undefined, { signal: stop.signal }).then(
      () => new Refusal('RETRY', undefined, undefined, comeBackMs),
      () => refuse('RETRY'),
    );
    try {
      return await Promise.race([this.#makeOnce(utterance, caller), tooLong]);
    } finally {
      stop.abort();
    }
  }

  #makeOnce(utterance: Utterance, caller: string): Promise<SoundRow | Refusal> {
    const key = JSON.stringify([utterance.language, utterance.speaker_id, utterance.text]);
    let making = this.#making.get(key);
    if (!making) {
      making = this.#make(utterance, caller).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }

  async #made(utterance: Utterance): Promise<SoundRow | Refusal | undefined> {
    const found = await readMade(this.pool, utterance);
    return found?.is_deleted ? refuse('NOT_FOUND') : found;
  }

  async #make(utterance: Utterance, caller: string): Promise<SoundRow | Refusal> {
    // Whoever looked before it was made may come here only after that.
    const found = await this.#made(utterance);
    if (found) return found;
    const mp3 = await this.speech.say(utterance, caller);
    if (mp3 instanceof Refusal) return mp3;
    const { language, text, speaker_id } = utterance;
    return this.files.store(mp3, async (client, hash) => {
      await client.query(
        `insert into sounds (sound_hash, language, text, fold_key, speaker_id, is_synthetic, approved)
         values ($1, $2, $3, $4, $5, true, true) on conflict do nothing`,
        [hash, language, text, searchKey(text), speaker_id],
      );
      return (await readMade(client, utterance))!;
    });
  }
}
