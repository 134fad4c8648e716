import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from 'react';
import { currentAddress, push, replace, upTo } from './history.ts';
import { usePages } from './navigation.tsx';
import { pageAt } from './page-matching.ts';

/** A pointer that rests so long on a link means it, in milliseconds. */
const intentMs = 50;

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An address of this entry of the site. */
  to: string;
  /**
   * The link leads one level up. When the entry before in the history is that page, it goes back there, so that the
   * scroll position is kept.
   */
  isWayUp?: boolean;
}

/** A link to a page, whose scripts are fetched as soon as it seems to be wanted. New tabs are the browser's. */
export function Link({ to, isWayUp = false, onClick, children, ...rest }: LinkProps) {
  const pages = usePages();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(intent.current), []);
  // Should it fail, drawing the page says so.
  const load = () =>
    void pageAt(pages, new URL(to, location.href).pathname)
      ?.page.load()
      .catch(() => undefined);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isForUs(event)) return;
        event.preventDefault();
        if (to === currentAddress().href) replace(to, currentAddress().state);
        else if (isWayUp) upTo(to);
        else push(to);
      }}
      onFocus={load}
      onTouchStart={load}
      onPointerEnter={() => {
        intent.current = setTimeout(load, intentMs);
      }}
      onPointerLeave={() => clearTimeout(intent.current)}
    >
      {children}
    </a>
  );
}

/** A plain click, meant for this tab. */
function isForUs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const { target } = event.currentTarget;
  return !event.defaultPrevented && event.button === 0 && !isModified && (target === '' || target === '_self');
}
