import { isFoundBy, type Name, nameOf } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import {
  extraTextProblem,
  type ExtraTextProblem,
  type TextProblem,
  translationProblem,
} from '@lexiroom/domain/library';
import type pg from 'pg';
import { addNames, type NewName, textRefusal } from '../library/pictures/add-names.ts';
import { isUsable } from '../library/entry-access.ts';
import { type Refusal, Refused, refuse } from '../refusals/refusal.ts';
import { areUsable, type Choice, type Languages } from './choices.ts';

/** A row as it is stored: its own texts, and which names of its picture they are. */
export interface MadeWord {
  image_id: number | null;
  target_text: string | null;
  target_translation_id: number | null;
  source_text: string | null;
  source_translation_id: number | null;
  extra_target_translation: string | null;
  sound_id: number | null;
}

/**
 * What rows become. A row without a text of its own is called as the name that it has chosen. A text belongs to the name
 * of the picture that differs from it in case, article or number only; a picture that is not found by the text either is
 * given it as a new name. Of a row without a picture the text stands alone.
 * @throws {Refused} what is wrong with the first text that is; NOT_FOUND when a row has chosen what the user may not use.
 */
export async function makeWords(
  client: pg.ClientBase,
  user_id: number,
  languages: Languages,
  rows: readonly Choice[],
): Promise<MadeWord[]> {
  const refusal = wrongText(rows);
  if (refusal) throw new Refused(refusal);
  if (!(await areUsable(client, user_id, languages, rows))) throw new Refused(refuse('NOT_FOUND'));
  const known = await readNames(client, user_id, languages, rows);
  const sides = rows.map((row) => ({
    target: sideOf(known, languages.target_language, row, row.target_translation_id, row.target_text),
    source: sideOf(known, languages.source_language, row, row.source_translation_id, row.source_text),
  }));
  const all = sides.flatMap(({ target, source }) => [target, source]);
  await giveNames(client, user_id, all.flatMap((side) => side.lacksName ?? []));
  return rows.map(({ image_id = null, sound_id = null, extra_target_translation = null }, index) => {
    const { target, source } = sides[index]!;
    return {
      image_id,
      target_text: target.text,
      target_translation_id: target.translation_id ?? target.lacksName?.translation_id ?? null,
      source_text: source.text,
      source_translation_id: source.translation_id ?? source.lacksName?.translation_id ?? null,
      extra_target_translation,
      sound_id,
    };
  });
} // prettier-ignore

/** What is wrong with the first text that cannot stand in a word; undefined when all can. */
export function wrongText(rows: readonly Choice[]): Refusal | undefined {
  for (const { target_text, source_text, extra_target_translation } of rows) {
    const problems: (TextProblem | ExtraTextProblem | false | undefined | null)[] = [
      typeof target_text === 'string' && translationProblem(target_text),
      typeof source_text === 'string' && translationProblem(source_text),
      typeof extra_target_translation === 'string' && extraTextProblem(extra_target_translation),
    ];
    const problem = problems.find(Boolean);
    if (problem) return textRefusal(problem);
  }
  return undefined;
}

type KnownName = Name & { image_id: number | null; language: LanguageId };
interface Known {
  names: ReadonlyMap<number, KnownName>;
  /** By picture and language: those the user may use. */
  ofPictures: ReadonlyMap<string, readonly KnownName[]>;
  /** Pictures that are no longer in the library: nothing new is given to them. */
  deleted: ReadonlySet<number>;
}
/** A name that a picture is to get; its id once it has it. */
type WantedName = NewName & { image_id: number; translation_id?: number };
interface Side {
  text: string | null;
  translation_id: number | null;
  lacksName?: WantedName;
}

function sideOf(
  { names, ofPictures, deleted }: Known,
  language: LanguageId | null,
  { image_id }: Choice,
  chosen_id: number | null | undefined,
  own: string | null | undefined,
): Side {
  // A deck that explains in no language keeps no explanations.
  if (language === null) return { text: null, translation_id: null };
  const chosen = typeof chosen_id === 'number' ? names.get(chosen_id) : undefined;
  const text = own ?? chosen?.translation ?? null;
  if (text === null) return { text, translation_id: null };
  const ofPicture = typeof image_id === 'number' ? (ofPictures.get(`${image_id} ${language}`) ?? []) : [];
  const candidates = chosen ? [...ofPicture, chosen] : ofPicture;
  const name = nameOf(language, text, candidates);
  if (name) return { text, translation_id: name.translation_id };
  const isNameless = typeof image_id !== 'number' || deleted.has(image_id) || isFoundBy(text, ofPicture);
  return {
    text,
    translation_id: null,
    ...(isNameless ? {} : { lacksName: { image_id, language, translation: text } }),
  };
}

async function readNames(
  client: pg.ClientBase,
  user_id: number,
  { target_language, source_language }: Languages,
  rows: readonly Choice[],
): Promise<Known> {
  const image_ids = rows.flatMap(({ image_id }) => image_id ?? []);
  const chosen = rows.flatMap((row) => [row.target_translation_id ?? [], row.source_translation_id ?? []].flat());
  const { rows: found } = await client.query<KnownName & { isOfPicture: boolean }>(
    `select translation_id, translation, image_id, language, false as "isOfPicture"
     from translations where translation_id = any($1)
     union all
     select translation_id, translation, image_id, language, true
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
    names: new Map(found.map((name) => [name.translation_id, name])),
    ofPictures: Map.groupBy(
      found.filter(({ isOfPicture }) => isOfPicture),
      ({ image_id, language }) => `${image_id} ${language}`,
    ),
    deleted: new Set(deleted.rows.map(({ image_id }) => image_id)),
  };
}

/** Gives pictures names, picture by picture in one order, so that two who give the same never wait for each other. */
async function giveNames(client: pg.ClientBase, user_id: number, wanted: readonly WantedName[]): Promise<void> {
  const byPicture = Map.groupBy(
    wanted.toSorted((one, other) => one.image_id - other.image_id),
    ({ image_id }) => image_id,
  );
  for (const [image_id, names] of byPicture) {
    const given = await addNames(client, { user_id, image_id }, names);
    for (const [index, name] of names.entries()) name.translation_id = given[index]!.translation_id;
  }
}
