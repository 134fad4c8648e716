import { pagesOf } from '@lexiroom/domain/printed-quiz';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { footMm, marginMm, type Paper, paperSizes } from './paper-size.ts';

/** Something that is printed in one piece. */
export interface PrintedPiece {
  key: string;
  content: ReactNode;
  /** A heading: it never stands last on a page. */
  isWithNext?: boolean;
}

export interface MeasuredPiecesProps {
  pieces: readonly PrintedPiece[];
  paper: Paper;
  /** Which pieces come onto which page, by their places: told again when letters of another font arrive. */
  onPages: (pages: number[][]) => void;
}

/** Pieces out of sight, as wide as on paper: how high each is tells on which page it comes. */
export function MeasuredPieces({ pieces, paper, onPages }: MeasuredPiecesProps) {
  const measured = useRef<HTMLDivElement>(null);
  const { width, height } = paperSizes[paper];
  const tell = useEffectEvent(onPages);
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
      tell(pagesOf(measuredPieces, room - 1));
    };
    const look = new ResizeObserver(measure);
    for (const piece of column.children) look.observe(piece);
    return () => look.disconnect();
  }, [pieces]);
  return (
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
  );
}
