import type { KnownSentences, KnownSentencesAsked } from '@lexiroom/contracts/sentences';
import { sameTextKey, tidyLine } from '@lexiroom/domain/text';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { DATABASE_POOL } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';

/** How many translations of a sentence are told. */
const mostTold = 5;
/** How many sentences that say the same are looked at, of own decks and of all, the oldest decks first. */
const mostLookedAt = 200;

interface FoundRow {
  text: string;
  translation: string;
}

/** What is known of a sentence that somebody writes: how others that say the same are translated. */
@Injectable()
export class KnownSentencesService {
  constructor(@Inject(DATABASE_POOL) private readonly pool: pg.Pool) {}

  /**
   * The translations of a text, by sentences of the same languages that say the same (`sameTextKey`) in decks of the user,
   * which come first, and in public ones, those of the starter library before others as they are older. Each once, at most 5.
   */
  async translationsOf(
    { user_id }: CurrentUser,
    { text, text_type, target_language, source_language, sentence_id }: z.output<typeof KnownSentencesAsked>,
  ): Promise<z.output<typeof KnownSentences>> {
    const asked = tidyLine(text);
    if (asked === '') return { translations: [] };
    const values = [asked, user_id, target_language, source_language, sentence_id ?? null];
    const { rows } = await this.pool.query<FoundRow>(knownSentencesSql(text_type), values);
    const [language, other] =
      text_type === 'target' ? [target_language, source_language] : [source_language, target_language];
    const key = sameTextKey(asked, language);
    const translations = new Map<string, string>();
    for (const { text: said, translation } of rows) {
      const translationKey = sameTextKey(translation, other);
      if (sameTextKey(said, language) !== key || translations.has(translationKey)) continue;
      translations.set(translationKey, translation);
      if (translations.size === mostTold) break;
    }
    return { translations: [...translations.values()] };
  }
}

/**
 * The statement for sentences with a text ($1), or one that differs in little more than case, in decks from one language
 * ($4) to another ($3): of this user ($2), as long as they are not in the bin, then public ones; all but one ($5, or null).
 * What is public is asked for its visibility once more: `findable_items` may hide, never show.
 */
export const knownSentencesSql = (type: 'target' | 'source'): string => {
  const other = type === 'target' ? 'source' : 'target';
  const pairs = [
    [`${type}_text`, `${other}_text`],
    [`extra_${type}_text`, `extra_${other}_text`],
  ] as const;
  return `select text, translation from (
      ${pairs.map(([text, translation]) => ownSentences(text, translation)).join(' union all ')}
      union all
      ${pairs.map(([text, translation]) => publicSentences(text, translation)).join(' union all ')}
    ) as found
    where btrim(translation) <> '' and sentence_id is distinct from $5::integer and
      case when is_own then item_visibility(deck_id) is not null else item_visibility(deck_id) = 'public' end
    order by not is_own, deck_id, sentence_id`;
};

const saysTheSame = (text: string): string => `sentence_key(s.${text}) = sentence_key($1) and s.${text} is not null`;

const ownSentences = (text: string, translation: string): string => `
  (select d.deck_id, s.sentence_id, s.${text} as text, s.${translation} as translation, true as is_own
  from items i join decks d on d.deck_id = i.item_id join sentences s on s.deck_id = d.deck_id and ${saysTheSame(text)}
  where i.owner_id = $2 and i.item_type = 'deck' and d.target_language = $3 and d.source_language = $4
  order by d.deck_id limit ${mostLookedAt})`;

const publicSentences = (text: string, translation: string): string => `
  select d.deck_id, s.sentence_id, s.text, s.translation, false as is_own
  from (
    select s.deck_id, s.sentence_id, s.${text} as text, s.${translation} as translation
    from sentences s where ${saysTheSame(text)} order by s.deck_id limit ${mostLookedAt}
  ) as s
  join decks d on d.deck_id = s.deck_id join findable_items f on f.item_id = s.deck_id
  where d.target_language = $3 and d.source_language = $4`;
