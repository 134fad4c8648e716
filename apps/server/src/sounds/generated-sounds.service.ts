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

/** How long a caller waits for a sound, or for a section of a story. It is made all the same, for whoever asks next. */
const longestWaitMs = { word: 10_000, narration: 30_000 };
const comeBackMs = 2_000;

/** What a sound is made for: a word, or a text that is followed as it sounds. */
type Purpose = keyof typeof longestWaitMs;

/** Made by a voice before voices told when words sound. */
const lacksTimings = ({ is_synthetic, sound_timings }: SoundRow): boolean => is_synthetic && sound_timings === null;

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
  sound(utterance: Utterance, caller: string): Promise<SoundRow | Refusal> {
    return this.#sound(utterance, caller, 'word');
  }

  /**
   * The same for a text that is followed word by word as it sounds: with timings, also where it was made before voices told
   * them; without, where an admin has put another sound in its place.
   */
  narration(utterance: Utterance, caller: string): Promise<SoundRow | Refusal> {
    return this.#sound(utterance, caller, 'narration');
  }

  async #sound(utterance: Utterance, caller: string, purpose: Purpose): Promise<SoundRow | Refusal> {
    const found = await this.#made(utterance, purpose);
    if (found) return found;
    const stop = new AbortController();
    const tooLong = sleep(longestWaitMs[purpose], undefined, { signal: stop.signal }).then(
      () => new Refusal('RETRY', undefined, undefined, comeBackMs),
      () => refuse('RETRY'),
    );
    try {
      return await Promise.race([this.#makeOnce(utterance, caller, purpose), tooLong]);
    } finally {
      stop.abort();
    }
  }

  #makeOnce(utterance: Utterance, caller: string, purpose: Purpose): Promise<SoundRow | Refusal> {
    const key = JSON.stringify([purpose, utterance.language, utterance.speaker_id, utterance.text]);
    let making = this.#making.get(key);
    if (!making) {
      making = this.#make(utterance, caller, purpose).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }

  async #made(utterance: Utterance, purpose: Purpose): Promise<SoundRow | Refusal | undefined> {
    const found = await readMade(this.pool, utterance);
    if (found?.is_deleted) return refuse('NOT_FOUND');
    return purpose === 'narration' && found && lacksTimings(found) ? undefined : found;
  }

  async #make(utterance: Utterance, caller: string, purpose: Purpose): Promise<SoundRow | Refusal> {
    // Whoever looked before it was made may come here only after that.
    const found = await this.#made(utterance, purpose);
    if (found) return found;
    const speech = await this.speech.say({ ...utterance, needsTimings: purpose === 'narration' }, caller);
    if (speech instanceof Refusal) return speech;
    const { language, text, speaker_id } = utterance;
    return this.files.store(speech.sound, async (client, hash) => {
      const earlier = await readMade(client, utterance);
      await client.query(
        `insert into sounds (sound_hash, language, text, fold_key, speaker_id, is_synthetic, approved, sound_timings)
         values ($1, $2, $3, $4, $5, true, true, $6)
         on conflict (language, md5(text), speaker_id) where speaker_id is not null
         do update set sound_hash = excluded.sound_hash, sound_timings = excluded.sound_timings
         where sounds.is_synthetic and sounds.sound_timings is null and not sounds.is_deleted`,
        [hash, language, text, searchKey(text), speaker_id, speech.timings && JSON.stringify(speech.timings)],
      );
      const made = (await readMade(client, utterance))!;
      // Pages that are open now still play the file before; the nightly look deletes it.
      if (earlier && earlier.sound_hash !== made.sound_hash) await this.files.note(client, earlier.sound_hash);
      return made;
    });
  }
}
