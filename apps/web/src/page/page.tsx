import { type ReactNode, useEffect } from 'react';

export interface PageProps {
  /** The tab's title, before the product's name. */
  title?: string | undefined;
  /** `wide`: pictures side by side. `narrow`: a form. `text`: a page to read. */
  width?: 'wide' | 'narrow' | 'text';
  children: ReactNode;
}

const widths = { wide: 'max-w-[90rem]', narrow: 'max-w-lg', text: 'max-w-3xl' };

/** The content of a page. */
export function Page({ title, width = 'wide', children }: PageProps) {
  useEffect(() => {
    document.title = title ? `${title} · Lexiroom` : 'Lexiroom';
  }, [title]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto flex w-full flex-1 flex-col px-4 pt-4 pb-16 outline-none sm:px-8 sm:pt-6 ${widths[width]}`}
    >
      {children}
    </main>
  );
}
