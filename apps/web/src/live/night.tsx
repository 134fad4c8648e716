import { type ReactNode, useEffect } from 'react';

/** The dark background with large shapes that lobby, projector and podium have. */
export function Night({ children, className = '' }: { children: ReactNode; className?: string }) {
  useEffect(() => {
    document.documentElement.classList.add('night');
    return () => document.documentElement.classList.remove('night');
  }, []);
  return (
    <div className={`night relative isolate flex flex-col overflow-hidden bg-night text-ink ${className}`}>
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10">
        <div className="absolute -start-[18vmin] -top-[38vmin] size-[95vmin] rotate-12 rounded-[14vmin] bg-night-2" />
        <div className="absolute -end-[22vmin] -bottom-[45vmin] size-[90vmin] rounded-full bg-night-2" />
        <div className="absolute end-[12vmin] -top-[14vmin] size-[30vmin] rounded-full bg-brand/35" />
      </div>
      {children}
    </div>
  );
}
