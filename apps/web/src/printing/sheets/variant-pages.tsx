import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { keyOf, type Variant } from '@lexiroom/domain/printed-quiz';
import { type ReactNode, useMemo } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Paper } from '../paper/paper-size.ts';
import { PrintedPages, type PrintedPiece } from '../paper/printed-pages.tsx';
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

/** The exercises of one variant, with a line for the name at the top. `language`: of the sentences. */
export function VariantPages({ variant, title, seed, paper, language }: VariantPagesProps & { language: LanguageId }) {
  const pieces = useMemo((): PrintedPiece[] => {
    const head = { key: 'head', isWithNext: true, content: <Head title={title} name={variant.name} /> };
    return [head, ...variant.exercises.flatMap((exercise) => exercisePieces(exercise, language))];
  }, [variant, title, language]);
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

function Head({ title, name }: { title: string; name: string }) {
  return (
    <header className="border-b-2 border-black pb-[4mm]">
      <div className="flex items-baseline justify-between gap-[6mm]">
        <h1 className="min-w-0 text-[16pt] font-bold wrap-anywhere">
          <UserText>{title}</UserText>
        </h1>
        <span className="shrink-0 border-2 border-black px-[3mm] text-[14pt] font-bold">{name}</span>
      </div>
      <div className="mt-[6mm] flex gap-[8mm]">
        <Line className="flex-1">
          <Trans>Name</Trans>
        </Line>
        <Line className="w-[55mm]">
          <Trans>Date</Trans>
        </Line>
      </div>
    </header>
  );
}

function Line({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p className={`flex items-end gap-[3mm] ${className}`}>
      {children}
      <span className="flex-1 border-b border-black" />
    </p>
  );
}

function KeyHead({ title, name }: { title: string; name: string }) {
  return (
    <h1 className="border-b-2 border-black pb-[3mm] text-[16pt] font-bold wrap-anywhere">
      <Trans>Key {name}</Trans> · <UserText>{title}</UserText>
    </h1>
  );
}
