import type { EntryKind } from '@lexiroom/domain/library';
import { entryTables, holds } from './entry-tables.ts';
import { isSharedOrOwn, isShownIn } from './private-pictures.ts';

/** True of a name, called `name` by the statement around, that a user has given its picture after somebody else had. */
export const hasGiven = (name: 'name' | 'entry', user: `$${number}`): string => `exists (
  select 1 from name_givers giver where giver.translation_id = ${name}.translation_id and giver.user_id = ${user})`;

/**
 * True of an entry of the library that a user may put into a deck: it is not deleted, and approved, made by a machine or
 * their own, also a name that they have given as well; or a deck of theirs holds it. A picture that somebody else does not
 * share, and what it is called, is never usable. The statement around calls it `entry`; `user` is its parameter.
 */
export function isUsable(kind: EntryKind, user: `$${number}`): string {
  const { id, approved } = entryTables[kind];
  const more = { image: '', sound: 'or entry.is_synthetic', translation: `or ${hasGiven('entry', user)}` }[kind];
  return `((
    not entry.is_deleted and (entry.${approved} or entry.submitted_by = ${user} ${more})
    or exists (
      select 1 from deck_holdings held join items of_deck on of_deck.item_id = held.deck_id
      where ${holds(kind, `entry.${id}`)} and of_deck.owner_id = ${user}
    )) and ${isNotKeptFrom(kind, user)})`;
}

/** True of an entry that is, or names, no picture that somebody else does not share. */
const isNotKeptFrom = (kind: EntryKind, user: `$${number}`): string =>
  ({
    image: isSharedOrOwn('entry', user),
    translation: `not exists (
      select from images named where named.image_id = entry.image_id and not ${isSharedOrOwn('named', user)})`,
    sound: 'true',
  })[kind];

/**
 * True of an entry that a user may come upon: usable, or in a deck that is public, that the key opens, or that is shared with
 * their class; pictures also as the cover of such a deck, or of one of their own. One that is not shared only where it is
 * shown to them.
 */
export function isSeen(kind: EntryKind, user: `$${number}`, link_key: `$${number}`): string {
  return `(
    ${isUsable(kind, user)}
    or exists (
      select 1 from deck_holdings held
      where ${holds(kind, `entry.${entryTables[kind].id}`)} and item_visibility_for(held.deck_id, ${link_key}, ${user}) <> 'private'
        ${kind === 'image' ? `and ${isShownIn('entry', 'held.deck_id', user)}` : ''}
    )
    ${kind === 'image' ? `or ${isCover(user, link_key)}` : ''})`;
}

const isCover = (user: `$${number}`, link_key: `$${number}`): string => `exists (
  select 1 from decks covered join items of_deck on of_deck.item_id = covered.deck_id
  where covered.deck_image_id = entry.image_id and ${isShownIn('entry', 'covered.deck_id', user)}
    and (of_deck.owner_id = ${user} or item_visibility_for(covered.deck_id, ${link_key}, ${user}) <> 'private'))`;

/**
 * The name of a picture in a language by which the library explains it to a user: one that is approved or theirs, approved
 * first, then the oldest. No row where there is none.
 */
export const nameIn = (language: string, image_id: string, user: `$${number}`): string => `(
  select name.translation_id, name.translation from translations name
  where name.image_id = ${image_id} and name.language = ${language} and not name.is_deleted
    and (name.approved or name.submitted_by = ${user} or ${hasGiven('name', user)})
  order by name.approved desc, name.translation_id limit 1)`;

/** True of a name that a search may show to everybody. Written as the predicate of the indexes of `translations` is. */
export const isOfferedName = 'name.approved and not name.is_deleted';

/** True of a picture that a search may show to everybody. */
export const isOfferedImage = 'image.image_approved and not image.is_deleted';

/**
 * True of a name and its picture that a search may show to whoever added the name, as long as it waits for an admin; what
 * was reported three times waits hidden.
 */
export const isOfferedToSubmitter = (user: `$${number}`): string => `
  name.submitted_by = ${user} and ${isOfferedToGiver(user)}`;

/** The same to whoever gave a picture a name that it had from somebody else: what is left to ask of a name of theirs. */
export const isOfferedToGiver = (user: `$${number}`): string => `
  not name.is_deleted and not image.is_deleted
  and (name.approved or not is_hidden('translation', name.translation_id))
  and (image.image_approved or image.submitted_by = ${user} and not is_hidden('image', image.image_id))`;
