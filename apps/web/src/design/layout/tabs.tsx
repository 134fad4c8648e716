import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

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
}

/** Several panels in one place, one of them shown; the arrow keys go from tab to tab, in reading order. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(tabs[0].name);
  const at = Math.max(
    0,
    tabs.findIndex(({ name }) => name === chosen),
  );
  const shown = tabs[at] ?? tabs[0];

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isRightToLeft ? -1 : 1, ArrowLeft: isRightToLeft ? 1 : -1 }[event.key];
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
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
          className="flex flex-wrap gap-x-2"
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
              onClick={() => choose(tab.name)}
              className="-mb-0.5 min-h-12 max-w-full wrap-anywhere border-b-4 border-transparent px-[min(0.75rem,3vw)] font-display text-2xl font-bold text-soft hover:text-brand-ink aria-selected:border-brand aria-selected:text-ink"
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
