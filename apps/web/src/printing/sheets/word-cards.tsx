import { cardSheets } from '@lexiroom/domain/printed-quiz';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Paper } from '../paper/paper-size.ts';
import { Sheet } from '../paper/sheet.tsx';
import { Picture, WordText } from './printed-word.tsx';
import type { PrintableWord } from './printable-word.ts';

/** So many cards stand on a page, beside and below each other. */
const cardColumns = 3;
const cardRows = 4;

/**
 * Cards to be cut out, the picture on the front and the word on the back. Printed on both sides and turned over the long
 * edge, both sides of a card lie on each other.
 */
export function WordCards({ words, paper }: { words: readonly PrintableWord[]; paper: Paper }) {
  return cardSheets(words, cardColumns, cardRows).flatMap(({ front, back }, sheet) => [
    <Cards key={`${sheet} front`} paper={paper} words={front} side="front" />,
    <Cards key={`${sheet} back`} paper={paper} words={back} side="back" />,
  ]);
}

interface CardsProps {
  paper: Paper;
  words: readonly (PrintableWord | null)[];
  side: 'front' | 'back';
}

function Cards({ paper, words, side }: CardsProps) {
  return (
    <Sheet paper={paper}>
      <ol
        data-side={side}
        className="grid h-full grid-cols-3 grid-rows-4 border-s border-t border-dashed border-neutral-500"
      >
        {words.map((word, place) => (
          <li
            key={place}
            className="flex min-h-0 min-w-0 flex-col items-center justify-center gap-[2mm] overflow-hidden border-e border-b border-dashed border-neutral-500 p-[4mm] text-center"
          >
            {word && (side === 'front' ? <Front word={word} /> : <Back word={word} />)}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Front({ word }: { word: PrintableWord }) {
  return (
    <>
      <Picture word={word} isLarge className="min-h-0 w-full flex-1" />
      {word.source_translation !== null && (
        <UserText language={word.source_language} className="text-[11pt] wrap-anywhere">
          {word.source_translation}
        </UserText>
      )}
    </>
  );
}

function Back({ word }: { word: PrintableWord }) {
  return (
    <>
      <WordText word={word} className="text-[18pt] font-bold wrap-anywhere" />
      {word.extra_target_translation !== null && (
        <UserText language={word.target_language} className="text-[12pt] wrap-anywhere">
          {word.extra_target_translation}
        </UserText>
      )}
    </>
  );
}
