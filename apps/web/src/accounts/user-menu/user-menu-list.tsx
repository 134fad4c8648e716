import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import {
  House,
  Languages,
  LogOut,
  type LucideIcon,
  Plus,
  Radio,
  Settings,
  ShieldCheck,
  UserRoundPlus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, newDeckPath, userPath } from '../../navigation/index.ts';
import { useLogOut } from './log-out.ts';

const row =
  'relative flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-start font-semibold hover:bg-brand-wash hover:text-brand-ink';
const iconClass = 'size-5 shrink-0 text-soft';

/** Where a user can go from every page, and the way out. */
export function UserMenuList({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const way = (to: string, Icon: LucideIcon, words: ReactNode) => (
    <li>
      <Link to={to} className={row} onClick={onClose}>
        <Icon className={iconClass} aria-hidden="true" />
        {words}
      </Link>
    </li>
  );
  return (
    <ul className="min-w-56 rounded-2xl border border-line bg-card p-1.5 shadow-xl">
      {way(userPath(user.username), House, <Trans>Home</Trans>)}
      {user.role === 'teacher' && way('/classes', Users, <Trans>Classes</Trans>)}
      {user.role === 'learner' && way('/join', UserRoundPlus, <Trans>Join a class</Trans>)}
      {way(newDeckPath(user.username), Plus, <Trans>New deck</Trans>)}
      <li>
        <a href="/live" className={row}>
          <span className="relative">
            <Radio className={iconClass} aria-hidden="true" />
            {user.is_live && (
              <span
                aria-hidden="true"
                className="absolute -end-1 -top-1 size-2.5 rounded-full bg-bad ring-2 ring-card"
              />
            )}
          </span>
          <Trans>Live</Trans>
          {user.is_live && <span className="sr-only">{t`(running now)`}</span>}
        </a>
      </li>
      {way('/translate', Languages, <Trans>Help translate</Trans>)}
      {way('/settings', Settings, <Trans>Settings</Trans>)}
      {user.is_admin && way('/admin', ShieldCheck, <Trans>Admin</Trans>)}
      <li>
        <button
          type="button"
          className={row}
          aria-disabled={logOut.isPending || undefined}
          onClick={() => !logOut.isPending && logOut.mutate(user)}
        >
          <LogOut className={`${iconClass} rtl:rotate-180`} aria-hidden="true" />
          <Trans>Log out</Trans>
        </button>
      </li>
      {logOut.isError && (
        <li role="alert" className="px-3 py-2 font-medium text-bad-ink">
          <Trans>You could not be logged out. Please try again.</Trans>
        </li>
      )}
    </ul>
  );
}
