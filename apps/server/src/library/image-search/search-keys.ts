import { withoutArticle } from '@lexiroom/domain/deck-editor';
import type { LanguageId } from '@lexiroom/domain/languages';
import { sameTextKey, searchKey } from '@lexiroom/domain/text';

/** A name has at most 50 letters; more of a term finds nothing more. */
const longestTerm = 100;

/**
 * The forms under which a text is looked for: as it is, without an article of target or source that it begins with, and
 * in Arabic with the ending that is often typed as its look-alike.
 */
export function keysOf(text: string | null, { target, source }: { target: LanguageId; source: LanguageId }): string[] {
  const forms = [target, source].flatMap((language) => {
    const key = sameTextKey(text ?? '', language);
    const all = [key, ...withoutArticle(language, key)];
    return language === 'arabic' ? [...all, ...all.map(withTaMarbuta)] : all;
  });
  return [...new Set([text, ...forms].map(keyOf))];
}

/** Each word that ends in ه with ة in its place. */
const withTaMarbuta = (text: string): string => text.replaceAll(/ه(?=\s|$)/gu, 'ة');

const keyOf = (text: string | null) => searchKey((text ?? '').slice(0, longestTerm));
