import type { DeckWord } from '@lexiroom/contracts/decks';
import { seededRandom, shuffled } from '@lexiroom/domain/chance';
import { wordsOfLevels } from '@lexiroom/domain/level-check';
import { comparableWords, optionsFor } from '@lexiroom/domain/study/question';
import { api } from '../../api/client.ts';
import { studyWord } from '../../study/modes/mode-words.ts';
import type { LevelOfDecks } from '../deck-levels.ts';

/** A picture, and the texts of which one belongs to it. */
export interface CheckQuestion {
  /** The place of its level among those that are checked, from 0. */
  level: number;
  word: DeckWord;
  options: DeckWord[];
}

/** So many words are taken from one deck at most. */
const ofOneDeck = 2;

/** Questions for words of these levels, from decks that chance chooses, the easiest level first. */
export async function checkQuestions(levels: readonly LevelOfDecks[], seed: number): Promise<CheckQuestion[]> {
  const random = seededRandom(seed);
  const wanted = wordsOfLevels(levels.length).flatMap((count, level) => {
    const decks = shuffled(levels[level]!.decks, random).slice(0, Math.ceil(count / ofOneDeck));
    return decks.map((deck, place) => ({ level, deck, count: Math.min(ofOneDeck, count - place * ofOneDeck) }));
  });
  const data = await Promise.all(
    wanted.map(({ deck }) => api.deckData({ params: { username: deck.owner }, query: { id: deck.item_id } })),
  );
  return wanted.flatMap(({ level, count }, place) => {
    const { words } = data[place]!;
    const pool = comparableWords(words.map(studyWord));
    const withPicture = pool.filter(({ word }) => word.image_id !== null);
    const wordOf = (word_id: number) => words.find((word) => word.word_id === word_id)!;
    return shuffled(withPicture, random)
      .slice(0, count)
      .flatMap((asked) => {
        const options = optionsFor(asked, { kind: 'picture_to_text', count: 4 }, pool, random);
        return options
          ? [{ level, word: wordOf(asked.word.word_id), options: options.map(({ word_id }) => wordOf(word_id)) }]
          : [];
      });
  });
}
