import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';

/** Stands at a deck in a list that the viewer sees because their teacher shares it with their class. */
export function SharedMark() {
  return (
    <span className="mt-1.5 inline-flex items-center gap-1.5 self-start rounded-full bg-brand-wash px-3 py-1 font-semibold text-brand-ink">
      <Users className="size-4 shrink-0" aria-hidden="true" />
      <Trans>Shared with your class</Trans>
    </span>
  );
}
