import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { SoundFiles } from '../sounds/sound-files.ts';

/** What authors have read aloud. */
@Injectable()
export class RecordedSounds {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly files: SoundFiles,
  ) {}

  /** Deletes a recording of the user that nothing holds any more, with its file: it is a person's voice. */
  async dropUnheld({ user_id }: CurrentUser, sound_id: number): Promise<void> {
    const hash = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ sound_hash: string }>(
        `delete from sounds s where sound_id = $1 and submitted_by = $2 and speaker_id is null and not approved
           and not exists (select 1 from deck_holdings held where held.sound_id = s.sound_id)
         returning sound_hash`,
        [sound_id, user_id],
      );
      if (rows[0]) await this.files.note(client, rows[0].sound_hash);
      return rows[0]?.sound_hash;
    });
    if (hash !== undefined) await this.files.dropUnused(hash);
  }
}
