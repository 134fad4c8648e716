// A real table lays its cells out by itself, all of them: here they are placed, so the roles are said.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Axis, type Range, scrolledTo, visibleRange } from './visible-range.ts';

/** A cell of the grid; row 0 is that of the headings of columns, column 0 that of the headings of rows. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface MatrixGridProps {
  /** Names the grid for screen readers. */
  label: string;
  rows: number;
  columns: number;
  corner: ReactNode;
  /** These must not change without need: every cell in sight is drawn anew with them. */
  renderRowHeading: (row: number) => ReactNode;
  renderColumnHeading: (column: number) => ReactNode;
  renderCell: (row: number, column: number) => ReactNode;
  onPlace: (place: GridPlace) => void;
}

/** Lengths in pixels; of a narrow window the headings take less. */
const sizes = { row: 48, column: 104, columnHeading: 76, rowHeading: 200, narrowRowHeading: 120, narrow: 640 };

/**
 * A table of any size whose headings stay in sight: only what is seen is drawn, and cells are placed by arithmetic, as all
 * are as large. A grid to screen readers, which hear of all its rows and columns; the arrow keys, Home, End and Page keys go
 * from cell to cell, Enter follows the link in one.
 */
export function MatrixGrid({ label, rows, columns, corner, onPlace, ...drawn }: MatrixGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isByKey = useRef(false);
  const [place, setPlace] = useState<GridPlace>({ row: 1, column: 1 });
  const [seen, setSeen] = useState({ x: 0, y: 0, width: 1280, height: 800 });
  const across: Axis = {
    count: columns,
    size: sizes.column,
    heading: seen.width < sizes.narrow ? sizes.narrowRowHeading : sizes.rowHeading,
  };
  const down: Axis = { count: rows, size: sizes.row, heading: sizes.columnHeading };
  const inRows = visibleRange(down, seen.y, seen.height);
  const inColumns = visibleRange(across, seen.x, seen.width);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () =>
      setSeen({
        // To the left it is counted below 0 where one reads from the right.
        x: Math.abs(element.scrollLeft),
        y: element.scrollTop,
        width: element.clientWidth || 1280,
        height: element.clientHeight || 800,
      });
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  // The cell that keys have led to takes the focus once it is drawn.
  useEffect(() => {
    if (!isByKey.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${place.row}/${place.column}"]`);
    if (!cell) return;
    isByKey.current = false;
    cell.focus({ preventScroll: true });
  });

  function go(to: GridPlace) {
    setPlace(to);
    onPlace(to);
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const element = event.currentTarget;
    if (event.key === 'Enter') (event.target as HTMLElement).querySelector('a')?.click();
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    const page = Math.max(1, Math.floor((seen.height - down.heading) / down.size) - 1);
    const to = target(event, place, { rows, columns, page, isRightToLeft });
    if (!to) return;
    event.preventDefault();
    isByKey.current = true;
    const x = to.column === 0 ? seen.x : scrolledTo(across, to.column - 1, seen.x, seen.width);
    const y = to.row === 0 ? seen.y : scrolledTo(down, to.row - 1, seen.y, seen.height);
    element.scrollTo({ left: isRightToLeft ? -x : x, top: y, behavior: 'instant' });
    go(to);
  }

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={columns + 1}
      aria-readonly="true"
      tabIndex={-1}
      onKeyDown={walk}
      onFocus={({ target: cell }) => {
        const [row, column] = (cell.closest<HTMLElement>('[data-place]')?.dataset.place ?? '').split('/').map(Number);
        if (column !== undefined) go({ row: row!, column });
      }}
      className="relative max-h-[calc(100dvh-9rem)] min-h-80 overflow-auto overscroll-contain rounded-2xl border-2 border-line bg-card outline-offset-4"
    >
      <Lines
        {...drawn}
        rows={rows}
        columns={columns}
        corner={corner}
        heading={across.heading}
        // Where the focus would stand is drawn, also when it is scrolled out of sight: Tab comes back to it.
        place={place}
        {...{ firstRow: inRows.from, lastRow: inRows.to, firstColumn: inColumns.from, lastColumn: inColumns.to }}
      />
    </div>
  );
}

/** Where a key leads to; undefined for any other key. */
export function target(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { row, column }: GridPlace,
  { rows, columns, page, isRightToLeft }: { rows: number; columns: number; page: number; isRightToLeft: boolean },
): GridPlace | undefined {
  const ahead = isRightToLeft ? -1 : 1;
  const isFar = ctrlKey || metaKey;
  const ways: Partial<Record<string, GridPlace>> = {
    ArrowRight: { row, column: column + ahead },
    ArrowLeft: { row, column: column - ahead },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows : row, column: columns },
  };
  const to = ways[key];
  return to && { row: Math.max(0, Math.min(rows, to.row)), column: Math.max(0, Math.min(columns, to.column)) };
}

type LinesProps = Omit<MatrixGridProps, 'label' | 'onPlace'> & {
  heading: number;
  place: GridPlace;
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
};

/** What is in sight: drawn anew when other lines come into sight, not with every step of scrolling. */
const Lines = memo(function Lines(props: LinesProps) {
  const { rows, columns, corner, heading, place, renderRowHeading, renderColumnHeading, renderCell } = props;
  const inRows = placesOf({ from: props.firstRow, to: props.lastRow }, place.row - 1);
  const inColumns = placesOf({ from: props.firstColumn, to: props.lastColumn }, place.column - 1);
  const width = heading + columns * sizes.column;
  const at = (row: number, column: number) => ({
    'data-place': `${row}/${column}`,
    'aria-colindex': column + 1,
    tabIndex: row === place.row && column === place.column ? 0 : -1,
  });
  const box = 'grid items-center overflow-hidden border-line focus:-outline-offset-3';
  return (
    <div role="presentation" className="relative" style={{ width, height: sizes.columnHeading + rows * sizes.row }}>
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-20 border-b-2 border-line bg-card"
        style={{ height: sizes.columnHeading, width }}
      >
        <div
          role="columnheader"
          {...at(0, 0)}
          className={`${box} sticky start-0 z-10 h-full border-e-2 bg-card px-3 font-semibold`}
          style={{ width: heading }}
        >
          {corner}
        </div>
        {inColumns.map((column) => (
          <div
            key={column}
            role="columnheader"
            {...at(0, column + 1)}
            className={`${box} absolute top-0 h-full border-e px-1 text-center text-sm font-semibold`}
            style={{ width: sizes.column, insetInlineStart: heading + column * sizes.column }}
          >
            {renderColumnHeading(column)}
          </div>
        ))}
      </div>
      {inRows.map((row) => (
        <div
          key={row}
          role="row"
          aria-rowindex={row + 2}
          className="absolute start-0 border-b border-line"
          style={{ top: sizes.columnHeading + row * sizes.row, height: sizes.row, width }}
        >
          <div
            role="rowheader"
            {...at(row + 1, 0)}
            className={`${box} sticky start-0 z-10 h-full border-e-2 bg-card px-3`}
            style={{ width: heading }}
          >
            {renderRowHeading(row)}
          </div>
          {inColumns.map((column) => (
            <div
              key={column}
              role="gridcell"
              {...at(row + 1, column + 1)}
              className={`${box} absolute top-0 h-full border-e`}
              style={{ width: sizes.column, insetInlineStart: heading + column * sizes.column }}
            >
              {renderCell(row, column)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});

/** The places of a range, and one more wherever it is; −1 is none. */
function placesOf({ from, to }: Range, other: number): number[] {
  const places = Array.from({ length: to - from }, (_, at) => from + at);
  return other < 0 || (other >= from && other < to) ? places : [...places, other].toSorted((one, next) => one - next);
}
