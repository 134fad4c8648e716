import { deletionDays } from '@lexiroom/contracts/accounts';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type pg from 'pg';
import { isLastAdmin } from '../accounts/admins/last-admin.ts';
import { writeAudit } from '../accounts/audit/write-audit.ts';
import { HostedLives } from '../accounts/hosted-lives.ts';
import { OwnPicture } from '../accounts/own-account/own-picture.ts';
import { Reauthentication } from '../accounts/own-account/reauthentication.ts';
import { SessionsService } from '../accounts/sessions/sessions.service.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import { ExportsService } from '../exports/exports.service.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { ImportsService } from '../imports/imports.service.ts';
import { Jobs } from '../jobs/jobs.ts';
import { LoosePictures } from '../library/pictures/loose-pictures.ts';
import { Mails } from '../mail/mails.ts';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { SoundFiles } from '../sounds/sound-files.ts';
import { purge } from './purge.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Leaving for good: asked for by the owner, done 14 days later (decisions section 5). */
@Injectable()
export class DeletionService implements OnApplicationBootstrap {
  readonly #logger = new Logger('deletion');

  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: SessionsService,
    private readonly hosting: HostedLives,
    private readonly pictures: OwnPicture,
    private readonly loosePictures: LoosePictures,
    private readonly sounds: SoundFiles,
    private readonly mails: Mails,
    private readonly exported: ExportsService,
    private readonly imports: ImportsService,
    jobs: Jobs,
  ) {
    jobs.every('deleted_accounts', '7 3 * * *', () => this.purgeDue());
  }

  /** A server that is only on by day has no nights to do this in. */
  async onApplicationBootstrap(): Promise<void> {
    await this.purgeDue().catch((error: unknown) => this.#logger.error(error));
  }

  /**
   * Notes that a user wants to be deleted, and logs them out everywhere: from now on nobody sees them. Gives the moment at
   * which nothing will be left, in epoch milliseconds. Refused without proof, and as LAST_ADMIN when others would be left
   * without an admin.
   */
  async ask(user: CurrentUser, password: string | undefined): Promise<number | Refusal> {
    const refusal = await this.reauthentication.check(user, password);
    if (refusal) return refusal;
    const asked = await inTransaction(this.pool, async (client) => {
      const noted = await this.#note(client, user);
      return noted instanceof Refusal
        ? noted
        : { ...noted, closeSockets: await this.sessions.endAllWithin(client, user.user_id) };
    });
    if (asked instanceof Refusal) return asked;
    asked.closeSockets();
    await this.hosting.endAll(user.user_id);
    await this.exported.forgetAll(user.user_id);
    await this.imports.cancelAll(user.user_id);
    return asked.deleted_at;
  }

  async #note(client: pg.ClientBase, user: CurrentUser): Promise<{ deleted_at: number } | Refusal> {
    const { user_id, email } = user;
    if ((await isLastAdmin(client, user_id)) && (await hasOthers(client, user_id))) return refuse('LAST_ADMIN');
    await this.sessions.lockAccount(client, user);
    const { rows } = await client.query<{ deletion_asked_at: Date }>(
      'update users set deletion_asked_at = now() where user_id = $1 returning deletion_asked_at',
      [user_id],
    );
    const deleted_at = rows[0]!.deletion_asked_at.getTime() + deletionDays * dayMs;
    await writeAudit(client, 'deletion_asked', user_id, {});
    if (email)
      await this.mails.write(client, { user_id, to: email, kind: 'deletion_asked', values: { date: deleted_at } });
    return { deleted_at };
  }

  /** Deletes the accounts whose 14 days are over. */
  async purgeDue(): Promise<void> {
    const { rows } = await this.pool.query<{ user_id: number }>(
      'select user_id from users where deletion_asked_at <= now() - make_interval(days => $1)',
      [deletionDays],
    );
    for (const { user_id } of rows) {
      await this.pictures.remove(user_id);
      const purged = await inTransaction(this.pool, async (client) => {
        const gone = await purge(client, user_id, deletionDays);
        // Noted first: a server that ends now deletes the files later.
        await this.loosePictures.noteGone(client, gone?.image_hashes ?? []);
        for (const hash of gone?.sound_hashes ?? []) await this.sounds.note(client, hash);
        return gone;
      });
      if (!purged) continue;
      await this.hosting.forgetAll(purged.live_ids);
      await this.loosePictures.sweep();
      for (const hash of purged.sound_hashes) await this.sounds.dropUnused(hash);
    }
  }
}

async function hasOthers(client: pg.ClientBase, user_id: number): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from users where user_id <> $1 and username_key <> $2 limit 1', [
    user_id,
    starterLibraryOwner,
  ]);
  return rowCount === 1;
}
