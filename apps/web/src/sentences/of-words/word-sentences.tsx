import type { DeckData } from '@lexiroom/contracts/decks';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { sentencesOfWords, type WordSentence } from '@lexiroom/domain/sentences/words';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SentenceLinks } from '../../study/words/sentence-links.ts';
import type { Study } from '../../study/study.ts';
import { SentencesLink } from './sentences-link.tsx';
import { SentencesOfWord } from './sentences-of-word.tsx';

export interface WordSentencesProps {
  study: Study;
  sentences: readonly DeckSentence[];
  /** Given to the words of the list; none when this leaves the page. */
  onLinks: (links: SentenceLinks) => void;
}

/** Leads from each word of a study to the sentences it stands in. Draws nothing but those of the word that was pressed. */
export function WordSentences({ study, sentences, onLinks }: WordSentencesProps) {
  const { data } = study;
  const { words, target_language } = data;
  const [openedId, open] = useState<number>();
  const ofWords = useMemo(
    () => sentencesByWord({ words, target_language }, sentences),
    [words, target_language, sentences],
  );
  const give = useEffectEvent(onLinks);
  useEffect(() => {
    const links = new Map<number, ReactNode>();
    for (const word of words) {
      const count = ofWords.get(word.word_id)?.length;
      if (count) links.set(word.word_id, <SentencesLink word={word} count={count} onOpen={open} />);
    }
    give(links);
    return () => give(new Map());
  }, [words, ofWords]);
  const opened = words.find(({ word_id }) => word_id === openedId);
  const found = openedId === undefined ? undefined : ofWords.get(openedId);
  return (
    opened && found && <SentencesOfWord study={study} word={opened} found={found} onClose={() => open(undefined)} />
  );
}

/** The sentences of each word, among those of its language: decks that are opened together may have several. */
function sentencesByWord(
  { words, target_language }: Pick<DeckData, 'words' | 'target_language'>,
  sentences: readonly DeckSentence[],
): ReadonlyMap<number, WordSentence<DeckSentence>[]> {
  const languages = new Map(words.map((word) => [word.deck_id, word.target_language]));
  const ofLanguages = Map.groupBy(sentences, ({ deck_id }) => languages.get(deck_id) ?? target_language);
  return new Map(
    [...ofLanguages].flatMap(([language, some]) => {
      const known = words.filter((word) => word.target_language === language);
      return [...sentencesOfWords(language, known, some)];
    }),
  );
}
