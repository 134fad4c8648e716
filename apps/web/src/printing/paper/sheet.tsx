import type { ReactNode } from 'react';
import { footMm, marginMm, type Paper, paperSizes } from './paper-size.ts';

export interface SheetProps {
  paper: Paper;
  /** In small letters at the foot. */
  foot?: string;
  children: ReactNode;
}

/** One page of paper: on the screen as it will be printed, black on white whatever the screen's colours are. */
export function Sheet({ paper, foot, children }: SheetProps) {
  const { width, height } = paperSizes[paper];
  return (
    <article
      data-sheet
      className="relative shrink-0 overflow-hidden bg-white text-[12pt] leading-normal text-black shadow-lg print:break-after-page print:shadow-none print:last:break-after-auto"
      style={{ width: `${width}mm`, height: `${height}mm`, padding: `${marginMm}mm` }}
    >
      {children}
      {foot && (
        <p
          className="absolute inset-x-0 flex items-end justify-center text-[9pt] text-neutral-700"
          style={{ bottom: `${marginMm - footMm / 2}mm`, height: `${footMm}mm` }}
        >
          <bdi>{foot}</bdi>
        </p>
      )}
    </article>
  );
}
