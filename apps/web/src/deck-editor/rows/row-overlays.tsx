import { lazy, Suspense } from 'react';
import { type EditorLanguages, type EditorRow, type RowChange, type RowImage, type RowText, ownText } from '../row.ts';

/** 'Image control panel': another picture for a row, or another state for its own. */
export const ImageOverlay = lazy(() =>
  import('../pictures/image-overlay.tsx').then((part) => ({ default: part.ImageOverlay })),
);
/** 'Translation Panel': the names of a row's picture in one language. */
export const TranslationsOverlay = lazy(() =>
  import('../picture-names/translations-overlay.tsx').then((part) => ({ default: part.TranslationsOverlay })),
);
/** What a row is said with: voices, uploads, recordings. */
export const SoundOverlay = lazy(() =>
  import('../sounds/sound-overlay.tsx').then((part) => ({ default: part.SoundOverlay })),
);

export type Panel = 'image' | 'target' | 'source' | 'sound';
export interface RowOverlaysProps {
  row: EditorRow;
  panel: Panel;
  languages: EditorLanguages;
  /** Given a picture, a row that is not in the deck yet comes into it. */
  onChange: (change: RowChange) => void;
  onClose: () => void;
}

/** The overlay that is open over a row, and what its choices do. */
export function RowOverlays({ row, panel, languages, onChange, onClose }: RowOverlaysProps) {
  const change = (made: RowChange) => {
    onChange(made);
    onClose();
  };
  /** A picture without a name in the row's language is called as the row was. */
  function chooseImage(image: RowImage, target: RowText | null, source: RowText | null) {
    const hasSource = languages.source_language !== null;
    change({
      image,
      target: target ?? ownText((row.target?.text ?? row.typed) || null),
      source: source ?? (hasSource ? ownText(row.source?.text ?? row.typed_translation) : null),
    });
  }
  const shared = { row, languages, onClose };
  return (
    <Suspense fallback={null}>
      {panel === 'image' && (
        <ImageOverlay {...shared} canEdit onChoose={chooseImage} onRemove={() => change({ image: null })} />
      )}
      {(panel === 'target' || panel === 'source') && (
        <TranslationsOverlay {...shared} which={panel} onChoose={(text) => onChange({ [panel]: text })} />
      )}
      {panel === 'sound' && <SoundOverlay {...shared} onChoose={(sound) => change({ sound })} />}
    </Suspense>
  );
}
