/** A line of pasted text that has been cut into its cells. */
export interface PastedRow {
  /** Where it began in what was pasted; lines count from 1, empty ones too. */
  line: number;
  cells: string[];
}

/** Signs that part the cells of a line, strongest first: of spreadsheets, then of hand-made lists. */
const semicolons = ';；؛';
const commas = ',，،、';

/** A letter; or what stood within quotes, which is taken as it is, also with signs that would part it and line ends. */
export interface PastedSign {
  text: string;
  isQuoted: boolean;
}
type Sign = PastedSign;

/** A line of pasted text before it is cut into cells. */
export interface PastedSigns {
  /** Where it began in what was pasted; lines count from 1, empty ones too. */
  line: number;
  signs: PastedSign[];
}

/**
 * Cuts pasted text into rows of cells, as people write lists and as spreadsheets copy and save them. A byte order mark and
 * Windows line ends do not count; cells may be quoted, with `""` for a quote within, and then hold anything. Each line is
 * parted by the strongest sign it has: a line with tabs by all of them; else by semicolons, or by commas when there is
 * none; the full-width and Arabic ones do as well. `columns` parts a line without tabs by all of that sign; `tabs` by
 * nothing, as commas are part of a sentence.
 */
export function readPastedRows(pasted: string, parts: 'columns' | 'tabs'): PastedRow[] {
  const partingSigns = parts === 'tabs' ? '' : semicolons + commas;
  const cut = (signs: readonly Sign[]) => (parts === 'columns' || signs.some(isSign('\t')) ? cellsOf(signs) : [signs]);
  return readPastedSigns(pasted, partingSigns).map(({ line, signs }) => ({ line, cells: cut(signs).map(textOf) }));
}

/**
 * Pasted text as lines of letters and quoted cells, which are taken as they are. A byte order mark and Windows line ends do
 * not count. `partingSigns`: what may stand beside a quoted cell, beside tabs; with none, a sentence in quotes keeps them.
 */
export const readPastedSigns = (pasted: string, partingSigns: string): PastedSigns[] =>
  cutLines(readSigns(pasted.replace(/^\uFEFF/u, ''), partingSigns));

const isSign =
  (kinds: string) =>
  ({ text, isQuoted }: Sign): boolean =>
    !isQuoted && kinds.includes(text);
const textOf = (signs: readonly Sign[] = []) => signs.map(({ text }) => text).join('');

/** Cuts a text into letters and quoted cells; the quotes themselves are gone. */
function readSigns(text: string, partingSigns: string): Sign[] {
  // A quote that begins a cell counts only when another one ends it.
  const quotedCell = new RegExp(`"((?:[^"]|"")*)"(?= *(?:[\\t\\n\\r${partingSigns}]|$))`, 'uy');
  const signs: Sign[] = [];
  let startsCell = true;
  for (let at = 0; at < text.length; at += 1) {
    quotedCell.lastIndex = at;
    const quoted = startsCell ? quotedCell.exec(text) : null;
    // A sentence in quotes keeps them; spreadsheets quote a cell only where they have to.
    if (quoted && (partingSigns !== '' || /["\t\n\r]/u.test(quoted[1]!))) {
      signs.push({ text: quoted[1]!.replaceAll('""', '"'), isQuoted: true });
      at += quoted[0].length - 1;
      startsCell = false;
      continue;
    }
    const letter = text[at]!;
    signs.push({ text: letter, isQuoted: false });
    startsCell = `\t\n\r${partingSigns}`.includes(letter) || (startsCell && letter === ' ');
  }
  return signs;
}

function cutLines(signs: readonly Sign[]): PastedSigns[] {
  const lines: PastedSigns[] = [{ line: 1, signs: [] }];
  let next = 1;
  let isAfterReturn = false;
  for (const sign of signs) {
    const isLineFeed = isSign('\n')(sign);
    if ((isLineFeed && !isAfterReturn) || isSign('\r')(sign)) lines.push({ line: (next += 1), signs: [] });
    else if (!isLineFeed) lines.at(-1)!.signs.push(sign);
    if (sign.isQuoted) next += sign.text.split(/\r\n|\r|\n/u).length - 1;
    isAfterReturn = isSign('\r')(sign);
  }
  return lines;
}

function cellsOf(signs: readonly Sign[]): Sign[][] {
  const partedBy = ['\t', semicolons, commas].find((kinds) => signs.some(isSign(kinds))) ?? '\t';
  const cells: Sign[][] = [[]];
  for (const sign of signs) {
    if (isSign(partedBy)(sign)) cells.push([]);
    else cells.at(-1)!.push(sign);
  }
  return cells;
}
