/** Which text: what a section says, or who says it. */
export interface TextKey {
  section_id: number;
  field: 'text' | 'name';
}

/** A text as its author wrote it, which the server does not have. */
export interface UnsentText extends TextKey {
  text: string;
  /** The `rev` of the section as it was seen then. */
  rev: number;
  /**
   * `sending`: on its way, or waiting for its turn. `failed`: it did not arrive, and is sent again. `refused`: the server did
   * not take it. `invalid`: it was not sent, as it may not be like this. `stale`: the text was changed elsewhere in the
   * meantime. `gone`: the section is there no more.
   */
  status: 'sending' | 'failed' | 'refused' | 'invalid' | 'stale' | 'gone';
}

/** A function that tells whether something is of this text. */
export const isTextOf =
  ({ section_id, field }: TextKey) =>
  (other: TextKey): boolean =>
    other.section_id === section_id && other.field === field;

/** Begins as everything does that a user has not sent, so that it is forgotten with the rest when they log out for good. */
const nameOf = (user_id: number, story_id: number): string => `unsent-changes-${user_id}-story-${story_id}`;

/** Where the texts of a story wait on this device until the server has them, for all tabs of this browser. */
export interface UnsentTexts {
  read: () => UnsentText[];
  /** Keeps one in place of what waited for the same text; nothing where the browser has no room. */
  keep: (text: UnsentText) => void;
  /** Drops one, unless another tab has kept another text in its place. */
  drop: (text: UnsentText) => void;
}

/** The texts of a story that its author has written here. */
export function openUnsentTexts(user_id: number, story_id: number): UnsentTexts {
  const name = nameOf(user_id, story_id);
  const read = (): UnsentText[] => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? '[]') as UnsentText[];
    } catch {
      return [];
    }
  };
  const write = (texts: readonly UnsentText[]) => {
    try {
      if (texts.length === 0) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify(texts));
    } catch {
      // Then it is lost with the page.
    }
  };
  return {
    read,
    keep: (text) => write([...read().filter((other) => !isTextOf(text)(other)), text]),
    drop: (text) => write(read().filter((other) => !isTextOf(text)(other) || other.text !== text.text)),
  };
}
