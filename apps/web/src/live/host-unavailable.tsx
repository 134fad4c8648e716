import { Trans } from '@lingui/react/macro';
import { Flag, Hourglass, KeyRound, SearchX } from 'lucide-react';
import { Button, buttonClass } from '../design/buttons/button.tsx';
import { Stage } from './announcement.tsx';

export interface HostUnavailableProps {
  situation: 'not_the_host' | 'no_such_pin' | 'too_many' | 'over';
  /** Where to come back to after logging in. */
  path: string;
  onRetry: () => void;
}

const icons = { not_the_host: KeyRound, no_such_pin: SearchX, too_many: Hourglass, over: Flag };

/** Why a screen of the host does not open, and what to do about it. */
export function HostUnavailable({ situation, path, onRetry }: HostUnavailableProps) {
  const Icon = icons[situation];
  return (
    <Stage className="flex flex-1 flex-col items-center justify-center gap-5 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-3xl bg-brand-wash text-brand-ink">
        <Icon className="size-10" aria-hidden="true" />
      </span>
      <div role="alert">
        <h1 className="font-display text-3xl font-bold text-balance">
          {situation === 'not_the_host' && <Trans>This screen belongs to the host of the quiz</Trans>}
          {situation === 'no_such_pin' && <Trans>There is no quiz with this pin.</Trans>}
          {situation === 'too_many' && <Trans>Too many attempts. Please wait a moment.</Trans>}
          {situation === 'over' && <Trans>This quiz has ended</Trans>}
        </h1>
      </div>
      {situation === 'not_the_host' && (
        <a href={`/login?next=${encodeURIComponent(path)}`} className={buttonClass('sun')}>
          <Trans>Log in</Trans>
        </a>
      )}
      {situation === 'too_many' && (
        <Button look="sun" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
      {(situation === 'no_such_pin' || situation === 'over') && (
        <a href="/" className={buttonClass('quiet')}>
          <Trans>Go back</Trans>
        </a>
      )}
    </Stage>
  );
}
