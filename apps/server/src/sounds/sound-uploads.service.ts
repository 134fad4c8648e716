import type { NameSound, NewSound, ReplaceSound, Sound } from '@lexiroom/contracts/library';
import { entryRefusal } from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { nameRefusal } from '../library/pictures/add-names.ts';
import { Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { checkedMp3 } from './mp3/check-mp3.ts';
import { SoundFiles } from './sound-files.ts';
import { readSound, type SoundRow, toSound } from './read-sounds.ts';

/** Sounds that people add, change and take away (specification 3 sections 5 and 6). */
@Injectable()
export class SoundUploadsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly files: SoundFiles,
  ) {}

  /** Adds an MP3 for a text. It is the user's to use at once, and others' when an admin approved it. */
  async upload(user: CurrentUser, { text, language, sound_file }: z.output<typeof NewSound>): Promise<Sound | Refusal> {
    const refusal = nameRefusal([{ language, translation: text }]);
    if (refusal) return refusal;
    const mp3 = await checkedMp3(sound_file);
    if (mp3 instanceof Refusal) return mp3;
    return this.files.store(mp3, async (client, hash) => {
      const { rows } = await client.query<{ sound_id: number }>(
        `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, submitted_by, approved)
         values ($1, $2, $3, $4, false, $5, $6) returning sound_id`,
        [hash, language, text, searchKey(text), user.user_id, user.is_admin],
      );
      return toSound((await readSound(client, rows[0]!.sound_id))!, user.user_id, null);
    });
  }

  /**
   * Puts another MP3 in the place of a sound; words that have it are said with the new one. In the place of a voice, which
   * only an admin may take, it stays in the voice's place, so that it is what the text is said with.
   */
  async replace(
    user: CurrentUser,
    { replaced_sound_id, sound_file }: z.output<typeof ReplaceSound>,
  ): Promise<Sound | Refusal> {
    const refusal = refusalOf(user, await readSound(this.pool, replaced_sound_id), 'edit');
    if (refusal) return refusal;
    const mp3 = await checkedMp3(sound_file);
    if (mp3 instanceof Refusal) return mp3;
    const [earlier, sound] = await this.files.store(mp3, async (client, hash) => {
      const before = await lockSound(client, user, replaced_sound_id, 'edit');
      await client.query(
        `update sounds set sound_hash = $2, is_synthetic = false, is_imported_synthetic = false,
           submitted_by = coalesce(submitted_by, $3)
         where sound_id = $1`,
        [replaced_sound_id, hash, user.user_id],
      );
      await this.files.note(client, before.sound_hash);
      return [before.sound_hash, toSound((await readSound(client, replaced_sound_id))!, user.user_id, null)] as const;
    });
    await this.files.dropUnused(earlier);
    return sound;
  }

  /**
   * Names a recording of the user's own, for nobody but them, also when it is approved; an empty name takes it away.
   * NOT_FOUND for what is not their recording.
   */
  async name(user: CurrentUser, { sound_id, sound_name }: z.output<typeof NameSound>): Promise<Sound | Refusal> {
    const { rowCount } = await this.pool.query(
      `update sounds set sound_name = nullif($3, '')
       where sound_id = $1 and submitted_by = $2 and not is_synthetic and not is_deleted`,
      [sound_id, user.user_id, sound_name],
    );
    return rowCount === 0 ? refuse('NOT_FOUND') : toSound((await readSound(this.pool, sound_id))!, user.user_id, null);
  }

  /**
   * Takes a sound away. Words that have it keep it: then it is only marked. So is what stands in a voice's place, which
   * would be made again otherwise.
   */
  async delete(user: CurrentUser, sound_id: number): Promise<{ done: true } | Refusal> {
    const hash = await inTransaction(this.pool, async (client) => {
      const sound = await lockSound(client, user, sound_id, 'delete');
      await client.query(
        `with gone as (
           delete from sounds s where s.sound_id = $1 and s.speaker_id is null
             and not exists (select 1 from deck_holdings held where held.sound_id = s.sound_id)
           returning 1
         )
         update sounds set is_deleted = true where sound_id = $1 and not exists (select 1 from gone)`,
        [sound_id],
      );
      await this.files.note(client, sound.sound_hash);
      return sound.sound_hash;
    });
    await this.files.dropUnused(hash);
    return { done: true };
  }
}

/** Why a sound may not be changed; undefined when it may. */
function refusalOf(user: CurrentUser, sound: SoundRow | undefined, change: 'edit' | 'delete'): Refusal | undefined {
  if (!sound) return refuse('NOT_FOUND');
  const { submitted_by, approved, is_deleted } = sound;
  const code = entryRefusal(user, { kind: 'sound', submitted_by, is_approved: approved, is_deleted }, change);
  if (code === undefined) return undefined;
  return refuse(code === 'NOT_YOURS' ? 'NOT_ALLOWED' : code);
}

/** The sound, held for this transaction. @throws {Refused} when it may not be changed. */
async function lockSound(
  client: pg.ClientBase,
  user: CurrentUser,
  sound_id: number,
  change: 'edit' | 'delete',
): Promise<SoundRow> {
  const sound = await readSound(client, sound_id, 'for update of s');
  const refusal = refusalOf(user, sound, change);
  if (refusal || !sound) throw new Refused(refusal ?? refuse('NOT_FOUND'));
  return sound;
}
