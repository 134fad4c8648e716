import { pagesOf } from '@lexiroom/domain/printed-quiz';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { footMm, marginMm, type Paper, paperSizes } from './paper-size.ts';
import { Sheet } from './sheet.tsx';

/** Something that is printed in one piece. */
export interface PrintedPiece {
  key: string;
  content: ReactNode;
  /** A heading: it never stands last on a page. */
  isWithNext?: boolean;
}

export interface PrintedPagesProps {
  pieces: readonly PrintedPiece[];
  paper: Paper;
  /** Stands at the foot of every page, before its number. */
  name: string;
}

/**
 * Pieces on as many pages as they need, none of them cut. How high each is, is measured once it is drawn as wide as on paper;
 * again when letters of another font arrive.
 */
export function PrintedPages({ pieces, paper, name }: PrintedPagesProps) {
  const measured = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<number[][]>([]);
  const { width, height } = paperSizes[paper];
  useLayoutEffect(() => {
    const column = measured.current;
    if (!column) return;
    const measure = () => {
      const [room = 0, ...heights] = Array.from(column.children, (child) => child.getBoundingClientRect().height);
      // While it is printed, nothing of this is drawn.
      if (room === 0) return;
      const measuredPieces = heights.map((each, place) => ({
        height: each,
        isWithNext: pieces[place]?.isWithNext ?? false,
      }));
      // Heights are rounded to parts of a pixel: many of them may come to a little more.
      setPages(pagesOf(measuredPieces, room - 1));
    };
    const look = new ResizeObserver(measure);
    for (const piece of column.children) look.observe(piece);
    return () => look.disconnect();
  }, [pieces]);
  return (
    <>
      <div
        ref={measured}
        aria-hidden="true"
        inert
        className="invisible absolute h-0 overflow-hidden print:hidden"
        style={{ width: `${width - 2 * marginMm}mm` }}
      >
        <div style={{ height: `${height - 2 * marginMm - footMm}mm` }} />
        {pieces.map(({ key, content }) => (
          <div key={key} className="flow-root">
            {content}
          </div>
        ))}
      </div>
      {pages.map((places, page) => (
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
      ))}
    </>
  );
}
