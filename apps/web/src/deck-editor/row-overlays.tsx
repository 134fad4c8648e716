import { Suspense } from 'react';
import { refusalOf } from '../api.ts';
import type { EditorStore } from './editor-store.ts';
import { ImageOverlay, SoundOverlay, TranslationsOverlay } from './overlays/index.ts';
import type { EditorLanguages, EditorRow, RowImage, RowText } from './row.ts';
import type { RowChange } from './row-edit.ts';
import { addName } from './taking/named-row.ts';

export type Panel = 'image' | 'target' | 'source' | 'sound';
export interface RowOverlaysProps {
  row: EditorRow;
  panel: Panel;
  store: EditorStore;
  languages: EditorLanguages;
  /** Given a picture, a row that is not in the deck yet comes into it. */
  onChange: (change: RowChange) => void;
  onClose: () => void;
}

/** The overlay that is open over a row, and what its choices do. */
export function RowOverlays({ row, panel, store, languages, onChange, onClose }: RowOverlaysProps) {
  const change = (made: RowChange) => {
    onChange(made);
    onClose();
  };
  /** A picture without a name in the row's language is called as the row was. */
  async function chooseImage(image: RowImage, target: RowText | null, source: RowText | null) {
    onClose();
    try {
      const [named, explained] = await Promise.all([
        target ?? nameFor(image, row.target?.text ?? row.typed, languages.target_language),
        source ?? nameFor(image, row.source?.text ?? '', languages.source_language),
      ]);
      onChange({ image, target: named, source: explained });
    } catch (error) {
      onChange({ image, target, source });
      store.tell({ type: 'refused', refusal: refusalOf(error) });
    }
  }
  const shared = { row, languages, onClose };
  return (
    <Suspense fallback={null}>
      {panel === 'image' && (
        <ImageOverlay
          {...shared}
          canEdit
          onChoose={(image, target, source) => void chooseImage(image, target, source)}
          onRemove={() => change({ image: null })}
        />
      )}
      {(panel === 'target' || panel === 'source') && (
        <TranslationsOverlay {...shared} which={panel} onChoose={(text) => onChange({ [panel]: text })} />
      )}
      {panel === 'sound' && <SoundOverlay {...shared} onChoose={(sound) => change({ sound })} />}
    </Suspense>
  );
}

async function nameFor({ image_id }: RowImage, text: string, language: EditorLanguages['source_language']) {
  return text === '' || language === null ? null : addName(image_id, text, language);
}
