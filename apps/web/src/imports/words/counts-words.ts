import type { ImportView } from '@lexiroom/contracts/imports';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** A function that says in one line what an import makes, or has made: '412 words in 3 decks, 380 pictures, 12 rows left out'. */
export function useCountsWords(): (counts: ImportView['counts']) => string {
  const { t, i18n } = useLingui();
  return ({ decks, stories, words, sentences, pictures, sounds, answers, refused_rows }) => {
    const wordsInDecks =
      decks > 1
        ? t`${plural(words, { one: '# word', other: '# words' })} in ${plural(decks, { one: '# deck', other: '# decks' })}`
        : t`${plural(words, { one: '# word', other: '# words' })}`;
    const parts = [
      words > 0 || sentences + stories === 0 ? wordsInDecks : undefined,
      sentences > 0 ? t`${plural(sentences, { one: '# sentence', other: '# sentences' })}` : undefined,
      stories > 0 ? t`${plural(stories, { one: '# story', other: '# stories' })}` : undefined,
      pictures > 0 ? t`${plural(pictures, { one: '# picture', other: '# pictures' })}` : undefined,
      sounds > 0 ? t`${plural(sounds, { one: '# sound', other: '# sounds' })}` : undefined,
      answers > 0 ? t`${plural(answers, { one: '# answer', other: '# answers' })}` : undefined,
      refused_rows > 0 ? t`${plural(refused_rows, { one: '# row left out', other: '# rows left out' })}` : undefined,
    ].filter((part) => part !== undefined);
    return new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(parts);
  };
}
