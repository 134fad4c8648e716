import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

export interface Tab {
  name: string;
  label: ReactNode;
  /** Drawn while it is chosen. */
  panel: ReactNode;
  /** Stands at the end of the row with it. */
  tools?: ReactNode;
}
export interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Which one is shown, and what to do when another is chosen, where that is kept elsewhere, such as in the address. */
  kept?: { chosen: string | undefined; onChoose: (name: string) => void };
}

/**
 * Several panels in one place, one of them shown; the arrow keys go from tab to tab, in reading order. The tabs stay in one
 * line, which is scrolled where it is too narrow.
 */
export function Tabs({ label, tabs, kept }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosenHere, chooseHere] = useState(tabs[0].name);
  const [chosen, choose] = kept ? [kept.chosen, kept.onChoose] : [chosenHere, chooseHere];
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const shown = tabs[at] ?? tabs[0];
  // An address may lead to a tab that stands beyond the edge.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab) bringToMiddle(tab);
  }, []);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    // From the tab that has the focus: the chosen one may follow later, when it is kept in the address.
    const from = tabs.findIndex(({ name }) => name === (event.target as HTMLElement).dataset.tab);
    const next = step && from >= 0 && tabs[(from + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-line">
        <div
          ref={list}
          role="tablist"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
          className="relative -mb-0.5 flex max-w-full min-w-0 gap-x-2 overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              data-tab={tab.name}
              aria-selected={tab === shown}
              aria-controls={`${id}-panel`}
              tabIndex={tab === shown ? 0 : -1}
              onClick={({ currentTarget }) => {
                choose(tab.name);
                bringToMiddle(currentTarget);
              }}
              // Under a pointer it must not move before the button is let go: else that is no click.
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) bringToMiddle(currentTarget);
              }}
              className="min-h-12 shrink-0 border-b-4 border-transparent px-[min(0.75rem,2.2vw)] font-display text-2xl whitespace-nowrap -outline-offset-4 max-sm:text-xl font-bold text-soft hover:text-brand-ink aria-selected:border-brand aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {shown.tools && <div className="pb-2">{shown.tools}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.name}`}>
        {shown.panel}
      </div>
    </>
  );
}

/** Scrolls the row, and nothing else, so that a tab stands in its middle: the ones beside it are seen to be there. */
function bringToMiddle(tab: HTMLElement): void {
  const row = tab.parentElement!;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
