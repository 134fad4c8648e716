import type { EditedRow } from '@lexiroom/contracts/deck-editor';
import { isOtherWord } from '@lexiroom/domain/deck-editor';
import { api, statusOf } from '../../api.ts';
import type { EditorLanguages, EditorRow } from '../row.ts';
import { applyEdit, type RowEdit } from '../row-edit.ts';
import { withNamesGiven } from '../taking/given-names.ts';
import { chosenIds, rowOf } from './deck-rows.ts';

/** A deck as the server is known to have it. */
export interface KnownDeck {
  deck_id: number;
  rev: number;
  languages: EditorLanguages;
  rows: readonly EditorRow[];
}

/** What a call has changed: its rows, and the deck's `rev` after each call that told one. */
export interface Sent {
  rows: readonly EditorRow[];
  revs: number[];
}

/**
 * Sends a change to the server, by the calls of specification 3 section 7, and gives the rows as they are after it. A
 * row without a picture, that was never sent, waits on the screen until it has one. Names that its picture lacks are given
 * to it first. Throws what the calls throw.
 */
export async function sendEdit(deck: KnownDeck, edit: RowEdit): Promise<Sent> {
  const rows = applyEdit(deck.rows, edit);
  switch (edit.type) {
    case 'added':
      return addRow(deck, await named(deck, rows, edit.row.key), edit.row.key);
    case 'deleted':
      return deleteRows(deck, rows, edit.keys);
    case 'moved': {
      const word_ids = rows.flatMap(({ word_id }) => word_id ?? []);
      if (word_ids.length === 0) return { rows, revs: [] };
      const { rev } = await api.deckOrder({ body: { deck_id: deck.deck_id, word_ids, rev: deck.rev } });
      return { rows, revs: [rev] };
    }
    case 'changed':
      return changeRow(deck, await named(deck, rows, edit.key), edit.key);
  }
}

/** The rows, this one with all its names in the library. */
async function named({ languages }: KnownDeck, rows: readonly EditorRow[], key: string): Promise<readonly EditorRow[]> {
  const row = rows.find((one) => one.key === key);
  const after = row && (await withNamesGiven(row, languages));
  return after === row ? rows : rows.map((one) => (one === row ? after! : one));
}

/** The key of a new row is the id of its command: sent twice it is added once. */
async function addRow({ deck_id }: KnownDeck, rows: readonly EditorRow[], key: string): Promise<Sent> {
  const place = rows.findIndex((row) => row.key === key);
  const row = rows[place];
  if (!row?.image || row.word_id !== null) return { rows, revs: [] };
  const before_word_id = rows.slice(place + 1).find(({ word_id }) => word_id !== null)?.word_id ?? null;
  const added = await api.addWord({ body: { deck_id, ...chosenIds(row), before_word_id, command_id: key } });
  return replaced(rows, key, added);
}

async function deleteRows({ rows: before }: KnownDeck, rows: readonly EditorRow[], keys: readonly string[]) {
  const revs: number[] = [];
  for (const { key, word_id } of before) {
    if (word_id === null || !keys.includes(key)) continue;
    try {
      const { rev } = await api.deleteWord({ body: { word_id } });
      revs.push(rev);
    } catch (error) {
      // Gone already: by another tab, or by a call whose answer was lost.
      if (statusOf(error) !== 404) throw error;
    }
  }
  return { rows, revs };
}

async function changeRow(deck: KnownDeck, rows: readonly EditorRow[], key: string): Promise<Sent> {
  const before = deck.rows.find((row) => row.key === key);
  const after = rows.find((row) => row.key === key);
  if (!before || !after) return { rows, revs: [] };
  if (before.word_id === null) return addRow(deck, rows, key);
  const { word_id } = before;
  const { deck_id, rev } = deck;
  const { sound_id, ...ids } = chosenIds(after);
  const was = chosenIds(before);
  let sent: Sent = { rows, revs: [] };
  const done = (edited: EditedRow) => (sent = { rows: replaced(rows, key, edited).rows, revs: [...sent.revs, edited.rev] });
  if (isOtherWord(before, after)) {
    const word_order = rows.indexOf(after);
    done(await api.wordChange({ body: { new_word: { ...ids, sound_id }, word_id, deck_id, word_order, rev } }));
    return sent;
  }
  if (ids.image_id !== was.image_id) {
    // Without a picture its texts stay as they are.
    done(await api.imageChange({ body: ids.image_id === null ? { word_id, image_id: null, rev } : { word_id, ...ids, rev } }));
  } else {
    for (const word_type of ['target', 'source'] as const) {
      const translation_id = ids[`${word_type}_translation_id`];
      if (translation_id === was[`${word_type}_translation_id`]) continue;
      const latest = sent.revs.at(-1) ?? rev;
      done(await api.imageTranslation({ body: { word_id, translation_id, word_type, rev: latest } }));
    }
  }
  const isSilenced = ids.target_translation_id !== was.target_translation_id;
  if (sound_id !== (isSilenced ? null : was.sound_id)) {
    await api.changeSound({ body: { word_id, sound_id } });
    sent = { ...sent, rows: sent.rows.map((row) => (row.key === key ? { ...row, sound: after.sound } : row)) };
  }
  return sent;
} // prettier-ignore

function replaced(rows: readonly EditorRow[], key: string, edited: EditedRow): Sent {
  return {
    rows: rows.map((row) => (row.key === key ? rowOf(edited, key, row.typed) : row)),
    revs: [edited.rev],
  };
}
