import { useState } from 'react';
import { MeasuredPieces, type PrintedPiece } from './measured-pieces.tsx';
import type { Paper } from './paper-size.ts';
import { Sheet } from './sheet.tsx';

export interface PrintedPagesProps {
  pieces: readonly PrintedPiece[];
  paper: Paper;
  /** Stands at the foot of every page, before its number. */
  name: string;
}

/** Pieces on as many pages as they need, none of them cut. */
export function PrintedPages({ pieces, paper, name }: PrintedPagesProps) {
  const [pages, setPages] = useState<number[][]>([]);
  return (
    <>
      <MeasuredPieces pieces={pieces} paper={paper} onPages={setPages} />
      <PagesOf pieces={pieces} pages={pages} paper={paper} name={name} />
    </>
  );
}

/** Pages, once it is known which pieces come onto which. */
export function PagesOf({ pieces, pages, paper, name }: PrintedPagesProps & { pages: number[][] }) {
  return pages.map((places, page) => (
    <Sheet key={page} paper={paper} foot={`${name} · ${page + 1}/${pages.length}`}>
      {places.map((place) => {
        const piece = pieces[place];
        return (
          piece && (
            <div key={piece.key} className="flow-root">
              {piece.content}
            </div>
          )
        );
      })}
    </Sheet>
  ));
}
