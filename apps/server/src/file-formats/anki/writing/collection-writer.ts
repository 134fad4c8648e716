import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import type { OutsideAnswer } from '@lexiroom/domain/interchange';
import type { LeavingWord } from '../../file-writer.ts';
import { colConf, colDconf, deckInCol, defaultDeckId, olderIndexes, olderSchema } from './col.ts';
import { noteTypesInCol } from './note-types.ts';

/** A note that is to be written, with the cards of these numbers, the first of which has the schedule and the answers. */
export interface NewNote {
  guid: string;
  noteType: number;
  deck: number;
  fields: string[];
  cards: number[];
  answers: OutsideAnswer[];
  schedule: LeavingWord['schedule'];
}

export interface CollectionWriter {
  /** The id of the deck with this path; it and the decks around it are made when they are new. */
  deck(path: string[]): number;
  note(note: NewNote): void;
  close(): void;
}

/** A collection is this many days old, so that what is overdue has a day that is counted from 0. */
const daysBefore = 3650;
const secondsPerDay = 86_400;
/** Where a day begins in Anki, in seconds of the clock. The file does not say of which time zone. */
const dayBeginsAt = 4 * 3600;
/** How sure one is of a card in the beginning, in thousandths: the interval grows by so much. */
const usualFactor = 2500;

/**
 * Begins a collection of Anki's older schema in a new file. Days are counted from the day of making, so that whatever is due in
 * so many days here is due in as many there. `today`: the day of our schedule; `now`: epoch milliseconds.
 */
export function writeCollection(file: string, today: number, now: number): CollectionWriter {
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -16384');
  db.exec(olderSchema);
  db.exec('begin');
  const seconds = Math.floor(now / 1000);
  const dayStart = Math.floor((seconds - dayBeginsAt) / secondsPerDay) * secondsPerDay + dayBeginsAt;
  const addNote = db.prepare(`insert into notes values (?, ?, ?, ?, -1, '', ?, ?, ?, 0, '')`);
  const addCard = db.prepare(`insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')`);
  const addAnswer = db.prepare(`insert or ignore into revlog values (?, ?, -1, ?, 1, 1, ${usualFactor}, ?, ?)`);
  const decks = new Map<string, { id: number; name: string }>();
  let nextId = now;
  let position = 0;

  const deck = (path: string[]): number => {
    let id: number = defaultDeckId;
    for (let depth = 1; depth <= path.length; depth++) {
      const name = path.slice(0, depth).map(deckNamePart).join('::');
      // Names of decks are the same in Anki whatever their case.
      const key = name.toLowerCase();
      if (!decks.has(key)) decks.set(key, { id: now + decks.size, name });
      ({ id } = decks.get(key)!);
    }
    return id;
  };

  const answer = (card: number, { answered_at, is_correct, ms }: OutsideAnswer, isFirst: boolean): void => {
    // The time of an answer is its id, so that two of the same millisecond move apart.
    for (let at = Math.floor(answered_at), isAdded = false; !isAdded; at++) {
      isAdded = Number(addAnswer.run(at, card, is_correct ? 3 : 1, Math.round(ms ?? 0), isFirst ? 0 : 1).changes) > 0;
    }
  };

  return {
    deck,
    note({ guid, noteType, deck: deckId, fields, cards, answers, schedule }) {
      const noteId = nextId++;
      const [first = ''] = fields;
      addNote.run(noteId, guid, noteType, seconds, fields.join('\u001f'), first, checksum(first));
      position++;
      for (const [nr, ord] of cards.entries()) {
        const card = nr === 0 ? noteId : nextId++;
        if (nr > 0 || !schedule) {
          addCard.run(card, noteId, deckId, ord, seconds, 0, 0, position, 0, 0, 0, 0);
        } else {
          const due = Math.max(0, daysBefore + schedule.due - today);
          const wrong = answers.filter(({ is_correct }) => !is_correct).length;
          const interval = Math.max(1, Math.round(schedule.interval_days));
          addCard.run(card, noteId, deckId, ord, seconds, 2, 2, due, interval, usualFactor, answers.length, wrong);
        }
        if (nr === 0) for (const [index, each] of answers.entries()) answer(card, each, index === 0);
      }
    },
    close() {
      if (!db.isOpen) return;
      const inCol = Object.fromEntries([...decks.values()].map(({ id, name }) => [id, deckInCol(id, name, seconds)]));
      db.prepare(`insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')`).run(
        dayStart - daysBefore * secondsPerDay,
        now,
        now,
        JSON.stringify({ ...colConf, nextPos: position + 1 }),
        JSON.stringify(noteTypesInCol(seconds)),
        JSON.stringify({ [defaultDeckId]: deckInCol(defaultDeckId, 'Default', seconds), ...inCol }),
        JSON.stringify(colDconf),
      );
      db.exec('commit');
      db.exec(olderIndexes);
      db.close();
    },
  };
}

/** '::' parts the names of decks in Anki, and quotes are taken out of them. */
function deckNamePart(name: string): string {
  return name.replaceAll('"', '”').replaceAll('::', ':\u2009:') || '-';
}

/** How Anki finds notes with the same first field: the first 32 bits of its SHA-1. */
function checksum(field: string): number {
  const text = field.replaceAll(/<[^>]*>/g, '');
  return createHash('sha1').update(text).digest().readUInt32BE(0);
}
