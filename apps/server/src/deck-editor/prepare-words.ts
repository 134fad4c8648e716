import {
  isFoundBy,
  type Name,
  nameForText,
  type NoteField,
  noteFields,
  type NoteProblem,
  noteProblem,
} from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import {
  extraTextProblem,
  type ExtraTextProblem,
  type TextProblem,
  translationProblem,
} from '@lexiroom/domain/library';
import { searchKey } from '@lexiroom/domain/text';
import type pg from 'pg';
import { addNames, type NewName, textRefusal } from '../library/pictures/add-names.ts';
import { isUsable } from '../library/entry-access.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { areUsable, type WordChoice, type Languages } from './word-choice.ts';

/** A word as it is stored: its own texts and notes, and the names of its picture that the texts belong to. */
export interface PreparedWord extends Notes {
  image_id: number | null;
  target_text: string | null;
  target_translation_id: number | null;
  source_text: string | null;
  source_translation_id: number | null;
  /** Null for that of the name, '' for none: see {@link storedExtra}. */
  extra_target_translation: string | null;
  sound_id: number | null;
  source_sound_id: number | null;
}

/**
 * Makes words that can be stored of what rows have chosen. A row without a text of its own is called by the name that it has
 * chosen. A text belongs to the name of the picture that differs from it in case, article or number only. When the picture
 * has no such name, and is not found by the text either, the text is added to the library as a new name of it. The text of
 * a row without a picture belongs to no name. `replaced`: the names that the only row had until now. One of the user's own,
 * which waits for an admin and is used nowhere else, is changed to the new name: what was mistyped is not left behind.
 * `addsNames`: false where texts stay the words' own and the library gets none of them, as with thousands from a file.
 * @throws {Refused} what is wrong with the first text that is wrong; NOT_FOUND when a row has chosen what the user may not use.
 */
export async function prepareWords(
  client: pg.ClientBase,
  user_id: number,
  languages: Languages,
  rows: readonly WordChoice[],
  { addsNames = true, ...replaced }: { target?: number | null; source?: number | null; addsNames?: boolean } = {},
): Promise<PreparedWord[]> {
  const refusal = firstTextRefusal(rows);
  if (refusal) throw new Refused(refusal);
  if (!(await areUsable(client, user_id, languages, rows))) throw new Refused(refuse('NOT_FOUND'));
  const libraryNames = await readNames(client, user_id, languages, rows);
  const sides = rows.map((row) => ({
    target: sideOf(libraryNames, languages.target_language, row, row.target_translation_id, row.target_text),
    source: sideOf(libraryNames, languages.source_language, row, row.source_translation_id, row.source_text),
  }));
  for (const side of ['target', 'source'] as const) {
    const missing = sides[0]?.[side].missingName;
    if (missing) missing.replaces = replaced[side] ?? null;
  }
  const all = sides.flatMap(({ target, source }) => [target, source]);
  if (addsNames) await addMissingNames(client, user_id, all.flatMap((side) => side.missingName ?? []));
  return rows.map(({ image_id = null, sound_id = null, source_sound_id = null, extra_target_translation, ...row }, index) => {
    const { target, source } = sides[index]!;
    return {
      image_id,
      target_text: target.text,
      target_translation_id: target.translation_id ?? target.missingName?.translation_id ?? null,
      source_text: source.text,
      source_translation_id: source.translation_id ?? source.missingName?.translation_id ?? null,
      extra_target_translation: storedExtra(extra_target_translation, target.extra_text ?? null),
      sound_id,
      source_sound_id,
      ...storedNotes(row),
    };
  });
} // prettier-ignore

/**
 * The second texts that words of a deck that is not made yet will show: those of the names of their pictures, which
 * {@link prepareWords} finds by the same rule. Names that the user may not use have none.
 */
export async function readSecondTexts(
  pool: pg.Pool,
  user_id: number,
  {
    target_language,
    words,
  }: { target_language: LanguageId; words: readonly { image_id: number; target_text: string }[] },
): Promise<{ texts: (string | null)[] }> {
  const names = await readNames(pool, user_id, { target_language, source_language: null }, words);
  const texts = words.map((word) => sideOf(names, target_language, word, null, word.target_text).extra_text ?? null);
  return { texts };
}

/**
 * What is stored as the second text of a word: nothing where none was named, or just that of its name; '' where the name has
 * one and the word is to show none.
 */
export const storedExtra = (wanted: string | null | undefined, ofName: string | null): string | null =>
  wanted === undefined || wanted === ofName ? null : (wanted ?? '');

type Notes = Record<NoteField, string | null>;

/** Note and example of a word as they are stored: null for one that is empty or was not named. */
const storedNotes = (row: WordChoice): Notes =>
  Object.fromEntries(noteFields.map((field) => [field, row[field] || null])) as Notes;

/** What is wrong with the first text that cannot stand in a word; undefined when all can. */
function firstTextRefusal(rows: readonly WordChoice[]): Refusal | undefined {
  for (const { target_text, source_text, extra_target_translation, ...row } of rows) {
    const problems: (TextProblem | ExtraTextProblem | NoteProblem | false | undefined | null)[] = [
      typeof target_text === 'string' && translationProblem(target_text),
      typeof source_text === 'string' && translationProblem(source_text),
      typeof extra_target_translation === 'string' && extraTextProblem(extra_target_translation),
      ...noteFields.map((field) => noteProblem(row[field] ?? '')),
    ];
    const problem = problems.find(Boolean);
    if (problem) return textRefusal(problem);
  }
  return undefined;
}

type LibraryName = Name & { image_id: number | null; language: LanguageId; extra_text: string | null };
interface LibraryNames {
  byId: ReadonlyMap<number, LibraryName>;
  /** Those that the user may use, by picture and language. */
  byPicture: ReadonlyMap<string, readonly LibraryName[]>;
  /** Pictures that were deleted from the library: no names are added to them. */
  deletedPictures: ReadonlySet<number>;
}
/** A name that is to be added to a picture; with its id once it was added. */
type MissingName = NewName & { image_id: number; translation_id?: number; replaces?: number | null };
interface Side {
  text: string | null;
  translation_id: number | null;
  /** The second text of the name. */
  extra_text?: string | null;
  /** The text is no name of the picture, and is to become one. */
  missingName?: MissingName;
}

function sideOf(
  { byId, byPicture, deletedPictures }: LibraryNames,
  language: LanguageId | null,
  { image_id }: WordChoice,
  chosen_id: number | null | undefined,
  own_text: string | null | undefined,
): Side {
  // A deck without a source language stores no source texts.
  if (language === null) return { text: null, translation_id: null };
  const chosen = typeof chosen_id === 'number' ? byId.get(chosen_id) : undefined;
  const text = own_text ?? chosen?.translation ?? null;
  if (text === null) return { text, translation_id: null };
  const pictureNames = typeof image_id === 'number' ? (byPicture.get(`${image_id} ${language}`) ?? []) : [];
  const candidates = chosen ? [...pictureNames, chosen] : pictureNames;
  const name = nameForText(language, text, candidates);
  if (name) return { text, translation_id: name.translation_id, extra_text: name.extra_text };
  const needsNoName = typeof image_id !== 'number' || deletedPictures.has(image_id) || isFoundBy(text, pictureNames);
  return {
    text,
    translation_id: null,
    ...(needsNoName ? {} : { missingName: { image_id, language, translation: text } }),
  };
}

async function readNames(
  client: Pick<pg.ClientBase, 'query'>,
  user_id: number,
  { target_language, source_language }: Languages,
  rows: readonly WordChoice[],
): Promise<LibraryNames> {
  const image_ids = rows.flatMap(({ image_id }) => image_id ?? []);
  const chosen = rows.flatMap((row) => [row.target_translation_id ?? [], row.source_translation_id ?? []].flat());
  const { rows: found } = await client.query<LibraryName & { isOfPicture: boolean }>(
    `select translation_id, translation, image_id, language, extra_text, false as "isOfPicture"
     from translations where translation_id = any($1)
     union all
     select translation_id, translation, image_id, language, extra_text, true
     from translations entry
     where image_id = any($2) and language = any($3) and not is_deleted and ${isUsable('translation', '$4')}
     order by translation_id`,
    [chosen, image_ids, [target_language, source_language], user_id],
  );
  const deleted = await client.query<{ image_id: number }>(
    'select image_id from images where image_id = any($1) and is_deleted',
    [image_ids],
  );
  return {
    byId: new Map(found.map((name) => [name.translation_id, name])),
    byPicture: Map.groupBy(
      found.filter(({ isOfPicture }) => isOfPicture),
      ({ image_id, language }) => `${image_id} ${language}`,
    ),
    deletedPictures: new Set(deleted.rows.map(({ image_id }) => image_id)),
  };
}

/**
 * Adds the missing names to their pictures. The pictures are always taken in the order of their ids, so that two transactions
 * that add names to the same pictures never wait for each other in a circle.
 */
async function addMissingNames(client: pg.ClientBase, user_id: number, missing: readonly MissingName[]): Promise<void> {
  const byPicture = Map.groupBy(
    missing.toSorted((one, other) => one.image_id - other.image_id),
    ({ image_id }) => image_id,
  );
  for (const [image_id, names] of byPicture) {
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop
      if (name.replaces && (await changeOwnName(client, user_id, name, name.replaces)))
        name.translation_id = name.replaces;
    }
    const left = names.filter(({ translation_id }) => translation_id === undefined);
    const added = await addNames(client, { user_id, image_id }, left);
    for (const [index, name] of left.entries()) name.translation_id = added[index]!.translation_id;
  }
}

/**
 * Changes a name of a picture to another one, if it is the user's, waits for an admin, nobody else has given it, and at most
 * one word has it. Tells whether it was changed.
 */
async function changeOwnName(
  client: pg.ClientBase,
  user_id: number,
  { image_id, language, translation }: MissingName,
  translation_id: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update translations name set translation = $2, fold_key = $3, extra_text = null
     where translation_id = $1 and image_id = $4 and language = $5 and submitted_by = $6 and not approved and not is_deleted
       and not exists (select from name_givers giver where giver.translation_id = $1)
       and (select count(*) from words where target_translation_id = $1)
         + (select count(*) from words where source_translation_id = $1) <= 1
       and not exists (
         select from translations other
         where other.image_id = $4 and other.language = $5 and not other.is_deleted
           and name_case_key($5, other.translation) = name_case_key($5, $2))`,
    [translation_id, translation, searchKey(translation), image_id, language, user_id],
  );
  return rowCount === 1;
}
