import type { SentenceType } from '@lexiroom/domain/sentences/sentence';

/** A text as its author wrote it, which the server does not have yet. */
export interface UnsentText {
  /** The deck of its sentence. */
  deck_id: number;
  sentence_id: number;
  sentence_type: SentenceType;
  /** Null takes the text away. */
  translation: string | null;
  /** The `rev` of the sentence as it was seen then. */
  rev: number;
  /**
   * `sending`: on its way, or waiting for its turn. `failed`: it did not arrive. `stale`: the text was changed elsewhere in
   * the meantime. `gone`: the sentence is there no more.
   */
  status: 'sending' | 'failed' | 'stale' | 'gone';
}

/** Which text of which sentence. */
export type TextKey = Pick<UnsentText, 'sentence_id' | 'sentence_type'>;

export const isTextOf =
  ({ sentence_id, sentence_type }: TextKey) =>
  (other: TextKey): boolean =>
    other.sentence_id === sentence_id && other.sentence_type === sentence_type;

/** Begins as everything does that a user has not sent, so that it is forgotten with the rest when they log out for good. */
const nameOf = (user_id: number, deck_id: number): string => `unsent-changes-${user_id}-sentences-${deck_id}`;

/** Those of this page that want to know when texts are kept or dropped. */
const listeners = new Set<() => void>();

/** Calls back whenever a text is kept on this device or dropped, by this page or by another tab. */
export function onUnsentTexts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Where the texts of decks wait on this device until the server has them, for all tabs of this browser. */
export interface UnsentTexts {
  read: () => UnsentText[];
  /** Keeps one in place of what waited for the same text; nothing where the browser has no room. */
  keep: (text: UnsentText) => void;
  /** Drops one, unless another tab has kept another text in its place. */
  drop: (text: UnsentText) => void;
}

export function openUnsentTexts(user_id: number, deck_ids: readonly number[]): UnsentTexts {
  const readOf = (deck_id: number): UnsentText[] => {
    try {
      const texts = JSON.parse(localStorage.getItem(nameOf(user_id, deck_id)) ?? '[]') as Omit<UnsentText, 'deck_id'>[];
      return texts.map((text) => ({ ...text, deck_id }));
    } catch {
      return [];
    }
  };
  const write = (deck_id: number, texts: readonly UnsentText[]) => {
    try {
      if (texts.length === 0) localStorage.removeItem(nameOf(user_id, deck_id));
      else localStorage.setItem(nameOf(user_id, deck_id), JSON.stringify(texts));
    } catch {
      // Then it is lost with the page.
    }
    for (const listener of listeners) listener();
  };
  return {
    read: () => deck_ids.flatMap(readOf),
    keep: (text) => write(text.deck_id, [...readOf(text.deck_id).filter((other) => !isTextOf(text)(other)), text]),
    drop: (text) =>
      write(
        text.deck_id,
        readOf(text.deck_id).filter((other) => !isTextOf(text)(other) || other.translation !== text.translation),
      ),
  };
}
