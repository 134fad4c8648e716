import type { Sound, SoundGeneration } from '@lexiroom/contracts/library';
import { speakersOf } from '@lexiroom/domain/speech';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { nameRefusal } from '../library/pictures/add-names.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { GeneratedSoundsService } from './generated-sounds.service.ts';
import { readUsable, toSound } from './read-sounds.ts';

/** The sounds among which one is chosen for a text. */
@Injectable()
export class SoundListService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly generatedSounds: GeneratedSoundsService,
  ) {}

  /**
   * Has a text said by all voices of its language, or by one, and gives all sounds of it that the user may choose. A
   * voice that fails is left out; SOUND_FETCH_FAILED when there is no sound at all (specification 3 section 8).
   */
  async generate(
    user: CurrentUser,
    { text, language, speaker_id, selected_sound_id = null }: z.output<typeof SoundGeneration>,
    caller: string,
  ): Promise<{ sounds: Sound[] } | Refusal> {
    const refusal = nameRefusal([{ language, translation: text }]);
    if (refusal) return refusal;
    const wanted = speakersOf(language).filter((speaker) => speaker.speaker_id === (speaker_id ?? speaker.speaker_id));
    const generated = await Promise.all(
      wanted.map((speaker) => this.generatedSounds.sound({ text, language, speaker_id: speaker.speaker_id }, caller)),
    );
    const rows = await readUsable(this.pool, user.user_id, { language, text });
    if (rows.length > 0) return { sounds: rows.map((row) => toSound(row, user.user_id, selected_sound_id)) };
    const busy = generated.find((answer): answer is Refusal => answer instanceof Refusal && answer.code === 'RETRY');
    return busy ?? refuse('SOUND_FETCH_FAILED');
  }
}
