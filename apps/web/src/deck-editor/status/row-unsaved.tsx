import { Trans } from '@lingui/react/macro';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { EditorLanguages, EditorRow } from '../row.ts';
import type { UnsavedChange } from '../editor-store.ts';

export interface RowUnsavedProps {
  unsaved: UnsavedChange;
  /** The row as it stands on the screen; undefined when it is not there. */
  row: EditorRow | undefined;
  /** Its place, from 1. */
  number: number;
  languages: EditorLanguages;
  onResolve: (id: string, how: 'retry' | 'discard') => void;
}

/** What could not be saved, while other changes were: it is sent once more, or given up. */
export function RowUnsaved({ unsaved, row, number, languages, onResolve }: RowUnsavedProps) {
  const { id, what } = unsaved;
  const word = row ? (row.target?.text ?? row.typed) : unsaved.word;
  const language = languages.target_language;
  return (
    <div data-unsaved={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-bad-wash px-3 py-2">
      <p className="min-w-0 flex-1 basis-64 font-semibold wrap-anywhere text-bad-ink">
        {what === 'settings' && <Trans>The settings of the deck could not be saved.</Trans>}
        {what === 'deleted' && (
          <Trans>
            <UserText language={language}>{word}</UserText> could not be deleted.
          </Trans>
        )}
        {what === 'row' &&
          (row ? (
            <Trans>
              Row {number}, <UserText language={language}>{word}</UserText>, could not be saved.
            </Trans>
          ) : (
            <Trans>
              <UserText language={language}>{word}</UserText> could not be saved.
            </Trans>
          ))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="brand" onClick={() => onResolve(id, 'retry')}>
          <Trans>Retry</Trans>
        </Button>
        <Button size="small" onClick={() => onResolve(id, 'discard')}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  );
}
