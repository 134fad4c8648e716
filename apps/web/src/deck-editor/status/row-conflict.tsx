import { Trans } from '@lingui/react/macro';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { EditorLanguages, EditorRow } from '../row.ts';
import type { Conflict } from '../saving/conflicts.ts';

export interface RowConflictProps {
  conflict: Conflict;
  /** The row as it stands now; undefined when it is gone. */
  row: EditorRow | undefined;
  /** Its place, from 1. */
  number: number;
  languages: EditorLanguages;
  onDecide: (key: string, whose: 'mine' | 'theirs') => void;
}

/** A row that was changed in two places at once: what was wanted here, and the choice between the two. */
export function RowConflict({ conflict, row, number, languages, onDecide }: RowConflictProps) {
  const { key, change } = conflict;
  const { target_language, source_language } = languages;
  const word = row ? (row.target?.text ?? row.typed) : conflict.word;
  const wanted = [
    { text: change.target?.text ?? change.typed, language: target_language },
    { text: change.source?.text ?? change.typed_translation, language: source_language },
    { text: change.note, language: null },
    { text: change.example, language: target_language },
    { text: change.example_translation, language: source_language },
  ];
  return (
    <div data-conflict={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-sun-wash px-3 py-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-semibold">
          {row ? (
            <Trans>
              Row {number}, <UserText language={target_language}>{word}</UserText>: changed in another tab or on another
              device at the same time.
            </Trans>
          ) : (
            <Trans>
              <UserText language={target_language}>{word}</UserText> was deleted in another tab or on another device.
            </Trans>
          )}
        </p>
        {wanted.map(
          ({ text, language }, side) =>
            text && (
              <p key={side}>
                <Trans>
                  You typed: <UserText language={language}>{text}</UserText>
                </Trans>
              </p>
            ),
        )}
        {change.image && (
          <p>
            <Trans>You chose another picture.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="brand" onClick={() => onDecide(key, 'mine')}>
          <Trans>Use mine</Trans>
        </Button>
        <Button size="small" onClick={() => onDecide(key, 'theirs')}>
          {row ? <Trans>Keep theirs</Trans> : <Trans>Leave it deleted</Trans>}
        </Button>
      </div>
    </div>
  );
}
