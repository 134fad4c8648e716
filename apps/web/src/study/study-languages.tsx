import type { DeckWord } from '@lexiroom/contracts/decks';
import { Fragment } from 'react';
import { DeckLanguages } from '../decks/deck-languages.tsx';

type Languages = Pick<DeckWord, 'target_language' | 'source_language'>;

/** The languages of a study, each pair once: decks that are opened together may have several. */
export function StudyLanguages({ data }: { data: Languages & { words: readonly Languages[] } }) {
  const pairs = new Map<string, Languages>();
  for (const word of data.words.length > 0 ? data.words : [data]) {
    const name = `${word.target_language} ${word.source_language}`;
    if (!pairs.has(name)) pairs.set(name, word);
  }
  return [...pairs].map(([name, deck], index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <DeckLanguages deck={deck} />
    </Fragment>
  ));
}
