import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { Jobs } from '../jobs/jobs.ts';
import { SoundFiles } from '../sounds/sound-files.ts';

/** What authors have read aloud. It is a person's voice: once nothing holds it, it is deleted with its file. */
@Injectable()
export class RecordedSounds {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly files: SoundFiles,
    jobs: Jobs,
  ) {
    // After the bins, the sections that were taken out, and the accounts whose time has come.
    jobs.every('unheld_recordings', '57 3 * * *', async () => void (await this.sweep()));
  }

  /** Deletes a recording of the user that nothing holds any more. */
  async dropUnheld({ user_id }: CurrentUser, sound_id: number): Promise<void> {
    await this.#drop('s.sound_id = $1 and s.submitted_by = $2', [sound_id, user_id]);
  }

  /** Deletes the recordings whose sections went with their stories, or for good. Tells how many. */
  async sweep(): Promise<number> {
    // Also of authors who have left. Sounds that were uploaded for words have no timings; these stay without a deck, too.
    return this.#drop('s.sound_timings is not null and not s.is_synthetic', []);
  }

  async #drop(which: string, values: unknown[]): Promise<number> {
    const hashes = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ sound_hash: string }>(
        `delete from sounds s where ${which} and s.speaker_id is null and not s.approved
           and not exists (select 1 from deck_holdings held where held.sound_id = s.sound_id)
         returning sound_hash`,
        values,
      );
      for (const { sound_hash } of rows) await this.files.note(client, sound_hash);
      return rows.map(({ sound_hash }) => sound_hash);
    });
    for (const hash of hashes) await this.files.dropUnused(hash);
    return hashes.length;
  }
}
