import type { EditorLanguages, EditorRow, RowImage, RowNotes, RowSound, RowText } from '../row.ts';

/** What every overlay is given. None changes the deck: each calls back, and is open as long as it is drawn. */
interface OverlayProps {
  row: EditorRow;
  languages: EditorLanguages;
  onClose: () => void;
}
export interface ImageOverlayProps extends OverlayProps {
  /** False: the pictures are looked at only. */
  canEdit: boolean;
  /** Another picture for the row, with the names that fit what stood there; null where it has none. */
  onChoose: (image: RowImage, target: RowText | null, source: RowText | null) => void;
  /** More rows for the deck, each with its picture; undefined where there is room for none. */
  onMore?: ((rows: readonly EditorRow[]) => void) | undefined;
  /** The row is to lose its picture; its texts stay. */
  onRemove: () => void;
}
export interface TranslationsOverlayProps extends OverlayProps {
  /** Which of the two texts of a row. */
  which: 'target' | 'source';
  /** It closes by itself once the row has what was wanted; not when there is still something to read. */
  onChoose: (text: RowText) => void;
}
export interface NotesOverlayProps extends OverlayProps {
  onChange: (change: Partial<RowNotes>) => void;
}
export interface SoundOverlayProps extends OverlayProps {
  /** The source texts are part of the deck, and have sounds too. */
  hasSource: boolean;
  /** Null: none of its own, the first voice says it. */
  onChoose: (sound: RowSound | null, which: 'target' | 'source') => void;
}
