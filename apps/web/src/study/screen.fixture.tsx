import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Navigation, replace } from '../navigation/index.ts';

// News of the cache come at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask);

export interface Shown {
  cache: QueryClient;
}

/** Draws a part of a study page at an address, with a cache of its own; English. */
export async function show(
  Part: () => ReactNode,
  address = '/deck/olga/12',
  cache = new QueryClient(),
): Promise<Shown> {
  // jsdom does not scroll.
  window.scrollTo = () => undefined;
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  replace(address);
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <Navigation pages={[]}>
          <Part />
        </Navigation>
      </QueryClientProvider>
    </I18nProvider>
  );
  await act(async () => void render(page));
  return { cache };
}

/** A button of the page, by its name. */
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Presses a button, and waits for what follows at once. */
export const press = (name: string | RegExp) => act(async () => button(name).click());
