import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { ChevronDown, House, Languages, Layers, LogOut, Plus, Radio, ShieldCheck } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { UserText } from '../design/user-text.tsx';
import { Link, newDeckPath, userPath } from '../navigation/index.ts';
import { useLogOut } from './session.ts';

/** Two signs for a name: of its first two parts, or of its beginning. */
export function initials(username: string): string {
  const [first = '', second] = username.split(/[_-]+/).filter(Boolean);
  return second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
}

const row =
  'relative flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-start font-semibold hover:bg-brand-wash hover:text-brand-ink';

/** The user's picture and name, and behind it where they can go (specification 1 section 2). */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { username } = user;
  const [isOpen, setOpen] = useState(false);
  const logOut = useLogOut();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    <div ref={frame} role="presentation" className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="relative flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-card p-1 font-semibold shadow-xs hover:border-edge sm:pe-3"
      >
        <span
          aria-hidden="true"
          className="grid size-9 place-items-center overflow-hidden rounded-full bg-brand font-bold text-on-brand uppercase"
        >
          {user.user_picture ? <img src={user.user_picture} alt="" className="size-full" /> : initials(username)}
        </span>
        <span className="max-w-40 truncate max-sm:sr-only">
          <UserText>{username}</UserText>
        </span>
        <span className="sr-only">{t`, account menu`}</span>
        <ChevronDown className="hidden size-4 text-soft sm:block" aria-hidden="true" />
      </button>
      <ul
        id={id}
        hidden={!isOpen}
        className="absolute end-0 top-full z-40 mt-2 min-w-52 rounded-2xl border border-line bg-card p-1.5 shadow-xl"
      >
        <li>
          <Link to="/" className={row} onClick={close}>
            <House className="size-5 text-soft" aria-hidden="true" />
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to={userPath(username)} className={row} onClick={close}>
            <Layers className="size-5 text-soft" aria-hidden="true" />
            <Trans>My decks</Trans>
          </Link>
        </li>
        <li>
          <Link to={newDeckPath(username)} className={row} onClick={close}>
            <Plus className="size-5 text-soft" aria-hidden="true" />
            <Trans>New deck</Trans>
          </Link>
        </li>
        <li>
          <Link to="/translate" className={row} onClick={close}>
            <Languages className="size-5 text-soft" aria-hidden="true" />
            <Trans>Help translate</Trans>
          </Link>
        </li>
        <li>
          <a href="/live" className={row}>
            <span className="relative">
              <Radio className="size-5 text-soft" aria-hidden="true" />
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
        {user.is_admin && (
          <li>
            <Link to="/admin" className={row} onClick={close}>
              <ShieldCheck className="size-5 text-soft" aria-hidden="true" />
              <Trans>Admin</Trans>
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            className={row}
            aria-disabled={logOut.isPending || undefined}
            onClick={() => !logOut.isPending && logOut.mutate(user)}
          >
            <LogOut className="size-5 text-soft rtl:rotate-180" aria-hidden="true" />
            <Trans>Log out</Trans>
          </button>
        </li>
        {logOut.isError && (
          <li role="alert" className="px-3 py-2 font-medium text-bad-ink">
            <Trans>You could not be logged out. Please try again.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
