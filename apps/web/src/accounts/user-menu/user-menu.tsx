import { useLingui } from '@lingui/react/macro';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';
import { withWords } from '../../i18n/language-provider.tsx';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { useLazyOverlay } from '../../navigation/index.ts';
import { UserPicture } from '../user-picture.tsx';

const fetchList = async () => (await withWords(import('./user-menu-list.tsx'), pagesCatalogues)).UserMenuList;

/** The user's picture and name, and behind it where they can go (specification 1 section 2). */
export function UserMenu({ user }: { user: SessionUser }) {
  const { t } = useLingui();
  const { Shown: List, open, close, load } = useLazyOverlay(fetchList);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = List !== undefined;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  const closeOutside = useEffectEvent(({ target }: PointerEvent) => {
    if (!frame.current?.contains(target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: PointerEvent) => closeOutside(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isOpen]);
  return (
    <div ref={frame} role="presentation" className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? close : open}
        onPointerEnter={load}
        onFocus={load}
        className="relative flex min-h-12 items-center gap-2 rounded-full border-2 border-line bg-card p-1 font-semibold shadow-xs hover:border-edge sm:pe-3"
      >
        <UserPicture user={user} />
        {user.is_live && (
          <span aria-hidden="true" className="absolute start-8 top-1 size-2.5 rounded-full bg-bad ring-2 ring-card" />
        )}
        <span className="max-w-40 truncate max-sm:sr-only">
          <UserText>{user.username}</UserText>
        </span>
        <span className="sr-only">{t`, account menu`}</span>
        {user.is_live && <span className="sr-only">{t`(running now)`}</span>}
        <ChevronDown className="hidden size-4 text-soft sm:block" aria-hidden="true" />
      </button>
      <div id={id} hidden={!isOpen} className="absolute end-0 top-full z-40 mt-2">
        {List && <List user={user} onClose={close} />}
      </div>
    </div>
  );
}
