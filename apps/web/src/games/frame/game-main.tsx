import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { GameBar, type GameBarProps } from './game-bar.tsx';

export interface GameMainProps extends GameBarProps {
  children: ReactNode;
}

/** What every page of a game that is played stands in: the whole height, and the bar above it. */
export function GameMain({ children, ...bar }: GameMainProps) {
  return (
    <main
      id="main"
      data-task
      tabIndex={-1}
      className="mx-auto flex w-full max-w-[100rem] flex-1 flex-col px-3 pb-2 outline-none sm:px-6 [@media(hover:hover)]:pb-4"
    >
      <GameBar {...bar} />
      {children}
    </main>
  );
}

/**
 * From phase to phase of a page, the focus stays in its main part: what had it, a button that was pressed, goes with its
 * phase. What the new phase gives the focus to keeps it.
 */
export function useKeptFocus(phase: unknown): void {
  const keep = useEffectEvent((_phase: unknown) => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => keep(phase), [phase]);
}

/** What a game waits for before it begins. */
export function GameLoading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6">
      <h1 className="font-display text-3xl font-bold">{name}</h1>
      {children}
    </div>
  );
}
