import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClass } from '../../../design/button.tsx';
import { useKeys } from '../keys/keys.ts';

export interface MainButtonProps {
  /** The one thing to do next; by enter and space too, wherever the focus is. */
  onPress: () => void;
  /** It comes in answer to something that was pressed, and what had the focus is of no more use. */
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
