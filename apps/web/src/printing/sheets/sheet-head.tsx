import { Trans, useLingui } from '@lingui/react/macro';
import type { VariantName } from '@lexiroom/domain/printed-quiz';
import type { ReactNode } from 'react';
import { Qr } from '../../design/graphics/qr.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { PrintedPiece } from '../paper/measured-pieces.tsx';

/**
 * What the code of a sheet opens. `none`: sheets have none; `coming`: its place is kept free, so that nothing moves when it
 * is there.
 */
export type SheetCode = { type: 'none' } | { type: 'coming' } | { type: 'address'; address: string };

export interface SheetHeadProps {
  /** Of the deck. */
  title: string;
  variant: VariantName;
  code: SheetCode;
  /** Whose sheet it is, when that is printed. */
  student_name?: string;
}

/** The head of a sheet as a piece: it is as high whatever stands in it. */
export const headPiece = (head: SheetHeadProps): PrintedPiece => ({
  key: 'head',
  isWithNext: true,
  content: <SheetHead {...head} />,
});

/** Title, variant, a line for the name and one for the date; in the corner the code that opens its marks. */
function SheetHead({ title, variant, code, student_name }: SheetHeadProps) {
  const { t } = useLingui();
  return (
    <header className="flex items-end gap-[6mm] border-b-2 border-black pb-[4mm]">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-[6mm]">
          <h1 className="min-w-0 text-[16pt] font-bold wrap-anywhere">
            <UserText>{title}</UserText>
          </h1>
          <span className="shrink-0 border-2 border-black px-[3mm] text-[14pt] font-bold">{variant}</span>
        </div>
        <div className="mt-[6mm] flex gap-[8mm]">
          <Line
            className="min-w-0 flex-1"
            written={student_name === undefined ? undefined : <UserText>{student_name}</UserText>}
          >
            <Trans>Name</Trans>
          </Line>
          <Line className={code.type === 'none' ? 'w-[55mm]' : 'w-[42mm]'}>
            <Trans>Date</Trans>
          </Line>
        </div>
      </div>
      {code.type === 'address' && (
        <Qr text={code.address} label={t`Code that opens the marks of this sheet`} className="size-[21mm]" />
      )}
      {code.type === 'coming' && <span className="size-[21mm] shrink-0" />}
    </header>
  );
}

interface LineProps {
  className: string;
  /** What stands on the line already. */
  written?: ReactNode;
  children: ReactNode;
}

function Line({ className, written, children }: LineProps) {
  return (
    <p className={`flex items-end gap-[3mm] ${className}`}>
      {children}
      <span className="min-w-0 flex-1 truncate border-b border-black font-bold">{written}</span>
    </p>
  );
}
