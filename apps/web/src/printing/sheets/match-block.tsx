import { type MatchBlock as Block, optionLetter } from '@lexiroom/domain/printed-quiz';
import { Picture, WordText } from './printed-word.tsx';
import type { PrintableWord } from './printable-word.ts';

/** Words with a place for a letter, and beside them pictures in another order. */
export function MatchBlock({ block: { texts, pictures } }: { block: Block<PrintableWord> }) {
  return (
    <div className="grid grid-cols-2 gap-x-[15mm] py-[2mm]">
      <ol className="grid auto-rows-[22mm]">
        {texts.map(({ number, word }) => (
          <li key={number} className="flex items-center gap-[4mm]">
            <span className="w-[8mm] shrink-0 text-end font-bold tabular-nums">{number}.</span>
            <span className="w-[12mm] shrink-0 self-center border-b border-black pt-[8mm]" />
            <WordText word={word} className="min-w-0 text-[14pt] wrap-anywhere" />
          </li>
        ))}
      </ol>
      <ol className="grid auto-rows-[22mm]">
        {pictures.map((word, place) => (
          <li key={word.word_id} className="flex items-center gap-[4mm]">
            <span className="w-[8mm] font-bold">{optionLetter(place)}</span>
            <Picture word={word} className="size-[20mm]" />
          </li>
        ))}
      </ol>
    </div>
  );
}
