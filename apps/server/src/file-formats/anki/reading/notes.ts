import type { OutsideAnswer, ReadRow, RowProblem, RowProblemCode } from '@lexiroom/domain/interchange';
import type { ReadingLimits } from '../../file-reader.ts';
import { fieldText } from '../field-text/index.ts';
import type { GuardedDatabase } from './guarded-database.ts';

/** A type of notes as a table: its place among the tables, and how many fields its notes have. */
export interface NoteTable {
  table: number;
  fieldCount: number;
}

/** What notes are read with. */
export interface NoteReading {
  db: GuardedDatabase;
  tables: Map<string, NoteTable>;
  decks: Map<string, string[]>;
  mediaName: (written: string) => string;
  limits: ReadingLimits;
}

interface NoteRow {
  id: number;
  mid: string;
  flds: string | null;
  bytes: number | null;
}

interface CardRow {
  nid: number;
  did: string;
}

interface ReviewRow {
  nid: number;
  id: number;
  ease: number;
  time: number | null;
}

const separator = '\u001f';
/** A field may hold this much markup for each unit of text that a row may have, in bytes. */
const markupFactor = 10;
/** Of one note, over all its cards. */
const mostAnswers = 10_000;
/** What an answer can take at most, in milliseconds: a day. */
const longestAnswerMs = 86_400_000;
/** How much of what cannot be read is told. */
const shownLength = 100;
/** Ids are made of milliseconds. Larger ones are no exact numbers, and none that Anki makes. */
const largestId = Number.MAX_SAFE_INTEGER;

/**
 * The notes of a collection in the order of their ids, which is the order they were made in, with what is wrong in the
 * places of those that cannot be read. Their decks and answers are read beside them, in the same order, so that nothing is kept.
 *
 * A note lies in the deck of its first card; what a filtered deck has borrowed lies in its own. A note's answers are those
 * of all its cards, by time: only the first answer of a day counts here, whichever card it was given to.
 */
export function* noteRows(reading: NoteReading): Generator<ReadRow | RowProblem> {
  const { db, decks } = reading;
  const deckOf = besides(
    db.rows<CardRow>(
      `select nid, cast(case when odid > 0 then odid else did end as text) as did from cards
      where nid between 1 and ${largestId} order by nid, ord`,
    ),
  );
  const reviewsOf = besides(db.rows<ReviewRow>(reviewsByNote));
  let line = 0;
  for (const note of db.rows<NoteRow>(
    `select id, cast(mid as text) as mid, octet_length(flds) as bytes,
      case when octet_length(flds) <= ? then cast(flds as text) end as flds
      from notes where id between 1 and ${largestId} order by id`,
    reading.limits.rowLength * markupFactor,
  )) {
    line++;
    const [card] = deckOf(note.id);
    const answers = answersOf(reviewsOf(note.id));
    yield noteRow(reading, note, line, card ? (decks.get(card.did) ?? []) : [], answers);
  }
}

/** Rescheduling by hand is no answer: it has no ease, or a type from 4 on. */
const reviewsByNote = `select cards.nid as nid, revlog.id as id, revlog.ease as ease,
    case when typeof(revlog.time) = 'integer' then min(max(revlog.time, 0), ${longestAnswerMs}) end as time
  from revlog cross join cards on cards.id = revlog.cid
  where revlog.ease between 1 and 4 and revlog.type < 4 and revlog.id between 1 and 8640000000000000
    and cards.nid between 1 and ${largestId}
  order by cards.nid, revlog.id`;

function noteRow(
  { tables, limits, mediaName }: NoteReading,
  { mid, flds, bytes }: NoteRow,
  line: number,
  deck_path: string[],
  answers: OutsideAnswer[],
): ReadRow | RowProblem {
  const type = tables.get(mid);
  const problem = (code: RowProblemCode): RowProblem => {
    return {
      table: type?.table ?? null,
      line,
      code,
      text: flds?.slice(0, shownLength).replaceAll(separator, ' ') ?? null,
    };
  };
  if (flds === null) return problem(bytes === null ? 'NOTE_BROKEN' : 'TEXT_TOO_LONG');
  const fields = flds.split(separator, (type?.fieldCount ?? 0) + 1);
  if (!type || fields.length !== type.fieldCount) return problem('NOTE_BROKEN');
  const cells = fields.slice(0, limits.columns).map((field) => fieldText(field, mediaName));
  const length = cells.reduce((sum, { text }) => sum + text.length, 0);
  if (length > limits.rowLength) return problem('TEXT_TOO_LONG');
  return { table: type.table, line, deck_path, cells, answers };
}

function answersOf(reviews: ReviewRow[]): OutsideAnswer[] {
  return reviews.map(({ id, ease, time }) => ({ answered_at: id, is_correct: ease > 1, ms: time || null }));
}

/** Reads rows that are sorted by note, in step with the notes themselves: those of a note, at most {@link mostAnswers} of them. */
function besides<Row extends { nid: number }>(rows: Generator<Row, void>): (note: number) => Row[] {
  let next = rows.next();
  return (note) => {
    const found: Row[] = [];
    while (!next.done && next.value.nid <= note) {
      if (next.value.nid === note && found.length < mostAnswers) found.push(next.value);
      next = rows.next();
    }
    return found;
  };
}
