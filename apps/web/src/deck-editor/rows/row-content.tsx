import { Trans, useLingui } from '@lingui/react/macro';
import { missingTexts, type MissingText, noteFields, type RowWarning } from '@lexiroom/domain/deck-editor';
import { ImagePlus, NotebookPen, Subtitles, Trash2, Volume2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import type { EditorLanguages, EditorRow } from '../row.ts';
import { focusRow } from './focus-row.ts';
import type { Panel } from './row-overlays.tsx';
import { TextBox } from './text-box.tsx';

/** What can be done with a row; the same functions for as long as the editor is open. */
export interface RowActions {
  onText: (key: string, which: 'target' | 'source', text: string) => void;
  /** Another second text; empty for none. */
  onExtra: (key: string, text: string) => void;
  onPanel: (key: string, panel: Panel) => void;
  onDelete: (key: string) => void;
}
export interface EditorRowProps {
  row: EditorRow;
  languages: EditorLanguages;
  /** Translations are part of the deck. */
  hasSource: boolean;
  /** The name of the source language. */
  sourceName: string | undefined;
  warning: RowWarning | undefined;
  actions: RowActions;
}

/** What stands in a row beside its number: of 400 rows only those that have changed are drawn. */
export const RowContent = memo(function RowContent({
  row,
  languages,
  hasSource,
  sourceName,
  warning,
  actions,
}: EditorRowProps) {
  const { t } = useLingui();
  const { key, image, target, source, extra, typed, typed_translation, waits_for_network, sound } = row;
  /** There is no second text yet, and one is to be written. */
  const [writesExtra, setWritesExtra] = useState(false);
  const hasExtra = typeof extra === 'string';
  const hasNotes = noteFields.some((field) => row[field] !== null);
  const name = target?.text ?? typed;
  const missing = missingTexts(row, hasSource);
  const isEmpty = (code: (typeof missing)[number]) => missing.includes(code);
  return (
    <>
      <button
        type="button"
        data-part="image"
        aria-haspopup="dialog"
        aria-label={image ? t`Picture of ${name}` : t`Choose a picture for ${name}`}
        onClick={() => actions.onPanel(key, 'image')}
        className={`row-span-2 @max-[15rem]:row-span-1 block w-[min(5.5rem,28vw)] overflow-hidden rounded-xl border-2 sm:row-span-1 ${image ? 'border-line hover:border-edge' : 'border-dashed border-edge hover:border-brand'}`}
      >
        {image ? (
          <Picture src={image.thumbnail_path} alt="" canRetry={false} />
        ) : (
          <span className="grid aspect-[10/9] place-items-center text-soft">
            <ImagePlus className="size-7" aria-hidden="true" />
          </span>
        )}
      </button>
      <div
        className={`grid grid-cols-1 min-w-0 gap-x-3 @max-[15rem]:col-span-full ${hasSource ? 'sm:grid-cols-2' : ''}`}
      >
        <div className="min-w-0">
          <TextBox
            label={t`Word ${name}`}
            part="target"
            text={name}
            language={languages.target_language}
            isMissing={isEmpty('TARGET_MISSING')}
            onConfirm={(text) => actions.onText(key, 'target', text)}
            onPanel={image ? () => actions.onPanel(key, 'target') : undefined}
          />
          {(hasExtra || writesExtra) && (
            // It begins where the word does, which has a button behind it.
            <div className={image ? 'sm:pe-11' : ''}>
              <TextBox
                label={t`Second text of ${name}`}
                part="extra"
                placeholder={t`Article, plural, reading …`}
                text={extra ?? ''}
                language={languages.target_language}
                isMissing={false}
                canBeEmpty
                onConfirm={(text) => actions.onExtra(key, text)}
                onEnd={() => setWritesExtra(false)}
                onPanel={undefined}
              />
            </div>
          )}
        </div>
        {hasSource && languages.source_language && (
          <TextBox
            label={t`Translation of ${name}`}
            part="source"
            placeholder={sourceName}
            text={source?.text ?? (image ? '' : (typed_translation ?? ''))}
            language={languages.source_language}
            isMissing={isEmpty('SOURCE_MISSING')}
            onConfirm={(text) => actions.onText(key, 'source', text)}
            onPanel={image ? () => actions.onPanel(key, 'source') : undefined}
          />
        )}
        <RowNotes missing={missing} warning={warning} hasPicture={image !== null} waitsForNetwork={waits_for_network} />
      </div>
      <div className="flex justify-end @max-[15rem]:col-span-full">
        {!hasExtra && (
          <IconButton
            label={t`Write a second text for ${name}`}
            data-part="extra-button"
            disabled={!target}
            icon={<Subtitles className="size-5" aria-hidden="true" />}
            onClick={() => {
              setWritesExtra(true);
              focusRow(key, 'extra');
            }}
          />
        )}
        <IconButton
          label={hasNotes ? t`Note and example of ${name}` : t`Write a note or an example for ${name}`}
          aria-haspopup="dialog"
          disabled={!target}
          icon={<NotesIcon isFilled={hasNotes} />}
          onClick={() => actions.onPanel(key, 'notes')}
        />
        <IconButton
          label={t`Sound of ${name}`}
          aria-haspopup="dialog"
          disabled={!target}
          icon={
            <Volume2 className={`size-5 ${sound || row.source_sound ? 'text-brand-ink' : ''}`} aria-hidden="true" />
          }
          onClick={() => actions.onPanel(key, 'sound')}
        />
        <IconButton
          label={t`Delete ${name}`}
          data-part="delete"
          icon={<Trash2 className="size-5" aria-hidden="true" />}
          onClick={() => actions.onDelete(key)}
        />
      </div>
    </>
  );
});

/** With a dot where something is written already. */
function NotesIcon({ isFilled }: { isFilled: boolean }) {
  return (
    <span className={`relative ${isFilled ? 'text-brand-ink' : ''}`}>
      <NotebookPen className="size-5" aria-hidden="true" />
      {isFilled && <span className="absolute -end-1.5 -top-1.5 size-2.5 rounded-full bg-brand" />}
    </span>
  );
}

const lackWords: Record<MissingText, ReactNode> = {
  TARGET_MISSING: <Trans>Target language translation missing</Trans>,
  SOURCE_MISSING: <Trans>Source language translation missing</Trans>,
};
const warningWords: Record<RowWarning, ReactNode> = {
  DUPLICATE_IMAGE: <Trans>Duplicate image</Trans>,
  DUPLICATE_WORD: <Trans>Duplicate image and translation</Trans>,
};

interface RowNotesProps {
  missing: readonly MissingText[];
  warning: RowWarning | undefined;
  hasPicture: boolean;
  /** Its picture could not be looked for yet. */
  waitsForNetwork: boolean;
}

/** What a row lacks, whether it stands there twice, and what is shown in the place of a picture. */
function RowNotes({ missing, warning, hasPicture, waitsForNetwork }: RowNotesProps) {
  if (missing.length === 0 && !warning && hasPicture) return null;
  return (
    <p className="col-span-full flex flex-wrap gap-x-4 px-2.5 text-sm font-medium">
      {missing.map((lack) => (
        <span key={lack} className="text-bad-ink">
          {lackWords[lack]}
        </span>
      ))}
      {!hasPicture && (
        <span className="text-soft">
          {waitsForNetwork ? (
            <Trans>No connection: will be looked up again</Trans>
          ) : (
            <Trans>No picture: a word card is shown</Trans>
          )}
        </span>
      )}
      {warning && (
        <span className={warning === 'DUPLICATE_WORD' ? 'text-bad-ink' : 'text-soft'}>{warningWords[warning]}</span>
      )}
    </p>
  );
}
