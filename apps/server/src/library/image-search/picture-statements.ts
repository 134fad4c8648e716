import { isOfferedImage, isOfferedName, isOfferedToGiver, isOfferedToSubmitter } from '../entry-access.ts';

/** A name by which a picture was found; `place` is that of the thing asked for, from 1. */
export interface FoundName {
  place: number;
  image_id: number;
  language: string;
  fold_key: string;
  rank: number;
}

/** How well a name fits, best first: the whole of it before its beginning, and each by the language it is in. */
export const ranks = {
  wholeTarget: 0,
  wholeSource: 1,
  wholeOther: 2,
  startTarget: 3,
  startSource: 4,
  startOther: 5,
  similar: 6,
} as const;

/** How many names with the right first letters are compared with a term. */
const mostMistyped = 3000;

const named = (rank: number, condition: string, order: string) => `(
  select name.image_id, name.language, name.fold_key, ${rank} as rank
  from translations name join images image using (image_id)
  where ${condition} and ${isOfferedName} and ${isOfferedImage}
  order by ${order} limit $7)`;
const own = (names: string, condition: string) => `(
  select name.image_id, name.language, name.fold_key,
    case when name.fold_key = asked.key then ${ranks.wholeTarget} else ${ranks.startTarget} end
      + case name.language when $3 then 0 when $4 then 1 else 2 end as rank
  from ${names} join images image using (image_id)
  where ${condition} and not $8 and name.fold_key >= asked.key and name.fold_key < asked.behind
  order by name.fold_key limit $7)`;
/** How many of each language that is neither target nor source. */
const mostOfOther = 10;
const startsSo = 'name.fold_key > asked.key and name.fold_key < asked.behind';

/**
 * Pictures called as each key, or whose name begins with it: offeredPictures to all, and one's own. Every part is a walk along
 * an index that ends when it has enough. $1 the keys, $2 where the keys that begin with them end, $3 target, $4 source,
 * $5 all other languages, $6 the user, $7 how many of each part, $8 approved ones only.
 */
export const picturesByName = `
  select asked.place::integer, found.*
  from unnest($1::text[], $2::text[]) with ordinality as asked (key, behind, place)
  cross join lateral (
    ${named(ranks.wholeTarget, 'name.language = $3 and name.fold_key = asked.key', 'name.image_id')}
    union all
    ${named(ranks.wholeSource, 'name.language = $4 and name.fold_key = asked.key', 'name.image_id')}
    union all
    (select other.* from (
      select name.* from unnest($5::text[]) as wanted (language) cross join lateral (
        select name.image_id, name.language, name.fold_key, ${ranks.wholeOther} as rank from translations name
        where name.language = wanted.language and name.fold_key = asked.key and ${isOfferedName}
        order by name.image_id limit ${mostOfOther}
      ) as name order by name.image_id limit $7
    ) as other join images image using (image_id) where ${isOfferedImage})
    union all
    ${named(ranks.startTarget, `name.language = $3 and ${startsSo}`, 'name.fold_key, name.image_id')}
    union all
    ${named(ranks.startSource, `name.language = $4 and ${startsSo}`, 'name.fold_key, name.image_id')}
    union all
    ${own('translations name', isOfferedToSubmitter('$6'))}
    union all
    ${own('name_givers giver join translations name using (translation_id)', `giver.user_id = $6 and ${isOfferedToGiver('$6')}`)}
  ) as found`;

/**
 * Names in target or source that are similar to a key, and names in other languages that begin with it; read from the indexes
 * alone, so that the pictures are for {@link offeredPictures} to look at. $1 the key, $2 where the keys that begin with it end,
 * $3 target, $4 source, $5 all other languages, $6 how many, $7 and $8 its parts in target and source as name_parts cuts
 * them, $9 shorter forms of it.
 */
export const picturesBySimilarName = `
  select 1 as place, found.*
  from (
    select other.* from unnest($5::text[]) as wanted (language) cross join lateral (
      select name.image_id, name.language, name.fold_key, ${ranks.startOther} as rank from translations name
      where name.language = wanted.language and name.fold_key > $1 and name.fold_key < $2 and ${isOfferedName}
      order by name.fold_key, name.image_id limit ${mostOfOther}
    ) as other
    union all (
      select name.image_id, name.language, name.fold_key, ${ranks.similar} from translations name
      where (name_parts(name.language, name.fold_key) @> $7::text[]
        or name_parts(name.language, name.fold_key) @> $8::text[])
        and position($1 in name.fold_key) > 0 and ${isOfferedName}
      limit $6)
    union all (
      select name.image_id, name.language, name.fold_key, ${ranks.similar} from translations name
      where name.language in ($3, $4) and name.fold_key = any($9) and ${isOfferedName}
      limit $6)
  ) as found
  where image_id is not null`;

/** Names that may be meant by a mistyped key, in one language: keys divided by line feeds, ids by blanks, in the same order. */
export interface MistypedNames {
  language: string;
  fold_keys: string;
  image_ids: string;
}

/**
 * Names in target or source with first letters that a mistyped key may have meant, about as long as it. As two texts for
 * each language: thousands of rows would take longer to receive than to compare. $1 the first letters, $2 where they end,
 * $3 target, $4 source, $5 the key.
 */
export const namesPerhapsMeant = `
  select name.language, string_agg(name.fold_key, chr(10)) as fold_keys, string_agg(name.image_id::text, ' ') as image_ids
  from (
    select name.language, name.fold_key, name.image_id
    from unnest($1::text[], $2::text[]) as start (key, behind)
    join translations name on name.language in ($3, $4) and name.fold_key >= start.key and name.fold_key < start.behind
    where abs(char_length(name.fold_key) - char_length($5)) <= 2 and ${isOfferedName}
    limit ${mostMistyped}) as name
  group by name.language`;

/** Those of the pictures $1 that may be shown to everybody. */
export const offeredPictures = `select image_id from images image where image_id = any($1) and ${isOfferedImage}`;
