import { noteFields, noteProblem } from '@lexiroom/domain/deck-editor';
import {
  type OutsideAnswer,
  type OutsideDeck,
  type OutsideSentence,
  type OutsideWord,
  type ReadRow,
  type RowProblem,
  type RowProblemCode,
  deckPathOf,
  importedRow,
} from '@lexiroom/domain/interchange';
import type { LanguageId } from '@lexiroom/domain/languages';
import { asItemName } from '@lexiroom/domain/names';
import { deckRowLimit, extraTextProblem, translationProblem } from '@lexiroom/domain/library';
import { sentenceLimits, sentenceTextProblem } from '@lexiroom/domain/sentences/sentence';
import type { Day } from '@lexiroom/domain/scheduling';
import { sameTextKey } from '@lexiroom/domain/text';
import { type OpenedFile, UnreadableFile } from '../../file-formats/file-reader.ts';
import { answersOfImport, answersOfWord, decksOfImport } from '../import-limits.ts';
import type { Coming, PlannedDeck, Wanted } from './orders.ts';

/** What becomes of a row: a word or a sentence of a deck, or what is wrong with it. */
export type Decided = Coming | { kind: 'problem'; problem: RowProblem; isOfRow: boolean };

/** Folders of a path that are looked at: the tree has fewer. */
export const deepestPath = 20;

/** A planned deck while rows come to it. */
interface Filling {
  deck: PlannedDeck;
  index: number;
  keys: Set<string>;
  /** In the deck before, where it is one that is there. */
  sentencesBefore: number;
  /** A deck of our own archive that is made anew: with words that stand there twice, or have no translation yet. */
  isAsItWas: boolean;
}

/**
 * Goes through a file and decides of each row what becomes of it, by the same rules each time: what the preview counts is
 * what is written. Words that stand there twice, or find no room in the deck that is there, are told.
 */
export async function* decidedRows(file: OpenedFile, wanted: Wanted, plan: PlannedDeck[] = []): AsyncGenerator<Decided> {
  const decide = new Decisions(wanted, plan);
  for (const problem of file.problems) yield { kind: 'problem', problem, isOfRow: false };
  if (file.decks) {
    for await (const deck of file.decks()) yield* decide.deck(deck);
    return;
  }
  const begun = new Set<string>();
  for await (const row of file.rows()) {
    if (!('cells' in row)) {
      if (wanted.choice.tables[row.table ?? 0]?.is_included ?? true)
        yield { kind: 'problem', problem: row, isOfRow: true };
      continue;
    }
    const part = `${row.table} ${row.file ?? ''}`;
    const isFirst = !begun.has(part);
    begun.add(part);
    if (isFirst && wanted.choice.tables[row.table]?.has_header) continue;
    yield* row.file === undefined ? decide.row(row) : toldOf(row.file, decide.row(row));
  }
} // prettier-ignore

/** What is wrong with rows of one of several files is told with its name, as lines are counted in each. */
function* toldOf(file: string, decisions: Generator<Decided>): Generator<Decided> {
  for (const decided of decisions)
    yield decided.kind === 'problem'
      ? { ...decided, problem: { ...decided.problem, text: [file, decided.problem.text].filter(Boolean).join(' · ') } }
      : decided;
}

class Decisions {
  readonly #wanted: Wanted;
  readonly #plan: PlannedDeck[];
  readonly #byPath = new Map<string, Filling>();
  #answerCount = 0;

  constructor(wanted: Wanted, plan: PlannedDeck[]) {
    this.#wanted = wanted;
    this.#plan = plan;
  }

  *row(row: ReadRow): Generator<Decided> {
    const { choice, deck_name } = this.#wanted;
    const table = choice.tables[row.table];
    if (!table?.is_included) return;
    const { source_language } = this.#wanted.present ?? choice;
    const read = importedRow(row, table, { shows_translations: source_language !== null });
    if (read.kind === 'empty') return;
    if (read.kind === 'problem') {
      for (const problem of read.problems) yield { kind: 'problem', problem, isOfRow: true };
      return;
    }
    const inColumn = deckPathOf(row.cells[table.fields.indexOf('deck')]?.text ?? '');
    const path = [...row.deck_path, ...inColumn].map((name) => name.trim()).filter(Boolean);
    const kept = row.file === undefined ? [deck_name, ...path] : pathWithin(deck_name, path);
    const filling = this.#filling(choice.keeps_decks ? kept : [deck_name]);
    const place = { table: row.table, line: row.line };
    if (read.kind === 'word') yield* this.#word(filling, read.word, place);
    else yield* this.#sentence(filling, read.sentence, place);
  }

  /** A deck of our own archive, which says itself what its words are. */
  *deck(outside: OutsideDeck): Generator<Decided> {
    const { choice, deck_name, present } = this.#wanted;
    const isKept = choice.keeps_decks && !present;
    const filling = isKept ? this.#add(pathWithin(deck_name, outside.path), outside) : this.#filling([deck_name]);
    const picture = filling.deck.settings?.cover ?? null;
    if (picture !== null) yield { kind: 'cover', deck: filling.index, part: 0, table: null, line: null, picture };
    for (const [index, word] of outside.words.entries()) yield* this.#word(filling, word, { table: null, line: index + 1 });
    for (const [index, sentence] of outside.sentences.entries())
      yield* this.#sentence(filling, sentence, { table: null, line: index + 1 });
  } // prettier-ignore

  *#word(filling: Filling, word: OutsideWord, place: Pick<Coming, 'table' | 'line'>): Generator<Decided> {
    const { deck, index } = filling;
    const { target_language, source_language } = deck;
    const code = wordProblem(word, filling.isAsItWas ? null : source_language);
    if (code) return yield refusedRow(place, code, word.target_text);
    const key = wordKey(word, { target_language, source_language });
    if (filling.keys.has(key) && !filling.isAsItWas) return yield refusedRow(place, 'TWICE', word.target_text);
    // Rows that are the same, or empty while somebody writes them, are one key and take room each.
    if (this.#wanted.present && this.#wanted.present.words.length + deck.words >= deckRowLimit)
      return yield refusedRow(place, 'DECK_FULL', word.target_text);
    filling.keys.add(key);
    const part = this.#wanted.present ? 0 : Math.floor(deck.words / deckRowLimit);
    deck.words += 1;
    const answers = yield* this.#answers(word.answers, place);
    yield { kind: 'word', deck: index, part, ...place, word: { ...word, answers } };
  }

  *#sentence(filling: Filling, sentence: OutsideSentence, place: Pick<Coming, 'table' | 'line'>): Generator<Decided> {
    const { deck, index, sentencesBefore } = filling;
    const code = sentenceProblem(sentence);
    if (code) return yield refusedRow(place, code, sentence.target_translation);
    if (this.#wanted.present && sentencesBefore + deck.sentences >= sentenceLimits.sentences)
      return yield refusedRow(place, 'SENTENCES_FULL', sentence.target_translation);
    const part = this.#wanted.present ? 0 : Math.floor(deck.sentences / sentenceLimits.sentences);
    deck.sentences += 1;
    const answers = yield* this.#answers(sentence.answers, place);
    yield { kind: 'sentence', deck: index, part, ...place, sentence: { ...sentence, answers } };
  }

  /** Those that the log takes: none of the future, and the newest of very many. */
  *#answers(answers: readonly OutsideAnswer[], place: Pick<Coming, 'table' | 'line'>): Generator<Decided, OutsideAnswer[]> {
    if (!this.#wanted.choice.with_answers) return [];
    const now = Date.now();
    const past = answers.filter(({ answered_at, day }) => answered_at > 0 && answered_at <= now && isDayOf(day, answered_at));
    const room = Math.max(0, Math.min(answersOfWord, answersOfImport - this.#answerCount));
    const kept = past.slice(Math.max(0, past.length - room));
    this.#answerCount += kept.length;
    const problem = { ...place, code: 'ANSWER_REFUSED', text: String(answers.length - kept.length) } as const;
    if (kept.length < answers.length) yield { kind: 'problem', problem, isOfRow: false };
    return kept;
  } // prettier-ignore

  #filling(path: string[]): Filling {
    const key = JSON.stringify(path);
    const filling = this.#byPath.get(key) ?? this.#add(path, null);
    this.#byPath.set(key, filling);
    return filling;
  }

  #add(path: string[], outside: OutsideDeck | null): Filling {
    const { choice, present } = this.#wanted;
    const of = present ?? choice;
    if (this.#plan.length >= decksOfImport) throw new UnreadableFile('TOO_MANY_ROWS');
    const deck: PlannedDeck = {
      path: path.slice(0, deepestPath).map((name) => name.slice(0, 200)),
      words: 0,
      sentences: 0,
      target_language: outside?.target_language ?? of.target_language,
      source_language: outside ? outside.source_language : of.source_language,
      settings: outside?.settings ?? null,
    };
    const index = this.#plan.push(deck) - 1;
    return {
      deck,
      index,
      keys: new Set(present?.words ?? []),
      sentencesBefore: present?.sentences ?? 0,
      isAsItWas: outside !== null,
    };
  }
}

/** Where a deck or a story of an archive, or of packed files, lies in what is made of it. An archive of one folder is that folder, and not a folder with it inside. */
export function pathWithin(deck_name: string, path: readonly string[]): string[] {
  const isOfFolder = path.length > 1 && asItemName(path[0]!) === deck_name;
  return [deck_name, ...(isOfFolder ? path.slice(1) : path)];
}

const refusedRow = (place: Pick<Coming, 'table' | 'line'>, code: RowProblemCode, text: string): Decided => ({
  kind: 'problem',
  problem: { ...place, code, text: text.slice(0, 100) },
  isOfRow: true,
});

interface Languages {
  target_language: LanguageId | null;
  source_language: LanguageId | null;
}

/** What two words have in common that are the same to a learner. */
export const wordKey = (
  { target_text, source_text }: { target_text: string | null; source_text: string | null },
  { target_language, source_language }: Languages,
): string => JSON.stringify([sameTextKey(target_text ?? '', target_language), sameTextKey(source_text ?? '', source_language)]); // prettier-ignore

/** A day begins at most a day apart from the calendar's, wherever somebody lives. */
const isDayOf = (day: Day | undefined, answered_at: number): boolean =>
  day === undefined || Math.abs(day - Math.floor(answered_at / 86_400_000)) <= 2;

/** The rules of the deck editor, asked once more: whatever a reader gives, nothing else is written. */
function wordProblem(word: OutsideWord, source_language: LanguageId | null): RowProblemCode | undefined {
  if (word.target_text.trim() === '') return 'TARGET_MISSING';
  if (source_language !== null && !word.source_text?.trim()) return 'SOURCE_MISSING';
  const problem =
    translationProblem(word.target_text) ??
    translationProblem(word.source_text ?? 'a') ??
    (word.extra_target_translation ? extraTextProblem(word.extra_target_translation) : undefined);
  if (problem) return problem.code === 'FORBIDDEN_CHARACTER' ? 'TEXT_CHARACTERS' : 'TEXT_TOO_LONG';
  const isLong = noteFields.some((field) => noteProblem(word[field] ?? '') !== undefined);
  return isLong ? 'NOTE_TOO_LONG' : undefined;
}

function sentenceProblem({
  target_translation,
  source_translation,
  more,
}: OutsideSentence): RowProblemCode | undefined {
  if (target_translation.trim() === '') return 'TARGET_MISSING';
  const extras = [more?.extra_target_translation, more?.extra_source_translation];
  const texts = [target_translation, source_translation, ...extras];
  const problem = texts.map((text) => sentenceTextProblem(text ?? '')).find(Boolean);
  if (problem) return problem.code === 'FORBIDDEN_CHARACTER' ? 'TEXT_CHARACTERS' : 'TEXT_TOO_LONG';
  return undefined;
}
