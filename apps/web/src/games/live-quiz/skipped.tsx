import { Trans } from '@lingui/react/macro';

/** That the question before was skipped, so that nobody wonders where it went; nothing when it was not. */
export function Skipped({ number }: { number: number | undefined }) {
  return number === undefined ? null : <Trans>Question {number} was skipped</Trans>;
}
