import type { ImportChoice, ImportView } from '@lexiroom/contracts/imports';
import type { ImportField } from '@lexiroom/domain/interchange';
import { nameOfFile, tidyName } from '@lexiroom/domain/names';

/** Where the words are to go, as the way to the page says: into a folder, or a deck; nowhere in particular. */
export interface WantedTarget {
  directory?: number | undefined;
  deck?: number | undefined;
}

type Chosen = { view: ImportView | null; choice: ImportChoice | null; wanted: WantedTarget };

/**
 * What is chosen before anybody has chosen anything, where the server's guess is to be another: the target that the
 * address asks for, a new deck called as the file where none was guessed. Undefined when the guess stays.
 */
export function firstChoice({ view, choice, wanted }: Chosen): ImportChoice | undefined {
  const guess = view?.choice;
  if (choice !== null || !guess) return undefined;
  const { deck, directory } = wanted;
  if (deck !== undefined) {
    if (guess.target?.kind === 'deck') return undefined;
    return { ...guess, target: { kind: 'deck', deck_id: deck }, keeps_decks: false };
  }
  const named = guess.target?.kind === 'new' ? guess.target : undefined;
  if (guess.target && (directory === undefined || named?.parent_id !== null)) return undefined;
  const deck_name = named?.deck_name ?? nameOfFile(view.file_name);
  return { ...guess, target: { kind: 'new', deck_name, parent_id: directory ?? null } };
}

/** What keeps an import from being begun; undefined when nothing does. */
export type Missing = 'language' | 'target' | 'name' | 'words' | 'column';

export function missingIn({ view, choice }: Pick<Chosen, 'view' | 'choice'>): Missing | undefined {
  if (!view || !choice) return 'words';
  const { target, target_language } = choice;
  if (!hasWords(choice)) return 'column';
  if (target?.kind !== 'deck' && target_language === null) return 'language';
  if (!target) return 'target';
  if (target.kind === 'new' && tidyName(target.deck_name) === '') return 'name';
  const { words, sentences, stories } = view.counts;
  return words + sentences + stories === 0 ? 'words' : undefined;
}

/** Whether some column of what is taken holds words or sentences. */
const hasWords = ({ tables }: ImportChoice): boolean =>
  // Our own archive says itself what its words are.
  tables.length === 0 ||
  tables.some(({ is_included, fields }) => is_included && (fields.includes('target') || fields.includes('sentence')));

/** Whether an import may be begun as it is chosen. */
export const isComplete = (chosen: Pick<Chosen, 'view' | 'choice'>): boolean => missingIn(chosen) === undefined;

/** Words and translations change places; so do their sounds, examples and languages. */
export function swapped(choice: ImportChoice, table: number): ImportChoice {
  const other: Partial<Record<ImportField, ImportField>> = {
    target: 'source',
    source: 'target',
    sound: 'source_sound',
    source_sound: 'sound',
    example: 'example_translation',
    example_translation: 'example',
    sentence: 'sentence_translation',
    sentence_translation: 'sentence',
  };
  const tables = choice.tables.map((one, place) =>
    place === table ? { ...one, fields: one.fields.map((field) => other[field] ?? field) } : one,
  );
  return { ...choice, tables };
}

/** A column becomes a field. What only one column can be, the one that was it before changes places with it. */
export function withField(choice: ImportChoice, table: number, column: number, field: ImportField): ImportChoice {
  const isAlone = field !== 'ignored' && field !== 'note';
  const tables = choice.tables.map((one, place) => {
    if (place !== table) return one;
    const before = one.fields[column] ?? 'ignored';
    const fields = one.fields.map((each, at) => {
      if (at === column) return field;
      // The two change places, so that nothing is lost by a choice.
      return isAlone && each === field ? before : each;
    });
    return { ...one, fields };
  });
  return { ...choice, tables };
}
