import {
  printLimits,
  type PrintSettings,
  type SheetKind,
  sheetKinds,
  usualPrint,
  variantNames,
} from '@lexiroom/domain/printed-quiz';
import { type Paper, papers } from './paper/paper-size.ts';

/** What is printed, on what, and whether with the right answers. */
export interface ChosenPrint extends PrintSettings {
  paper: Paper;
  has_keys: boolean;
  /** For which class, when it is one; whether each of its students gets a sheet with their name. */
  class_id: number | undefined;
  has_names: boolean;
  /** Whether sheets have a code that opens the page on which their marks are typed in. */
  has_codes: boolean;
}

/** The highest id there can be. */
const lastId = 2 ** 31 - 1;

/** So that a reload, another device or next week prints the same sheets, the address says what was chosen. */
const names = [
  'sheets',
  'questions',
  'options',
  'variants',
  'seed',
  'paper',
  'keys',
  'class',
  'names',
  'codes',
] as const;

/**
 * What an address says of it; what it does not say, or wrongly, is as usual. `seed` and `paper`: those that are taken then.
 */
export function readChosen(search: string, usual: Pick<ChosenPrint, 'seed' | 'paper'>): ChosenPrint {
  const [sheets, questions, options, variants, seed, paper, keys, class_id, has_names, codes] = names.map((name) =>
    new URLSearchParams(search).get(name),
  );
  const chosen = (sheets ?? '').split(',').filter((kind): kind is SheetKind => sheetKinds.includes(kind as SheetKind));
  return {
    sheets: chosen.length > 0 ? sheetKinds.filter((kind) => chosen.includes(kind)) : usualPrint.sheets,
    questions: numberIn(questions, printLimits.questions) ?? usualPrint.questions,
    option_count: (numberIn(options, { least: 2, most: 4 }) as 2 | 3 | 4 | undefined) ?? usualPrint.option_count,
    variants:
      (numberIn(variants, { least: 1, most: variantNames.length }) as PrintSettings['variants'] | undefined) ??
      usualPrint.variants,
    seed: numberIn(seed, printLimits.seed) ?? usual.seed,
    paper: papers.find((each) => each === paper) ?? usual.paper,
    has_keys: keys !== 'no',
    class_id: numberIn(class_id, { least: 1, most: lastId }),
    has_names: has_names === 'yes',
    has_codes: codes !== 'no',
  };
}

/** The parameters of an address with what was chosen in them. */
export function withChosen(search: string, chosen: ChosenPrint): string {
  const parameters = new URLSearchParams(search);
  const said = [
    chosen.sheets.join(','),
    chosen.questions,
    chosen.option_count,
    chosen.variants,
    chosen.seed,
    chosen.paper,
    chosen.has_keys ? 'yes' : 'no',
    chosen.class_id,
    chosen.has_names ? 'yes' : 'no',
    chosen.has_codes ? 'yes' : 'no',
  ];
  for (const [place, name] of names.entries()) {
    if (said[place] === undefined) parameters.delete(name);
    else parameters.set(name, `${said[place]}`);
  }
  return `?${parameters}`;
}

function numberIn(text: string | null | undefined, { least, most }: { least: number; most: number }) {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}
