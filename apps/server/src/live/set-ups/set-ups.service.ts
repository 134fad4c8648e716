import { type LiveSettings, type SaveSetUp, setUpLimits, type SetUps } from '@lexiroom/contracts/live';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { CLOCK, type ServerClock } from '../../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../../database/pool.ts';
import { visibilityFor } from '../../items/may-see.ts';
import { refuse, type Refusal } from '../../refusals/refusal.ts';
import { offeredSettings } from './offered-settings.ts';

const done = { done: true } as const;

type Settings = z.output<typeof LiveSettings>;

interface SetUpRow {
  set_up_id: string;
  kind: 'last' | 'preset' | 'prepared';
  name: string;
  settings: Record<string, unknown>;
  prepared_deck_ids: number[] | null;
  /** Those of them that the host sees now. */
  deck_ids: number[];
  word_ids: number[] | null;
  source_language: LanguageId | null;
  link_key: string | null;
  saved_at: Date;
}

/** What hosts choose for live quizzes, kept with their account: they find it on whatever computer they host next. */
@Injectable()
export class SetUpsService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: ServerClock,
  ) {}

  async read(user_id: number): Promise<SetUps> {
    const { rows } = await this.pool.query<SetUpRow>(
      `select set_up_id, kind, name, settings, word_ids, source_language, link_key, saved_at, deck_ids as prepared_deck_ids,
         array(select deck_id from unnest(deck_ids) with ordinality as of_quiz (deck_id, place)
           join items on item_id = deck_id
           cross join lateral ${visibilityFor('items', 'item_id', 'set_ups.link_key', '$1')} as seen (visibility)
           where seen.visibility <> 'private' or (owner_id = $1 and seen.visibility is not null)
           order by place) as deck_ids
       from set_ups where user_id = $1 order by saved_at desc, set_up_id`,
      [user_id],
    );
    const ofKind = (kind: SetUpRow['kind']) => rows.filter((row) => row.kind === kind);
    const keptOf = ({ set_up_id, name, settings, saved_at }: SetUpRow) => ({
      set_up_id,
      name,
      settings: offeredSettings(settings),
      saved_at: saved_at.getTime(),
    });
    const [last] = ofKind('last');
    return {
      last: last ? offeredSettings(last.settings) : null,
      presets: ofKind('preset')
        .map(keptOf)
        .toSorted((one, other) => one.name.localeCompare(other.name)),
      prepared: ofKind('prepared').map((row) => {
        const { deck_ids, word_ids, source_language, link_key } = row;
        const prepared_deck_ids = row.prepared_deck_ids ?? [];
        return {
          ...keptOf(row),
          prepared_deck_ids,
          deck_ids,
          decks_gone: prepared_deck_ids.length - deck_ids.length,
          ...(word_ids ? { word_ids } : {}),
          ...(source_language ? { source_language } : {}),
          link_key,
        };
      }),
    };
  }

  /** Keeps a set-up, or changes the one that the account has under this id; refused as SET_UPS_FULL. */
  async save(
    user_id: number,
    set_up_id: string,
    { kind, name, settings, ...rest }: SaveSetUp,
  ): Promise<typeof done | Refusal> {
    const { source, link_key = null } = 'source' in rest ? rest : {};
    // A preset is for any class. What is prepared is for one.
    const kept = kind === 'preset' ? withoutClass(settings) : settings;
    const rowCount = await inTransaction(this.pool, async (client) => {
      // One after the other of an account: two at once would each see room for one.
      await client.query('select from users where user_id = $1 for no key update', [user_id]);
      const result = await client.query(
        `insert into set_ups (user_id, set_up_id, kind, name, settings, deck_ids, word_ids, link_key, saved_at,
         source_language)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9, $11
       where (select count(*) from set_ups where user_id = $1 and kind = $3 and set_up_id <> $2) < $10
       on conflict (user_id, set_up_id) do update
         set kind = excluded.kind, name = excluded.name, settings = excluded.settings, deck_ids = excluded.deck_ids,
           word_ids = excluded.word_ids, link_key = excluded.link_key, saved_at = excluded.saved_at,
           source_language = excluded.source_language`,
        [
          user_id,
          set_up_id,
          kind,
          name,
          JSON.stringify(kept),
          source?.deck_ids ?? null,
          source?.word_ids ?? null,
          link_key,
          new Date(this.clock.now()),
          setUpLimits[kind],
          source?.source_language ?? null,
        ],
      );
      return result.rowCount;
    });
    return rowCount === 1 ? done : refuse('SET_UPS_FULL', { most: setUpLimits[kind] });
  }

  async delete(user_id: number, set_up_id: string): Promise<typeof done> {
    await this.pool.query(`delete from set_ups where user_id = $1 and set_up_id = $2 and kind <> 'last'`, [
      user_id,
      set_up_id,
    ]);
    return done;
  }

  /**
   * Keeps what was chosen for a quiz of so many words for the next one. A quiz of all the words that there are says
   * nothing about how many questions its host likes.
   */
  async remember(user_id: number, settings: Settings, words: number): Promise<void> {
    const { questions, ...others } = withoutClass(settings);
    const kept = questions < words ? { ...others, questions } : others;
    await this.pool.query(
      `insert into set_ups (user_id, set_up_id, kind, name, settings, saved_at)
       values ($1, gen_random_uuid(), 'last', '', $2, $3)
       on conflict (user_id) where kind = 'last' do update
         set settings = (case when $4 then '{}' else jsonb_build_object('questions', set_ups.settings -> 'questions') end)
             || excluded.settings,
           saved_at = excluded.saved_at`,
      [user_id, JSON.stringify(kept), new Date(this.clock.now()), 'questions' in kept],
    );
  }
}

/** The choices without those that are about one class. */
function withoutClass({ names, ...settings }: Settings): Settings {
  return { ...settings, class_id: undefined, names: names === 'roster' ? 'own' : names };
}
