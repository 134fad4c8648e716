import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { buttonClass } from '../design/buttons/button.tsx';
import { Skeleton } from '../design/feedback/loading.tsx';
import { Logo } from '../design/graphics/logo.tsx';
import { Link, logInPath, useAddress, userPath } from '../navigation/index.ts';
import { useSession } from '../session/session.ts';
import { SearchButton } from './search-button.tsx';
import { UserButtons, UsersOnly } from './lazy-user-parts.tsx';

/** Where one is about to log in: nothing is searched from there (specification 1 section 2). */
const isAuthPage = (pathname: string) => /^\/(login|signup|select_username|oauth)(\/|$)/i.test(pathname);

/** Logo, search, feedback, Live, and who is logged in (specification 1 section 2). */
export function TopBar() {
  const { t } = useLingui();
  const { user, isChecked } = useSession();
  const { pathname, href } = useAddress();
  const home = user ? userPath(user.username) : '/';
  return (
    <header className="mx-auto flex w-full max-w-[90rem] items-center gap-2 px-4 pt-3 sm:px-8">
      <Link to={home} aria-label={t`Lexiroom home`} className="flex min-h-12 items-center rounded-xl">
        <Logo compact />
      </Link>
      <nav aria-label={t`Main`} className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
        {!isAuthPage(pathname) && <SearchButton />}
        {(pathname === '/' || pathname === home) && (
          <a
            href="/live"
            className="flex min-h-12 items-center gap-2 rounded-xl px-3 font-semibold text-soft hover:bg-brand-wash hover:text-brand-ink"
          >
            <Radio className="size-5" aria-hidden="true" />
            <Trans>Live</Trans>
          </a>
        )}
        {!isChecked && <Skeleton className="h-12 w-24" />}
        {user && (
          <UsersOnly meanwhile={<Skeleton className="h-12 w-24" />}>
            <UserButtons user={user} />
          </UsersOnly>
        )}
        {isChecked && !user && !isAuthPage(pathname) && (
          <Link to={logInPath(pathname === '/' ? undefined : href)} className={buttonClass('quiet', 'small')}>
            <Trans>Log in</Trans>
          </Link>
        )}
      </nav>
    </header>
  );
}
