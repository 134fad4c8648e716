import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface MenuProps {
  /** Names it for screen readers. */
  label: string;
  /** The element that the menu opens next to. */
  beside: HTMLElement;
  /** Called when the menu was closed by a choice, Escape, or a press elsewhere. The caller then stops drawing it. */
  onClose: () => void;
  /**
   * {@link menuItemClass} buttons and links with `role="menuitem"`. A choice closes the menu; what is switched in it, with
   * `role="menuitemcheckbox"`, does not.
   */
  children: ReactNode;
}

/** The look of a line of a menu. */
export const menuItemClass =
  'flex min-h-12 w-full items-center gap-3 rounded-xl px-3 text-start font-semibold hover:bg-brand-wash hover:text-brand-ink focus-visible:-outline-offset-2';

/** Parts what ends or loses something from the lines above it, so that no pointer slips onto it. */
export const MenuSeparator = () => <hr className="mx-3 my-1.5 border-line" />;

/** A list of things to do, above the page; the system's own popover, which gives the focus back. Arrow keys go through it. */
export function Menu({ label, beside, onClose, children }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('toggle', (event) => event.newState === 'closed' && closed(), { signal });
    element.showPopover();
    place(element, beside);
    itemsOf(element)[0]?.focus();
    return () => {
      listening.abort();
      element.hidePopover();
    };
  }, [beside]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(event.currentTarget);
    const at = items.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    event.stopPropagation();
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (to === undefined) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  }

  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={walk}
      onClick={({ target }) => (target as Element).closest('[role=menuitem]') && menu.current?.hidePopover()}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] min-w-56 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2xl border border-line bg-card p-1.5 text-ink shadow-xl"
    >
      {children}
    </div>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

function place(menu: HTMLElement, beside: HTMLElement): void {
  const { left, top } = menuPlace({
    beside: beside.getBoundingClientRect(),
    menu: menu.getBoundingClientRect(),
    room: { width: innerWidth, height: innerHeight },
    isRightToLeft: getComputedStyle(menu).direction === 'rtl',
  });
  menu.style.setProperty('left', `${left}px`);
  menu.style.setProperty('top', `${top}px`);
}

/** How far a menu stays from the edges of the window, and so far from what it belongs to; in pixels. */
const margin = 8;
const gap = 4;

const within = (from: number, size: number, all: number) => Math.max(margin, Math.min(from, all - size - margin));
const fits = (from: number, size: number, all: number) => from === within(from, size, all);

export interface MenuSurroundings {
  /** The element that the menu opens next to, in pixels of the window. */
  beside: { left: number; right: number; top: number; bottom: number };
  menu: { width: number; height: number };
  room: { width: number; height: number };
  isRightToLeft: boolean;
}

/**
 * Where a menu opens: below what it belongs to, else above it, else at its side, so that no line comes to lie under the
 * pointer that opened it; always within the window. Its left upper corner, in pixels.
 */
export function menuPlace({ beside, menu, room, isRightToLeft }: MenuSurroundings): { left: number; top: number } {
  const below = beside.bottom + gap;
  const above = beside.top - menu.height - gap;
  const before = beside.left - menu.width - gap;
  const after = beside.right + gap;
  const isBelow = fits(below, menu.height, room.height);
  if (!isBelow && !fits(above, menu.height, room.height)) {
    const left = [before, after].find((side) => fits(side, menu.width, room.width));
    if (left !== undefined) return { left, top: within(below, menu.height, room.height) };
  }
  return {
    left: within(isRightToLeft ? beside.left : beside.right - menu.width, menu.width, room.width),
    top: within(isBelow ? below : above, menu.height, room.height),
  };
}
