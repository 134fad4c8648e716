import type { LanguageId } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import type pg from 'pg';
import { titleReadFrom } from '../items/deck-results.ts';
import type { DeckRow } from './read-decks.ts';

/** How decks that are opened together are read. */
export interface Reading {
  /** What the first is called in the two languages. */
  deck_name: string;
  /** The language that explains the first deck's words. */
  source_language: LanguageId | null;
  /** That one, where a deck among them has another of its own; undefined where all are read as they are. */
  read_from: LanguageId | undefined;
}

/** Which source is asked for. */
export interface AskedSource {
  source?: LanguageId | 'own' | undefined;
  known?: readonly LanguageId[] | undefined;
}

/** Decks, at least one, as they are read from this language; undefined: as their owner made them. */
export async function readingOf(
  pool: pg.Pool,
  decks: readonly DeckRow[],
  source: LanguageId | undefined,
): Promise<Reading> {
  const [{ deck_id, deck_name, source_language }] = decks as [DeckRow];
  if (source === undefined || !decks.some((deck) => canReadOtherwise(deck, source))) {
    return { deck_name, source_language, read_from: undefined };
  }
  if (!canReadOtherwise(decks[0]!, source)) return { deck_name, source_language, read_from: source };
  const { rows } = await pool.query<{ title: string }>(
    `select ${titleReadFrom('$2')} as title from items i join decks d on d.deck_id = i.item_id where i.item_id = $1`,
    [deck_id, source],
  );
  return { deck_name: rows[0]?.title ?? deck_name, source_language: source, read_from: source };
}

/** A deck of another source language, that does not teach this one. */
const canReadOtherwise = ({ target_language, source_language }: DeckRow, source: LanguageId): boolean =>
  source !== source_language && source !== target_language;

/** The languages from which all of these decks can be read, in the order of the catalogue. */
export async function sourcesOf(pool: pg.Pool, decks: readonly DeckRow[]): Promise<LanguageId[]> {
  const { rows } = await pool.query<{ sources: LanguageId[] }>(
    'select languages_in(coalesce(bit_and(languages), 0)) as sources from deck_languages where deck_id = any($1)',
    [decks.map(({ deck_id }) => deck_id)],
  );
  return rows[0]!.sources;
}

/**
 * The language to read decks from: the one that is asked for; else, of ready decks that are not the reader's, the first that
 * the reader knows of those they can be read from, unless that is their own. Undefined: as their owner made them.
 */
export function chooseSource(
  decks: readonly DeckRow[],
  sources: readonly LanguageId[],
  user_id: number | undefined,
  { source, known = [] }: AskedSource,
): LanguageId | undefined {
  if (source !== undefined) return source === 'own' ? undefined : source;
  const areReady = decks.every(({ username, owner_id }) => username === starterLibraryOwner && owner_id !== user_id);
  if (!areReady) return undefined;
  const own = decks.map(({ source_language }) => source_language);
  const taught = decks.map(({ target_language }) => target_language);
  // Whoever knows no other language than the one that is taught reads it as it is.
  const best = known.find(
    (language) => isAmong(own, language) || (!isAmong(taught, language) && sources.includes(language)),
  );
  return best === undefined || isAmong(own, best) ? undefined : best;
}

const isAmong = (languages: readonly (LanguageId | null)[], language: LanguageId): boolean =>
  languages.some((one) => one !== null && familyOf(one) === familyOf(language));

/** British and American English explain nothing to each other. */
const familyOf = (language: LanguageId): string => (language.startsWith('english') ? 'english' : language);
