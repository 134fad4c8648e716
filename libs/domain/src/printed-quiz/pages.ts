/** Something that is printed in one piece, with its height in any unit. */
export interface Piece {
  height: number;
  /** A heading: it never stands last on a page. */
  isWithNext?: boolean;
}

/**
 * Which pieces come onto which page, by their places: as many as fit, none cut, no heading alone at the foot. A piece that
 * is higher than a page has one of its own.
 */
export function pagesOf(pieces: readonly Piece[], pageHeight: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  for (const group of groupsOf(pieces)) {
    const height = group.reduce((sum, place) => sum + pieces[place]!.height, 0);
    if (page.length > 0 && used + height > pageHeight) {
      pages.push(page);
      [page, used] = [[], 0];
    }
    page.push(...group);
    used += height;
  }
  return page.length > 0 ? [...pages, page] : pages;
}

/** Headings together with the piece that follows them. */
function groupsOf(pieces: readonly Piece[]): number[][] {
  const groups: number[][] = [];
  let group: number[] = [];
  pieces.forEach(({ isWithNext = false }, place) => {
    group.push(place);
    if (isWithNext) return;
    groups.push(group);
    group = [];
  });
  return group.length > 0 ? [...groups, group] : groups;
}
