import { Trans } from '@lingui/react/macro';
import type { RowLack, RowWarning } from '@lexiroom/domain/deck-editor';
import type { ReactNode } from 'react';

const lackWords: Record<RowLack, ReactNode> = {
  TARGET_MISSING: <Trans>Target language translation missing</Trans>,
  SOURCE_MISSING: <Trans>Source language translation missing</Trans>,
};
const warningWords: Record<RowWarning, ReactNode> = {
  DUPLICATE_IMAGE: <Trans>Duplicate image</Trans>,
  DUPLICATE_WORD: <Trans>Duplicate image and translation</Trans>,
};

export interface RowNotesProps {
  lacks: readonly RowLack[];
  warning: RowWarning | undefined;
  hasPicture: boolean;
  /** Its picture could not be looked for yet. */
  waitsForNetwork: boolean;
}

/** What a row lacks, whether it stands there twice, and what is shown in the place of a picture. */
export function RowNotes({ lacks, warning, hasPicture, waitsForNetwork }: RowNotesProps) {
  if (lacks.length === 0 && !warning && hasPicture) return null;
  return (
    <p className="col-span-full flex flex-wrap gap-x-4 px-2.5 text-sm font-medium">
      {lacks.map((lack) => (
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
