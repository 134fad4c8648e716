import { act } from '@testing-library/react';

const listeners = new Set<() => void>();
let isRoomy = true;

/** jsdom has no media queries: a window that is roomy, or not, until {@link resize}. */
export function giveWindow(): void {
  isRoomy = true;
  window.matchMedia = () =>
    ({
      get matches() {
        return isRoomy;
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
}

/** Makes the window roomy, or narrow. */
export async function resize(roomy: boolean): Promise<void> {
  isRoomy = roomy;
  await act(async () => listeners.forEach((listener) => listener()));
}
