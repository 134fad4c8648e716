import { withBraces } from '@lexiroom/domain/interchange';
import type { LeavingDeck, LeavingWord } from '../../file-writer.ts';

type Sentence = LeavingDeck['sentences'][number];

interface Column {
  /** As an import knows it again by itself. */
  header: string;
  word: (word: LeavingWord) => string | null;
  sentence: (sentence: Sentence) => string | null;
}

const nothing = () => null;
const marked = (sentence: Sentence, text: string | null, side: 'target' | 'source') =>
  text === null ? null : withBraces(text, sentence.highlights.filter(({ sentence_type }) => sentence_type === side)); // prettier-ignore

/** All there is of words and sentences. Highlights of sentences stand in braces, '{dog}', without their colours. */
const columns: readonly Column[] = [
  { header: 'Word', word: (word) => word.target_text, sentence: nothing },
  { header: 'Translation', word: (word) => word.source_text, sentence: nothing },
  { header: 'Second text', word: (word) => word.extra_target_translation, sentence: nothing },
  { header: 'Note', word: (word) => word.note, sentence: nothing },
  { header: 'Example', word: (word) => word.example, sentence: nothing },
  { header: 'Example translation', word: (word) => word.example_translation, sentence: nothing },
  { header: 'Picture', word: (word) => word.picture, sentence: (sentence) => sentence.picture },
  { header: 'Sound', word: (word) => word.sound, sentence: (sentence) => sentence.sound },
  { header: 'Sound of the translation', word: (word) => word.source_sound, sentence: nothing },
  { header: 'Sentence', word: nothing, sentence: (one) => marked(one, one.target_translation, 'target') },
  { header: 'Sentence translation', word: nothing, sentence: (one) => marked(one, one.source_translation, 'source') },
];

/** A deck as a table with a header: its words, then its sentences; columns that nothing stands in are left out, but the first two. */
export function tableOf({ words, sentences }: LeavingDeck): string[][] {
  const filled = columns.filter(
    ({ word, sentence }, at) => at < 2 || words.some((one) => word(one)) || sentences.some((one) => sentence(one)),
  );
  return [
    filled.map(({ header }) => header),
    ...words.map((one) => filled.map(({ word }) => word(one) ?? '')),
    ...sentences.map((one) => filled.map(({ sentence }) => sentence(one) ?? '')),
  ];
}
