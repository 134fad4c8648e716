import { belongTogether } from '../deck-editor/index.ts';
import type { LiveWord } from '../live-session/index.ts';
import { isSameTyped, sameTextKey, tidyLine } from '../text/index.ts';

/** A word, as far as it decides what is right when it is typed. */
export type TypedWord = Pick<LiveWord, 'word_id' | 'target_translation' | 'target_language'> & {
  extra_target_translation: string | null;
};

/** Which texts are right beside the word's own when it is typed: to learn a word is not to guess which of its names is meant. */
type AlsoRight = Map<number, string[]>;

const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

/**
 * What else is right when these words are typed, by their ids: other names of their pictures (`names`, by the same ids), the
 * word with its article, and a Japanese word in kana; the last two as the second text has them. What is another word here is
 * wrong for this one, and a name that differs from the word by its article or number only is another form of it.
 */
export function alsoRight(words: readonly TypedWord[], names: ReadonlyMap<number, readonly string[]>): AlsoRight {
  const owners = Map.groupBy(words, ({ target_translation, target_language }) =>
    sameTextKey(target_translation, target_language),
  );
  const isOtherWord = (word: TypedWord, text: string): boolean =>
    owners.get(sameTextKey(text, word.target_language))?.some(({ word_id }) => word_id !== word.word_id) ?? false;
  return new Map(
    words.map((word) => {
      const { target_translation: own, target_language: language } = word;
      const others = (names.get(word.word_id) ?? []).filter((name) => !belongTogether(language, own, name));
      const texts = [...others, ...formsIn(word)].filter(
        (text) => !isSameTyped(text, own, language) && !isOtherWord(word, text),
      );
      return [word.word_id, [...new Set(texts)]];
    }),
  );
}

/** What a second text has that is the word itself: 'der Hund' of 'der Hund, die Hunde', 'いぬ' of 'いぬ · inu'. */
function formsIn({ target_translation: own, target_language, extra_target_translation }: TypedWord): string[] {
  const [form = ''] = (extra_target_translation ?? '').split(/[,،·()]/u).map(tidyLine);
  const isOwnWithMore = form.endsWith(own) && form !== own;
  return isOwnWithMore || (target_language === 'japanese' && kana.test(form)) ? [form] : [];
}
