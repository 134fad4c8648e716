import type { EditedDeck } from '@lexiroom/contracts/deck-editor';
import { api } from '../../api/client.ts';
import type { DeckSettings } from '../editor-store.ts';
import type { EditorRow } from '../row.ts';
import { type PendingChange, settingsAfter } from './pending-change.ts';
import { fieldsOf, rowsOf, sendEdit, settingsOf } from './send-edit.ts';

/** The deck as the server is known to have it, and the calls that change it there. */
export interface ServerDeck {
  rows: () => readonly EditorRow[];
  settings: () => DeckSettings;
  /** Reads the deck anew. Throws what the call throws. */
  read: () => Promise<void>;
  /** Sends one change. Throws what the calls throw; the change is not done then, or not wholly. */
  send: (change: PendingChange) => Promise<void>;
}

/** `onRead`: the deck was read anew; `rowsBefore` are the rows as they were known until then. */
export function createServerDeck(deck: EditedDeck, onRead: (rowsBefore: readonly EditorRow[]) => void): ServerDeck {
  const { deck_id } = deck;
  let rev = deck.rev;
  let rows: readonly EditorRow[] = rowsOf(deck, []);
  let settings = settingsOf(deck);

  async function read() {
    const edited = await api.editedDeck({ params: { deck_id } });
    const rowsBefore = rows;
    rev = edited.rev;
    rows = rowsOf(edited, rowsBefore);
    settings = settingsOf(edited);
    onRead(rowsBefore);
  }

  /**
   * Takes note of the `rev` that each call of one change was answered with. A call counts the deck's `rev` up by one: when
   * it is further than that, another tab or device has changed something as well, and the deck is read anew.
   */
  async function noteRevs(revs: readonly number[]) {
    const isOnlyOurs = revs.every((newRev, index) => newRev <= rev + index + 1);
    if (isOnlyOurs) rev = revs.at(-1) ?? rev;
    else await read();
  }

  async function sendLanguages(wanted: DeckSettings, chosen: readonly EditorRow[]) {
    const { target_language, source_language, purpose } = wanted;
    const wordIds = new Map(rows.map(({ key, word_id }) => [key, word_id]));
    // A row that could not be added is on the screen only: the server has no such row.
    const sentRows = chosen.filter(({ key }) => wordIds.has(key));
    const selected_ids = sentRows.map((row) => ({ ...fieldsOf(row), word_id: wordIds.get(row.key)! }));
    const body = { deck_id, selected_ids, target_language, source_language, purpose, rev };
    const edited = await api.deckLanguage({ body });
    const shown = sentRows.map((row, index) => ({ ...row, word_id: edited.words[index]?.word_id ?? null }));
    rev = edited.rev;
    rows = rowsOf(edited, shown);
  }

  async function send(change: PendingChange) {
    switch (change.type) {
      case 'rows': {
        const sent = await sendEdit({ deck_id, rev, rows }, change.edit);
        rows = sent.rows;
        return noteRevs(sent.revs);
      }
      case 'settings': {
        const { deck_name, show_translation, purpose } = change.change;
        if (deck_name !== undefined || show_translation !== undefined) {
          const body = {
            item_id: deck_id,
            ...(deck_name === undefined ? {} : { item_name: deck_name }),
            ...(show_translation === undefined ? {} : { show_translation }),
          };
          const edited = await api.editDeck({ body });
          await noteRevs([edited.rev]);
        }
        if (purpose !== undefined) await sendLanguages({ ...settings, purpose }, rows);
        settings = settingsAfter(settings, change);
        return undefined;
      }
      case 'languages':
        await sendLanguages({ ...settings, ...change.languages }, change.rows);
        settings = settingsAfter(settings, change);
        return undefined;
    }
  }

  return { rows: () => rows, settings: () => settings, read, send };
}
