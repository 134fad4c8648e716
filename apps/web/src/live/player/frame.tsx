import type { ReactNode } from 'react';
import { Stage } from '../announcement.tsx';

/** A page of one screen's height: what is below the thumb never scrolls away. */
export function Frame({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <Stage
      className={`mx-auto flex h-dvh w-full max-w-3xl flex-col px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] ${className}`}
    >
      {children}
    </Stage>
  );
}
