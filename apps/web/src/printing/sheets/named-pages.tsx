import type { LanguageId } from '@lexiroom/domain/languages';
import { type Variant, variantAt, type VariantName } from '@lexiroom/domain/printed-quiz';
import { useMemo, useState } from 'react';
import { MeasuredPieces } from '../paper/measured-pieces.tsx';
import type { Paper } from '../paper/paper-size.ts';
import { PagesOf } from '../paper/printed-pages.tsx';
import { exercisePieces } from './exercise-pieces.tsx';
import type { PrintableWord } from './printable-word.ts';
import { headPiece, type SheetCode } from './sheet-head.tsx';

/** Whose sheet it is. */
export interface NamedStudent {
  student_id: number;
  student_name: string;
}

/** What the code of a sheet opens, of a variant, or of that of a student. */
export type CodeOf = (variant: { name: VariantName }, student?: { student_id: number }) => SheetCode;

export interface NamedPagesProps {
  variants: readonly Variant<PrintableWord>[];
  students: readonly NamedStudent[];
  title: string;
  seed: number;
  paper: Paper;
  language: LanguageId;
  hasCodes: boolean;
  codeOf: CodeOf;
}

/**
 * A sheet for each student of a class, in the order of its list, with variants dealt in turn. All sheets of a variant are
 * as high: it is measured once.
 */
export function NamedPages({ variants, students, title, seed, paper, language, hasCodes, codeOf }: NamedPagesProps) {
  const [pages, setPages] = useState<Record<string, number[][]>>({});
  const pieces = useMemo(
    () =>
      variants.map((variant) => ({
        variant,
        pieces: [
          headPiece({ title, variant: variant.name, code: { type: hasCodes ? 'coming' : 'none' } }),
          ...variant.exercises.flatMap((exercise) => exercisePieces(exercise, language)),
        ],
      })),
    [variants, title, language, hasCodes],
  );
  const dealt = pieces.map((each) => ({ ...each, name: each.variant.name }));
  return (
    <>
      {pieces.map(({ variant: { name }, pieces: measured }) => (
        <MeasuredPieces
          key={name}
          pieces={measured}
          paper={paper}
          onPages={(found) => setPages((before) => ({ ...before, [name]: found }))}
        />
      ))}
      {students.map((student, place) => {
        const { variant, pieces: common } = variantAt(dealt, place)!;
        const { student_name } = student;
        const head = headPiece({ title, variant: variant.name, code: codeOf(variant, student), student_name });
        return (
          <PagesOf
            key={student.student_id}
            pieces={[head, ...common.slice(1)]}
            pages={pages[variant.name] ?? []}
            paper={paper}
            name={`${variant.name} · ${seed} · ${student_name}`}
          />
        );
      })}
    </>
  );
}
