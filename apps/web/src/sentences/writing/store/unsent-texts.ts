import type { SentenceType } from '@lexiroom/domain/sentences/sentence';

/** A text as its author wrote it, which the server does not have yet. */
export interface UnsentText {
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

/** Where the texts of a deck wait on this device until the server has them, for all tabs of this browser. */
export interface UnsentTexts {
  read: () => UnsentText[];
  /** Keeps one in place of what waited for the same text. False where the browser has no room. */
  keep: (text: UnsentText) => boolean;
  drop: (text: TextKey) => void;
}

export function openUnsentTexts(user_id: number, deck_id: number): UnsentTexts {
  const name = nameOf(user_id, deck_id);
  const read = (): UnsentText[] => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '[]') as UnsentText[];
    } catch {
      return [];
    }
  };
  const write = (texts: readonly UnsentText[]): boolean => {
    try {
      if (texts.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(texts));
      return true;
    } catch {
      return false;
    }
  };
  const without = (text: TextKey) => read().filter((other) => !isTextOf(text)(other));
  return { read, keep: (text) => write([...without(text), text]), drop: (text) => void write(without(text)) };
}
