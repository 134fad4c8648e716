import type { EntryKind, ReportedKind } from '@lexiroom/domain/library';
import { entryTables, holds } from '../library/entry-tables.ts';

type State = 'unapproved' | 'reported';
export type WrittenKind = Exclude<ReportedKind, EntryKind>;

/** The columns that only one kind of entry has: the picture it shows, its text, or the file it plays. */
const columns: Record<EntryKind, { picture: string; language: string; text: string; sound_hash: string }> = {
  image: { picture: 'entry.image_id', language: 'null', text: 'null', sound_hash: 'null' },
  translation: { picture: 'entry.image_id', language: 'entry.language', text: 'entry.translation', sound_hash: 'null' },
  sound: { picture: 'null::integer', language: 'entry.language', text: 'entry.text', sound_hash: 'entry.sound_hash' },
};

/** True of an `entry` that is a picture that is not shared, or what such a picture is called. */
const isOfPrivate = (kind: EntryKind) =>
  ({
    image: 'entry.is_private',
    translation: 'exists (select from images named where named.image_id = entry.image_id and named.is_private)',
    sound: 'false',
  })[kind];

/** What is not in the library, but written by people for themselves, or for those to whom they show it. */
export const isWritten = (kind: ReportedKind): kind is WrittenKind => kind === 'word' || kind === 'item';

/** The column by which a kind is known. */
const idOf = (kind: ReportedKind): string => (isWritten(kind) ? `${kind}_id` : entryTables[kind].id);

/** True of an entry that somebody has reported, be it that an admin has looked at it since: so that a review can be repeated. */
const wasReported = (kind: ReportedKind, and = 'true') => `exists (select from entry_reports
  where entry_reports.entry = '${kind}' and entry_reports.id = entry.${idOf(kind)} and ${and})`;

const isReported = (kind: ReportedKind) => wasReported(kind, 'reviewed_at is null');

/**
 * What is not shared is not for admins to look at, unless somebody who sees it has reported it; then they may only keep or
 * delete it. Nor are people's decks, their words and their stories, which are no entries of the library.
 */
export const isForAdmins = (kind: ReportedKind, action: 'approve' | 'keep' | 'delete'): string =>
  isWritten(kind)
    ? wasReported(kind)
    : `(not ${isOfPrivate(kind)} ${action === 'approve' ? '' : `or ${isReported(kind)}`})`;

/** SQL: the entry has not been reviewed so. What is written for oneself is approved by nobody. */
export function stillWaits(kind: ReportedKind, action: 'approve' | 'keep' | 'delete'): string {
  const isUnapproved = isWritten(kind) ? 'false' : `not ${entryTables[kind].approved}`;
  return { approve: isUnapproved, keep: isReported(kind), delete: 'true' }[action];
}

/**
 * Nobody waits for the approval of what a machine has made, nor of what is not shared. Nor does the library get what the
 * author of a story has read aloud, the only sounds of people that have timings: it is a person's voice, and goes with its
 * story.
 */
const isWaiting = (kind: EntryKind) =>
  `not entry.${entryTables[kind].approved} and not entry.is_deleted and not ${isOfPrivate(kind)}
   ${kind === 'sound' ? 'and not entry.is_synthetic and not entry.is_private and entry.sound_timings is null' : ''}`;

/** Of the user that was named, $3, or of anybody. */
const isFrom = `($3::text is null or entry.submitted_by = (select user_id from users where username = $3))`;

const openReports = (kind: ReportedKind) =>
  `select id, count(*) as times from entry_reports where entry = '${kind}' and reviewed_at is null group by id`;

const page: Record<State, (kind: EntryKind) => string> = {
  unapproved: (kind) => {
    const { table, id } = entryTables[kind];
    // A name that was only typed on the way, and that no word has any more, is not put into the queue.
    return `select ${id} as id from ${table} entry where ${isWaiting(kind)} and ${isFrom}
      order by exists (select 1 from deck_holdings held where ${holds(kind, `entry.${id}`)}) desc, created_at, ${id}
      limit $1 offset $2`;
  },
  reported: (kind) => {
    const { table, id } = entryTables[kind];
    return `select reported.id from (${openReports(kind)}) as reported join ${table} entry on entry.${id} = reported.id
      where not entry.is_deleted and ${isFrom} order by times desc, reported.id limit $1 offset $2`;
  },
};

/** Some of the words that have the entry, those of decks that everybody may open first. */
const wordsWith = (kind: EntryKind, id: string) => `
  (select coalesce(json_agg(json_build_object('text', target_text, 'meaning', source_text, 'deck', deck)
     order by deck is null, word_id), '[]')
   from (
     select word_id, target_text, source_text, case when is_open then
       json_build_object('item_id', item_id, 'item_name', item_name, 'username', username) end as deck
     -- Of a picture that thousands of words have, not every deck is looked at.
     from (select * from words held where ${holds(kind, id)} order by word_id limit 100) as held
       join items on item_id = deck_id join users on user_id = owner_id
       cross join lateral (select item_visibility(item_id) is not distinct from 'public' as is_open) as seen
     order by not is_open, word_id limit 5
   ) as using_words)`;

/** What the picture is called: by whoever added the entry, then what is approved, English first. */
const namesOfPicture = `
  (select coalesce(json_agg(json_build_object('language', name.language, 'text', name.translation, 'approved', name.approved)
     order by place), '[]')
   from (
     select *, row_number() over (order by submitted_by is not distinct from entry.submitted_by desc, approved desc,
       language like 'english%' desc, language, translation_id) as place
     from translations where translations.image_id = image.image_id and not is_deleted
     order by place limit 12
   ) as name)`;

/** Who reported the entry of the page, why, and where they saw it, oldest first; of places that are not public no name. */
const reportsOf = (kind: ReportedKind) => `
  (select coalesce(json_agg(json_build_object('username', reporter.username, 'reason', reason,
     'reported_at', floor(date_part('epoch', reported_at) * 1000),
     'seen_in', case when seen_in is not null then json_build_object('item',
       case when item_visibility(seen_in) is not distinct from 'public' then json_build_object('item_id', item_id,
         'item_name', item_name, 'item_type', item_type, 'username', item_owner.username) end) end)
     order by reported_at), '[]')
   from entry_reports join users reporter using (user_id)
     left join items on item_id = seen_in left join users item_owner on item_owner.user_id = owner_id
   where entry_reports.entry = '${kind}' and entry_reports.id = page.id and reviewed_at is null) as reports`;

/** A page of entries that wait; $1 how many, $2 how many before, $3 whose, or null. */
export function queueOf(kind: EntryKind, state: State): string {
  const { table, id, approved } = entryTables[kind];
  const { picture, language, text, sound_hash } = columns[kind];
  return `
    select '${kind}' as kind, entry.${id} as id, image.image_id, image.image_hash, ${language} as language, ${text} as text,
      ${sound_hash} as sound_hash, image.artist_name, image.image_license,
      (select coalesce(json_agg(reference_link order by reference_order), '[]') from image_references
        where image_id = image.image_id) as references,
      (select username from users where user_id = entry.submitted_by) as submitted_by,
      floor(date_part('epoch', entry.created_at) * 1000) as created_at, entry.${approved} as approved,
      not entry.${approved} and is_hidden('${kind}', entry.${id}) as is_hidden,
      (select count(*)::integer from deck_holdings held where ${holds(kind, `entry.${id}`)}) as uses,
      ${wordsWith(kind, `entry.${id}`)} as words, ${namesOfPicture} as names,
      ${reportsOf(kind)}
    from (select row_number() over () as place, id from (${page[state](kind)}) as listed) as page
    join ${table} entry on entry.${id} = page.id
    -- Whoever reports a name need not have seen the picture.
    left join images image on image.image_id = ${picture}${kind === 'image' ? '' : ' and not image.is_private'}
    order by page.place`;
}

/** A page of words that are reported, the most reported first; parameters as of {@link queueOf}. */
const queueOfWords = `
  select 'word' as kind, word.word_id as id, image.image_id, image.image_hash, decks.target_language as language,
    target_text as text, sound_hash, image.artist_name, image.image_license, '[]'::json as references,
    owner.username as submitted_by, floor(date_part('epoch', word.created_at) * 1000) as created_at, true as approved,
    false as is_hidden, 1 as uses,
    json_build_array(json_build_object('text', target_text, 'meaning', source_text, 'deck',
      case when item_visibility(item_id) is not distinct from 'public' then
        json_build_object('item_id', item_id, 'item_name', item_name, 'username', owner.username) end)) as words,
    '[]'::json as names, ${reportsOf('word')}
  from (
    select reported.id, times from (${openReports('word')}) as reported
      join words on word_id = reported.id join items on item_id = deck_id join users on user_id = owner_id
    where $3::text is null or username = $3
    order by times desc, reported.id limit $1 offset $2
  ) as page
  join words word on word.word_id = page.id
  join decks using (deck_id)
  join items on item_id = deck_id
  join users owner on owner.user_id = owner_id
  left join images image on image.image_id = word.image_id and not image.is_private
  left join sounds using (sound_id)
  order by times desc, page.id`;

/**
 * A page of decks and stories that are reported, the most reported first; parameters as of {@link queueOf}. What its owner has
 * thrown away waits for nobody, until it comes back.
 */
const queueOfItems = `
  select 'item' as kind, item.item_id as id, image.image_id, image.image_hash,
    coalesce(decks.target_language, story_language) as language, item.item_name as text, null as sound_hash, image.artist_name,
    image.image_license, '[]'::json as references, owner.username as submitted_by,
    floor(date_part('epoch', item.created_at) * 1000) as created_at, true as approved, false as is_hidden,
    (select count(*)::integer from words where words.deck_id = item.item_id) as uses,
    '[]'::json as words, '[]'::json as names, ${reportsOf('item')}
  from (
    select reported.id, times from (${openReports('item')}) as reported
      join items on item_id = reported.id join users on user_id = owner_id
    where deleted_at is null and ($3::text is null or username = $3)
    order by times desc, reported.id limit $1 offset $2
  ) as page
  join items item on item.item_id = page.id
  join users owner on owner.user_id = item.owner_id
  left join decks on decks.deck_id = item.item_id
  left join stories on stories.story_id = item.item_id
  left join images image on image.image_id = coalesce(deck_image_id, cover_image_id) and not image.is_private
  order by times desc, page.id`;

/** A page of what people wrote for themselves and somebody has reported. */
export const queueOfWritten: Record<WrittenKind, string> = { word: queueOfWords, item: queueOfItems };
