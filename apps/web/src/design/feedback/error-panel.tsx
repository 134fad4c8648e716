import { Trans, useLingui } from '@lingui/react/macro';
import { CloudOff, FileQuestion, ServerCrash } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../buttons/button.tsx';

export interface ErrorPanelProps {
  /** The status of the call that failed; 0 when it did not get through. */
  status: number;
  /** Where 'Go back' leads: the user's page, or the home page. */
  backHref?: string;
  /** What 'Retry' does; loads the page anew when absent. */
  onRetry?: () => void;
  /** Where a visitor logs in, whom what is missing here may belong to. */
  logInHref?: string | undefined;
  /** What is missing, when 'Page does not exist' would be wrong: 'This quiz has ended'. */
  title?: ReactNode;
}

/** Stands where the data would: 5xx, 4xx and everything else, in the specification's words (1, section 2). */
export function ErrorPanel({ status, backHref = '/', logInHref, onRetry, title }: ErrorPanelProps) {
  const { t } = useLingui();
  const kind = status >= 500 ? 'server' : status >= 400 ? 'missing' : 'connection';
  const words = {
    server: t`Server error, please try again later.`,
    missing: t`Page does not exist`,
    connection: t`No connection`,
  };
  const Icon = { server: ServerCrash, missing: FileQuestion, connection: CloudOff }[kind];
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-4 py-12 text-center"
    >
      <span className="grid size-20 place-items-center rounded-3xl bg-brand-wash text-brand-ink">
        <Icon className="size-10" aria-hidden="true" />
      </span>
      <h1 className="font-display text-3xl font-bold">{title ?? words[kind]}</h1>
      {kind === 'missing' && logInHref !== undefined && (
        <p className="text-lg text-soft">
          <Trans>If it is yours, log in to see it.</Trans>
        </p>
      )}
      {kind === 'missing' ? (
        <span className="flex flex-wrap justify-center gap-3">
          {logInHref !== undefined && (
            <a href={logInHref} className={buttonClass('brand')}>
              <Trans>Log in</Trans>
            </a>
          )}
          <a href={backHref} className={buttonClass(logInHref === undefined ? 'brand' : 'quiet')}>
            <Trans>Go back</Trans>
          </a>
        </span>
      ) : (
        <Button look="brand" onClick={onRetry ?? (() => location.reload())}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}
