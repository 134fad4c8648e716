import { Trans } from '@lingui/react/macro';
import { Repeat } from 'lucide-react';
import { buttonClass } from '../../design/buttons/button.tsx';

/** What can follow a quiz in its room: the same words with other settings, or those that were missed. */
export function NextQuizLinks({ pin }: { pin: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <a href={`/live?room=${pin}`} className={buttonClass('brand')}>
        <Repeat className="size-5" aria-hidden="true" />
        <Trans>Next quiz in this room</Trans>
      </a>
      <a href={`/live?room=${pin}&missed`} className={buttonClass('quiet')}>
        <Trans>With the missed words</Trans>
      </a>
    </div>
  );
}
