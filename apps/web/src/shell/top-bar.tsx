import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { useSession } from '../accounts/session.ts';
import { UserMenu } from '../accounts/user-menu.tsx';
import { buttonClass } from '../design/button.tsx';
import { Bone } from '../design/loading.tsx';
import { Logo } from '../design/logo.tsx';
import { Link, logInPath, useAddress } from '../navigation/index.ts';

/** Logo, Live, and who is logged in (specification 1 section 2). */
export function TopBar() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const { pathname, href } = useAddress();
  const isAtTheDoor = pathname === '/login' || pathname === '/signup';
  return (
    <header className="mx-auto flex w-full max-w-[90rem] items-center gap-2 px-4 pt-3 sm:px-8">
      <Link to="/" aria-label={t`Lexiroom home`} className="flex min-h-12 items-center rounded-xl">
        <Logo compact />
      </Link>
      <nav aria-label={t`Main`} className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
        <a
          href="/live"
          className="relative flex min-h-12 items-center gap-2 rounded-xl px-3 font-semibold text-soft hover:bg-brand-wash hover:text-brand-ink"
        >
          <Radio className="size-5" aria-hidden="true" />
          <Trans>Live</Trans>
          {user?.is_live && <LiveDot />}
        </a>
        {!isChecked && <Bone className="h-12 w-24" />}
        {isChecked && user && <UserMenu user={user} />}
        {isChecked && !user && !isAtTheDoor && (
          <Link to={logInPath(pathname === '/' ? undefined : href)} className={buttonClass('quiet', 'small')}>
            <Trans>Login</Trans>
          </Link>
        )}
      </nav>
    </header>
  );
}

/** A quiz of the user is running. */
export function LiveDot() {
  const { t } = useLingui();
  return (
    <>
      <span aria-hidden="true" className="absolute start-7 top-2.5 size-2.5 rounded-full bg-bad ring-2 ring-paper" />
      <span className="sr-only">{t`(running now)`}</span>
    </>
  );
}
