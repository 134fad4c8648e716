import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type pg from 'pg';
import {
  type FoundName,
  type MistypedNames,
  namesPerhapsMeant,
  offeredPictures,
  picturesByName,
  picturesBySimilarName,
  ranks,
} from './picture-statements.ts';
import { afterArticle, beginningsOf, likenessOf, partsOf, startsMeant } from './name-similarity.ts';

/** Where statements are run: two of one search may run at the same time. */
type Searches = Pick<pg.Pool, 'query'>;

/** In which languages, for whom, and how many pictures of each thing. */
export interface Wanted {
  target: LanguageId;
  source: LanguageId;
  user_id: number;
  is_authentic: boolean;
  most: number;
}

/** A picture with the name it was found by. */
export type Found = Pick<FoundName, 'image_id' | 'language' | 'fold_key'>;

/** A term that is a word in target or source, or begins one, is not taken for mistyped, nor for a beginning elsewhere. */
const inOwnLanguages: number[] = [ranks.wholeTarget, ranks.wholeSource, ranks.startTarget, ranks.startSource];

/** Where the keys end that begin with this one: at the key followed by the last of all letters. */
const endOfBeginning = (key: string) => `${key}\u{10FFFF}`;

/**
 * The pictures that are called as each of these folded keys, best first: whole names, then those that begin so, then
 * similar ones. A key that is empty finds nothing. The order of names among equals is that of their letters. Each part of
 * the statements is a walk along one index, whatever is searched, so they are for a `createKeptPlansPool`.
 */
export async function findPictures(searches: Searches, keys: readonly string[], wanted: Wanted): Promise<Found[][]> {
  const found = await readCalledSo(searches, keys, wanted);
  const pictures: Found[][] = [];
  for (const [index, key] of keys.entries()) {
    const first = bestOfEach(found.filter(({ place }) => place === index + 1));
    const isEnough = key === '' || first.length >= wanted.most;
    const isSpelled = first.some(({ rank }) => inOwnLanguages.includes(rank));
    const more = isEnough ? [] : await readLikeIt(searches, key, wanted, isSpelled);
    pictures.push(bestOfEach([...first, ...more]).slice(0, wanted.most));
  }
  return pictures;
}

const others = ({ target, source }: Wanted) =>
  languageIds.filter((language) => language !== target && language !== source);

async function readCalledSo(searches: Searches, keys: readonly string[], wanted: Wanted): Promise<FoundName[]> {
  const { target, source, user_id, most, is_authentic } = wanted;
  const { rows } = await searches.query<FoundName>({
    name: 'pictures-called-so',
    text: picturesByName,
    // An empty key would begin every name.
    values: [keys.map((key) => key || null), keys.map(endOfBeginning), target, source, others(wanted), user_id, most, is_authentic],
  }); // prettier-ignore
  return rows;
}

async function readLikeIt(searches: Searches, key: string, wanted: Wanted, isSpelled: boolean): Promise<FoundName[]> {
  const { target, source, most } = wanted;
  const likenessTo = likenessOf(key);
  const askedLikeIt = searches.query<FoundName>({
    name: 'pictures-like-it',
    text: picturesBySimilarName,
    values: [
      key,
      endOfBeginning(key),
      target,
      source,
      isSpelled ? [] : others(wanted),
      most,
      partsOf(target, key),
      partsOf(source, key),
      [...beginningsOf(key), ...afterArticle(key)],
    ],
  });
  const askedMistyped = isSpelled ? [] : readMistyped(searches, key, likenessTo, wanted);
  const [{ rows }, mistyped] = await Promise.all([askedLikeIt, askedMistyped]);
  const like = rows
    .map((row) => ({ ...row, likeness: row.rank === ranks.similar ? likenessTo(row.fold_key) : 1 }))
    .concat(mistyped)
    .filter(({ likeness }) => likeness !== undefined)
    .toSorted((a, b) => b.likeness! - a.likeness! || Number(b.language === target) - Number(a.language === target))
    // Some more than are wanted, since one picture may have several such names.
    .slice(0, 3 * most);
  const shown = await searches.query<{ image_id: number }>({ name: 'pictures-offeredPictures', text: offeredPictures, values: [like.map(({ image_id }) => image_id)] }); // prettier-ignore
  const offeredIds = new Set(shown.rows.map(({ image_id }) => image_id));
  return like.filter(({ image_id }) => offeredIds.has(image_id));
}

type LikeName = FoundName & { likeness: number | undefined };

/** Names that the key may be a mistyped form of, those alone that are like it. */
async function readMistyped(
  searches: Searches,
  key: string,
  likenessTo: (name: string) => number | undefined,
  { target, source }: Wanted,
): Promise<LikeName[]> {
  const starts = startsMeant(key);
  if (starts.length === 0) return [];
  const { rows } = await searches.query<MistypedNames>({
    name: 'names-perhaps-meant',
    text: namesPerhapsMeant,
    values: [starts, starts.map(endOfBeginning), target, source, key],
  });
  return rows.flatMap(({ language, fold_keys, image_ids }) => {
    const ids = image_ids.split(' ');
    return fold_keys.split('\n').flatMap((fold_key, index) => {
      const likeness = likenessTo(fold_key);
      if (likeness === undefined) return [];
      return [{ place: 1, image_id: Number(ids[index]), language, fold_key, rank: ranks.similar, likeness }];
    });
  });
}

/** Each picture once, by the best of the names it was found by. */
function bestOfEach(names: readonly FoundName[]): FoundName[] {
  const best = new Map<number, FoundName>();
  for (const name of names) {
    const bestSoFar = best.get(name.image_id);
    if (!bestSoFar || name.rank < bestSoFar.rank) best.set(name.image_id, name);
  }
  return [...best.values()].toSorted(inOrder);
}

/** Whole names have one key, so they stand by picture; beginnings by their letters; similar ones stay as they come. */
const inOrder = (a: FoundName, b: FoundName): number =>
  a.rank - b.rank || (a.rank === ranks.similar ? 0 : compare(a.fold_key, b.fold_key) || a.image_id - b.image_id);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
