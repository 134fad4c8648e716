import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { keyOf, type Variant } from '@lexiroom/domain/printed-quiz';
import { useMemo } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { PrintedPiece } from '../paper/measured-pieces.tsx';
import type { Paper } from '../paper/paper-size.ts';
import { PrintedPages } from '../paper/printed-pages.tsx';
import { headPiece, type SheetCode } from './sheet-head.tsx';
import { exercisePieces } from './exercise-pieces.tsx';
import type { PrintableWord } from './printable-word.ts';

export interface VariantPagesProps {
  variant: Variant<PrintableWord>;
  /** Of the deck. */
  title: string;
  /** By which the same sheets are printed again. */
  seed: number;
  paper: Paper;
}

export interface ExercisePagesProps extends VariantPagesProps {
  language: LanguageId;
  code: SheetCode;
}

/** The exercises of one variant, with a line for the name at the top. `language`: of the sentences. */
export function VariantPages({ variant, title, seed, paper, language, code }: ExercisePagesProps) {
  const pieces = useMemo(
    () => [
      headPiece({ title, variant: variant.name, code }),
      ...variant.exercises.flatMap((exercise) => exercisePieces(exercise, language)),
    ],
    [variant, title, language, code],
  );
  return <PrintedPages pieces={pieces} paper={paper} name={`${variant.name} · ${seed}`} />;
}

/** The right answers of one variant, for the teacher. */
export function KeyPages({ variant, title, seed, paper }: VariantPagesProps) {
  const { t } = useLingui();
  const pieces = useMemo((): PrintedPiece[] => {
    const rows = variant.exercises.flatMap((exercise) => {
      const isOfTexts = exercise.kind === 'write' || exercise.kind === 'blanks';
      return rowsOf(keyOf(exercise), isOfTexts ? 2 : 5).map((entries) => ({ entries, isOfTexts }));
    });
    return [
      { key: 'head', isWithNext: true, content: <KeyHead title={title} name={variant.name} /> },
      ...rows.map(({ entries, isOfTexts }) => ({
        key: `${entries[0]!.number}`,
        content: (
          <ol className={`grid border-b border-neutral-300 py-[1mm] ${isOfTexts ? 'grid-cols-2' : 'grid-cols-5'}`}>
            {entries.map(({ number, answer }) => (
              <li key={number} className="flex min-w-0 gap-[3mm]">
                <span className="w-[10mm] shrink-0 text-end font-bold tabular-nums">{number}.</span>
                <UserText className="min-w-0 wrap-anywhere">{answer}</UserText>
              </li>
            ))}
          </ol>
        ),
      })),
    ];
  }, [variant, title]);
  return <PrintedPages pieces={pieces} paper={paper} name={t`Key ${variant.name} · ${seed}`} />;
}

/** A list in rows of so many. */
function rowsOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, row) => list.slice(row * size, (row + 1) * size));
}

function KeyHead({ title, name }: { title: string; name: string }) {
  return (
    <h1 className="border-b-2 border-black pb-[3mm] text-[16pt] font-bold wrap-anywhere">
      <Trans>Key {name}</Trans> · <UserText>{title}</UserText>
    </h1>
  );
}
