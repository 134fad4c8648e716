import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SessionUser } from '@lexiroom/contracts/accounts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Navigation, replace } from '../navigation/index.ts';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { sessionQuery } from '../session/session.ts';

// News of the cache come at once, not with the next timer.
notifyManager.setScheduler(queueMicrotask);

export interface Shown {
  cache: QueryClient;
}

/** Draws a part of a page at an address, with a cache of its own; English. */
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

/** Draws a part of a page without an address, for somebody who is logged in; English. */
export async function open(Overlay: () => ReactNode, user: SessionUser | null = aSessionUser()): Promise<Shown> {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, user);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const page = (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={cache}>
        <Overlay />
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

/** Types into a field, by its name. */
export const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** What is said to be wrong, oldest first. */
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
