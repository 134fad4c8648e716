import type { DeckWord } from '@lexiroom/contracts/decks';

/** Words as text: a line each, the translation behind a tab where translations are shown, so that tables take it. */
export function wordsAsText(words: readonly DeckWord[], hasTranslations: boolean): string {
  const lineOf = ({ target_translation, extra_target_translation, source_translation }: DeckWord) =>
    [target_translation, extra_target_translation, hasTranslations ? source_translation : null]
      .filter(Boolean)
      .join('\t');
  return words.map(lineOf).join('\n');
}
