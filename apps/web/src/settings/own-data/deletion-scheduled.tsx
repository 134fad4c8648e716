import { Trans, useLingui } from '@lingui/react/macro';
import { dateFormat } from '../../i18n/dates.ts';
import { buttonClass } from '../../design/buttons/button.tsx';
import { Link, logInPath } from '../../navigation/index.ts';

/** After the deletion was asked for: until when it can be taken back, and how. `at`: epoch milliseconds. */
export function DeletionScheduled({ at }: { at: number }) {
  const { i18n } = useLingui();
  const day = dateFormat(i18n.locale, { dateStyle: 'long' }).format(at);
  return (
    <div role="alert" className="m-auto flex max-w-lg flex-col items-center gap-5 py-12 text-center text-lg">
      <h1 className="font-display text-3xl font-bold">
        <Trans>Goodbye</Trans>
      </h1>
      <p>
        <Trans>You are logged out, and your account will be deleted on {day}.</Trans>
      </p>
      <p>
        <Trans>If you change your mind before then, log in and keep it.</Trans>
      </p>
      <Link to={logInPath()} className={buttonClass()}>
        <Trans>Log in</Trans>
      </Link>
    </div>
  );
}
