import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';

/** Says of a picture that its owner does not share it. */
export function NotShared() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 rounded-full bg-line px-2.5 text-sm font-semibold">
      <Lock className="size-4" aria-hidden="true" />
      <Trans>Not shared</Trans>
    </span>
  );
}

/** The same as a small sign in the corner of a picture, which stands in a box that is positioned. */
export function NotSharedSign() {
  const { t } = useLingui();
  const words = t`Not shared`;
  return (
    <span
      title={words}
      className="absolute end-1.5 top-1.5 grid size-7 place-items-center rounded-full border border-line bg-card text-ink"
    >
      <Lock className="size-4" aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
