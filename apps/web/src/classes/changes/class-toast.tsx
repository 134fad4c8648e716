import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FloatingToast } from '../../design/feedback/floating-toast.tsx';

/** What was done with a class, with what undoes it; or what was not, with what tries again or insists. */
export interface ToastMessage {
  words: ReactNode;
  undo?: () => void;
  /** Refused: it stays until it was read. */
  isBad?: boolean;
  retry?: (() => void) | undefined;
  /** Somebody else, or another tab, was faster: takes what was typed here nevertheless. */
  insist?: () => void;
}

/** A line that floats above the page of a class. */
export function ClassToast({ message, onGone }: { message: ToastMessage | undefined; onGone: () => void }) {
  return (
    <FloatingToast
      shown={message}
      isBad={message?.isBad}
      stays={message?.isBad}
      action={message && actionOf(message)}
      onGone={onGone}
    >
      {message?.words}
    </FloatingToast>
  );
}

function actionOf({ undo, retry, insist }: ToastMessage) {
  if (undo) return { words: <Trans>Undo</Trans>, act: undo };
  if (retry) return { words: <Trans>Try again</Trans>, act: retry };
  return insist && { words: <Trans>Use mine</Trans>, act: insist };
}
