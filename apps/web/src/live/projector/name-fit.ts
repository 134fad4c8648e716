/** How names stand beside each other; lengths in the names' own font size unless they say otherwise. */
export interface NameBoard {
  /** Of each name with its initial, in the order of joining. */
  widths: readonly number[];
  /** Of the last entry, which says how many more there are. */
  moreWidth: number;
  rowHeight: number;
  gap: number;
  /** The room there is, in pixels. */
  box: { width: number; height: number };
  /** Font sizes to choose from, in pixels, the largest first. */
  sizes: readonly number[];
}

export interface NameFit {
  /** Font size in pixels. */
  size: number;
  /** How many names are shown: all of them, or so many of the newest. */
  shown: number;
}

/**
 * The largest size at which every name is wholly in sight. When that cannot be at any size: the smallest, with as many
 * of the newest as leave room for the entry that counts the others.
 */
export function fitNames(board: NameBoard): NameFit {
  const { widths, sizes } = board;
  const size = sizes.find((candidate) => doFit(board, candidate, widths));
  if (size !== undefined) return { size, shown: widths.length };
  const least = sizes.at(-1) ?? 0;
  const newest = widths.toReversed();
  let shown = newest.length - 1;
  while (shown > 0 && !doFit(board, least, [...newest.slice(0, shown), board.moreWidth])) shown--;
  return { size: least, shown };
}

/** Whether names that are put in rows as words are in lines stay inside the box. */
function doFit({ rowHeight, gap, box }: NameBoard, size: number, widths: readonly number[]): boolean {
  const width = box.width / size;
  let rows = 0;
  let left = 0;
  for (const own of widths) {
    const isFirst = rows === 0 || left < own + gap;
    if (isFirst) rows++;
    // A name that is wider than the box is cut off by its row, at any size.
    left = isFirst ? Math.max(0, width - own) : left - own - gap;
  }
  return rows * rowHeight + Math.max(0, rows - 1) * gap <= box.height / size;
}
