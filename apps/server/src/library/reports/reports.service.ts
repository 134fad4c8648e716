import type { ReportedKind } from '@lexiroom/domain/library';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { DATABASE_POOL } from '../../database/pool.ts';
import type { CurrentUser } from '../../http/gate/current-user.ts';
import { Mailer } from '../../mail/mailer.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { entryTables } from '../entry-tables.ts';
import { isSeen } from '../entry-access.ts';

interface Report {
  entry: ReportedKind;
  id: number;
  /** The deck or story in which it was seen. */
  seen_in?: number | undefined;
  reason: string;
}

/** People tell the admins of what should not be there (decisions section 8). */
@Injectable()
export class ReportsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    private readonly mailer: Mailer,
  ) {}

  /**
   * Writes down that the user reports an entry, or a word, deck or story of somebody else, once. Three users hide an entry
   * that is not approved until an admin has looked at it, where the server sends mails three with a confirmed address; of
   * a word, a deck or a story the admins are only told. NOT_FOUND when the user cannot have come upon it, also there where they say; NOT_ALLOWED
   * when it is theirs: they change it.
   */
  async report(user: CurrentUser, report: Report, link_key?: string): Promise<{ done: true } | Refusal> {
    const { entry, id, seen_in, reason } = report;
    const { rows } = await this.pool.query<{ is_own: boolean }>(seen(entry), [id, user.user_id, link_key, seen_in]);
    if (!rows[0]) return refuse('NOT_FOUND');
    if (rows[0].is_own) return refuse('NOT_ALLOWED');
    const hides = !this.mailer.isConfigured || user.verified;
    await this.pool.query(
      `insert into entry_reports (entry, id, user_id, reason, seen_in, hides) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [entry, id, user.user_id, reason, seen_in, hides],
    );
    return { done: true };
  }
}

/** True of an item, called `place`, that the user $2 may open, with the key $3 if need be. */
const isOpen = `(place.owner_id = $2 or item_visibility_for(place.item_id, $3, $2) <> 'private')`;

/** True when it was not told where an entry was seen, $4, or when the user may open that. */
const isPlaceOpen = `($4::integer is null or exists (select 1 from items place where place.item_id = $4 and ${isOpen}))`;

/** SQL: what the user $2 may come upon of the kind and id $1, and whether it is theirs. */
function seen(entry: ReportedKind): string {
  if (entry === 'word') return seenWord;
  if (entry === 'item') return seenItem;
  const { table, id } = entryTables[entry];
  return `select entry.submitted_by is not distinct from $2 as is_own from ${table} entry
    where ${id} = $1 and not is_deleted and ${isSeen(entry, '$2', '$3')} and ${isPlaceOpen}`;
}

/** SQL: a word of a deck that the user may open, and whether it is their own. */
const seenWord = `select place.owner_id = $2 as is_own from words join items place on place.item_id = deck_id
  where word_id = $1 and ${isOpen} and ${isPlaceOpen}`;

/** SQL: a deck or story that the user may open, and whether it is their own. */
const seenItem = `select place.owner_id = $2 as is_own from items place
  where place.item_id = $1 and item_type in ('deck', 'story') and ${isOpen} and ${isPlaceOpen}`;
