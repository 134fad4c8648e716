import { createContext, type ReactNode, Suspense, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { useArrival } from './page-arrival.ts';
import { type Address, currentAddress, onAddressChange } from './history.ts';
import { type Page, pageAt } from './page-matching.ts';

const Shown = createContext<{ address: Address; pages: readonly Page[] } | undefined>(undefined);

function useShown(): { address: Address; pages: readonly Page[] } {
  const shown = useContext(Shown);
  if (!shown) throw new Error('There is no <Navigation> around this.');
  return shown;
}

/** The address of the page that is drawn: until a new page can be, the one before. */
export const useAddress = (): Address => useShown().address;

/** A parameter of the address of the page that is drawn; undefined when it is absent or empty. */
export const useParameter = (name: string): string | undefined =>
  new URLSearchParams(useAddress().search).get(name) || undefined;

/** The table of pages. */
export const usePages = (): readonly Page[] => useShown().pages;

/** Follows the address of the browser through these pages. */
export function Navigation({ pages, children }: { pages: readonly Page[]; children: ReactNode }) {
  // Deferred: while the scripts of the next page are fetched, this one stays.
  const address = useDeferredValue(useSyncExternalStore(onAddressChange, currentAddress));
  useArrival(address);
  return <Shown value={{ address, pages }}>{children}</Shown>;
}

/** The page at the address. */
export function CurrentPage({ notFound }: { notFound: ReactNode }) {
  const { address, pages } = useShown();
  const found = pageAt(pages, address.pathname);
  if (!found) return notFound;
  const { Screen } = found.page;
  return (
    // An empty page as high as the window: what stands below it, such as the footer, comes into sight together with the
    // page.
    <Suspense fallback={<div className="min-h-dvh" />}>
      <Screen {...found.parts} />
    </Suspense>
  );
}
