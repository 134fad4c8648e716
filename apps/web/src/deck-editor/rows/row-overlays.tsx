import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { type EditorLanguages, type EditorRow, type RowChange, type RowImage, type RowText, ownText } from '../row.ts';

/** 'Image control panel': another picture for a row, or another state for its own. */
const ImageOverlay = lazyPart(async () => (await import('../pictures/image-overlay.tsx')).ImageOverlay);
/** 'Translation Panel': the names of a row's picture in one language. */
const TranslationsOverlay = lazyPart(
  async () => (await import('../picture-names/translations-overlay.tsx')).TranslationsOverlay,
);
/** What a row is said with: voices, uploads, recordings. */
const SoundOverlay = lazyPart(async () => (await import('../sounds/sound-overlay.tsx')).SoundOverlay);

/** What is told of a row's word: a note, an example. */
const NotesOverlay = lazyPart(async () => (await import('../notes/notes-overlay.tsx')).NotesOverlay);

export type Panel = 'image' | 'target' | 'source' | 'sound' | 'notes';
export interface RowOverlaysProps {
  row: EditorRow;
  panel: Panel;
  languages: EditorLanguages;
  /** Translations are part of the deck. */
  hasSource: boolean;
  /** A row that is not in the deck yet is added to it with this change. */
  onChange: (change: RowChange) => void;
  /** Adds rows; undefined where there is no room for more. */
  onMore: ((rows: readonly EditorRow[]) => void) | undefined;
  onClose: () => void;
}

/** The overlay that is open over a row, and what its choices do. */
export function RowOverlays({ row, panel, languages, hasSource, onChange, onMore, onClose }: RowOverlaysProps) {
  const changeAndClose = (change: RowChange) => {
    onChange(change);
    onClose();
  };
  /** For a side on which the picture has no name the row keeps its own text. */
  function chooseImage(image: RowImage, target: RowText | null, source: RowText | null) {
    const isExplained = languages.source_language !== null;
    changeAndClose({
      image,
      target: target ?? ownText((row.target?.text ?? row.typed) || null),
      source: source ?? (isExplained ? ownText(row.source?.text ?? row.typed_translation) : null),
    });
  }
  const shared = { row, languages, onClose };
  return (
    <Suspense fallback={null}>
      {panel === 'image' && (
        <ImageOverlay
          {...shared}
          canEdit
          onMore={onMore}
          onChoose={chooseImage}
          onRemove={() => changeAndClose({ image: null })}
        />
      )}
      {(panel === 'target' || panel === 'source') && (
        <TranslationsOverlay {...shared} which={panel} onChoose={(text) => onChange({ [panel]: text })} />
      )}
      {panel === 'notes' && <NotesOverlay {...shared} onChange={onChange} />}
      {panel === 'sound' && (
        <SoundOverlay
          {...shared}
          hasSource={hasSource}
          onChoose={(sound, which) => changeAndClose(which === 'target' ? { sound } : { source_sound: sound })}
        />
      )}
    </Suspense>
  );
}
