import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../../../design/buttons/button.tsx';
import { useKeys } from '../keys/keys.ts';

/**
 * What a page is about: above the rest, or in a column of its own where there is room, no higher than what the bars above
 * and below leave.
 */
export const leadClass =
  'broad:aspect-[20/19] broad:max-h-[calc(100dvh-14rem-var(--asked))] broad:w-full broad:self-start low:max-h-[calc(100dvh-8rem-var(--asked))]';

export interface ColumnsProps {
  lead: ReactNode;
  /** Below each other, the second part takes the room that is left, not the first. */
  isTall?: boolean;
  children: ReactNode;
}

/** A page of two parts: what it is about, and what to do with it. On a phone the second stays within reach of a thumb. */
export function Columns({ lead, isTall = false, children }: ColumnsProps) {
  const columns = lead ? 'broad:grid broad:grid-cols-[1.08fr_1fr] broad:content-center' : '';
  return (
    <div className={`flex flex-1 flex-col gap-4 broad:gap-8 low:gap-4 ${columns}`}>
      {lead}
      <div className={`flex min-w-0 flex-col gap-3 low:gap-2 ${isTall ? 'flex-1' : ''} ${lead ? '' : 'broad:flex-1'}`}>
        {children}
      </div>
    </div>
  );
}

/** The place of the button to go on: kept free while there is none, so that nothing moves. */
export function ActionRow({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-start justify-end gap-x-6 gap-y-3 max-sm:flex-wrap max-sm:justify-stretch low:min-h-12 broad:mt-auto">
      {children}
    </div>
  );
}

export interface MainButtonProps {
  /** The one thing to do next; by enter and space too, wherever the focus is. */
  onPress: () => void;
  /** Whether the button takes the focus when it comes: it follows a press, and the pressed button is of no more use. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** The one thing to press on a page. */
export function MainButton({ onPress, takesFocus = false, children }: MainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ confirm: onPress });
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts="Enter"
      onClick={onPress}
      className={`${buttonClass('sun')} max-sm:w-full sm:min-w-44`}
    >
      {children}
    </button>
  );
}

/** On to the next page. */
export function ContinueButton({ onContinue, takesFocus = false }: { onContinue: () => void; takesFocus?: boolean }) {
  return (
    <MainButton onPress={onContinue} takesFocus={takesFocus}>
      <Trans>Continue</Trans>
      <ArrowRight className="size-6 rtl:rotate-180" aria-hidden="true" />
    </MainButton>
  );
}
