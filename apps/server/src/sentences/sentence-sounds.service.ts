import type { WordSound } from '@lexiroom/contracts/library';
import type { SpokenType } from '@lexiroom/contracts/sentences';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../database/pool.ts';
import type { Viewer } from '../http/gate/current-user.ts';
import type { Visibility } from '../items/item.entity.ts';
import { maySee, visibilityFor } from '../items/may-see.ts';
import { soundPath } from '../media/media-paths.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { GeneratedSoundsService } from '../sounds/generated-sounds.service.ts';

/** A text of a sentence that is to be heard. */
export interface SpokenText {
  sentence_id: number;
  sentence_type: SpokenType;
  text: string;
  language: LanguageId;
}

interface SpokenRow extends SpokenText {
  owner_id: number;
  visibility: Visibility;
  sound_id: number | null;
  sound_hash: string | null;
}

/** Where a sentence names the sounds of its texts. */
export const soundColumns: Record<SpokenType, string> = { target: 'sound_id', extra_target: 'extra_sound_id' };

/** What sentences are said with: made when it is heard for the first time, or written, and kept with the sentence. */
@Injectable()
export class SentenceSoundsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly generatedSounds: GeneratedSoundsService,
  ) {}

  /**
   * The sound of a text of a deck that the viewer may see. NOT_FOUND also where there is no text; otherwise refused as
   * {@link GeneratedSoundsService.sound} does. That there was no time for it now is no failure to be remembered.
   */
  async ofSentence(
    viewer: Viewer,
    { sentence_id, sentence_type }: Pick<SpokenText, 'sentence_id' | 'sentence_type'>,
    caller: string,
  ): Promise<WordSound | Refusal> {
    const row = await readSpoken(this.pool, sentence_id, sentence_type, viewer);
    if (!row || !maySee(viewer, row)) return refuse('NOT_FOUND');
    if (row.sound_id !== null && row.sound_hash !== null) {
      return { sound_id: row.sound_id, sound_path: soundPath(row.sound_hash) };
    }
    const sound = await this.#generate(row, caller);
    if (!(sound instanceof Refusal)) await this.#keep(row, sound.sound_id);
    else if (sound.code !== 'RETRY') await this.#noteFailure(row);
    return sound;
  }

  /** The sound of a text that its author has just written; undefined where none could be made, which is remembered. */
  async ofWritten(written: SpokenText, caller: string): Promise<WordSound | undefined> {
    const sound = await this.#generate(written, caller);
    if (sound instanceof Refusal) {
      await this.#noteFailure(written);
      return undefined;
    }
    await this.#keep(written, sound.sound_id);
    return sound;
  }

  async #generate({ text, language }: SpokenText, caller: string): Promise<WordSound | Refusal> {
    const sound = await this.generatedSounds.sound({ text, language, speaker_id: 0 }, caller);
    return sound instanceof Refusal ? sound : { sound_id: sound.sound_id, sound_path: soundPath(sound.sound_hash) };
  }

  /** Notes a sound with its sentence, unless the text has changed since. */
  async #keep({ sentence_id, sentence_type, text }: SpokenText, sound_id: number): Promise<void> {
    await this.pool.query(
      `update sentences set ${soundColumns[sentence_type]} = $2, failed_sounds = array_remove(failed_sounds, $4)
       where sentence_id = $1 and ${sentence_type}_text = $3`,
      [sentence_id, sound_id, text, sentence_type],
    );
  }

  async #noteFailure({ sentence_id, sentence_type, text }: SpokenText): Promise<void> {
    await this.pool.query(
      `update sentences set failed_sounds = failed_sounds || $3
       where sentence_id = $1 and ${sentence_type}_text = $2 and ${soundColumns[sentence_type]} is null
         and $3 <> all(failed_sounds)`,
      [sentence_id, text, sentence_type],
    );
  }
}

/** A text that is not empty, of a deck that is not in the bin. */
async function readSpoken(
  pool: pg.Pool,
  sentence_id: number,
  sentence_type: SpokenType,
  { user, link_key }: Viewer,
): Promise<SpokenRow | undefined> {
  const { rows } = await pool.query<SpokenRow>(
    `select s.sentence_id, $4::text as sentence_type, s.${sentence_type}_text as text, d.target_language as language,
       i.owner_id, ${visibilityFor('i', 'item_id', '$2', '$3')} as visibility, sound.sound_id, sound.sound_hash
     from sentences s
     join decks d using (deck_id)
     join items i on i.item_id = s.deck_id
     left join sounds sound on sound.sound_id = s.${soundColumns[sentence_type]} and sound.language = d.target_language
     where s.sentence_id = $1 and trim(s.${sentence_type}_text) <> '' and item_visibility(i.item_id) is not null`,
    [sentence_id, link_key, user?.user_id, sentence_type],
  );
  return rows[0];
}
