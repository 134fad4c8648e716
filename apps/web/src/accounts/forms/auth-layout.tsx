import type { ReactNode } from 'react';
import { Card } from '../../design/layout/card.tsx';
import { Mark } from '../../design/graphics/logo.tsx';
import { Page } from '../../page/page.tsx';

/** The frame of log-in and sign-up: a card with a mark, and the way to the other one below. */
export function AuthLayout({ title, children, other }: { title: string; children: ReactNode; other: ReactNode }) {
  return (
    <Page title={title} width="narrow">
      <div className="my-auto py-4">
        <Card className="p-5 sm:p-8">
          <div className="mb-6 flex items-center gap-4">
            <Mark className="size-12" />
            <h1 className="font-display text-3xl font-bold">{title}</h1>
          </div>
          {children}
        </Card>
        <p className="mt-5 text-center text-lg">{other}</p>
      </div>
    </Page>
  );
}

export const authLink = 'inline-block py-2 font-semibold text-brand-ink underline underline-offset-4';
