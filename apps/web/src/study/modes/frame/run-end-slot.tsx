import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import type { RunEndProps } from '../run-end/run-end.tsx';

const fetchEnd = async () => (await withWords(import('../run-end/run-end.tsx'), pagesCatalogues)).RunEnd;
const LaterEnd = lazyPart(fetchEnd);

/** What a run ends with, with its words. */
export function RunEnd(props: RunEndProps) {
  return (
    <Suspense>
      <LaterEnd {...props} />
    </Suspense>
  );
}

/** Fetches the last page while the first ones are looked at, as the network may be gone by then. */
export function useEndFetched(): void {
  useEffect(() => void fetchEnd().catch(() => undefined), []);
}
