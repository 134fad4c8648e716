import { useMemo } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { PrintedPiece } from '../paper/measured-pieces.tsx';
import type { Paper } from '../paper/paper-size.ts';
import { PrintedPages } from '../paper/printed-pages.tsx';
import { Picture, WordText } from './printed-word.tsx';
import type { PrintableWord } from './printable-word.ts';

export interface WordListProps {
  words: readonly PrintableWord[];
  title: string;
  paper: Paper;
}

/** All words, each with its picture, how it is read and what it means. */
export function WordList({ words, title, paper }: WordListProps) {
  const pieces = useMemo(
    (): PrintedPiece[] => [
      {
        key: 'head',
        isWithNext: true,
        content: (
          <h1 className="border-b-2 border-black pb-[3mm] text-[16pt] font-bold wrap-anywhere">
            <UserText>{title}</UserText>
          </h1>
        ),
      },
      ...words.map((word) => ({ key: `${word.word_id}`, content: <WordLine word={word} /> })),
    ],
    [words, title],
  );
  return <PrintedPages pieces={pieces} paper={paper} name={title} />;
}

function WordLine({ word }: { word: PrintableWord }) {
  return (
    <div className="grid grid-cols-[14mm_1fr_1fr] items-center gap-[5mm] border-b border-neutral-300 py-[1mm]">
      <Picture word={word} className="size-[13mm]" />
      <p className="min-w-0 wrap-anywhere">
        <WordText word={word} className="font-bold" />
        {word.extra_target_translation !== null && (
          <>
            {' '}
            <UserText language={word.target_language} className="text-[10pt] text-neutral-700">
              {word.extra_target_translation}
            </UserText>
          </>
        )}
      </p>
      <UserText language={word.source_language} className="min-w-0 wrap-anywhere">
        {word.source_translation ?? ''}
      </UserText>
    </div>
  );
}
