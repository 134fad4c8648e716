import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../design/buttons/button.tsx';

/** Shown when a screen throws or a part of it does not load. Answers are stored, so a reload comes back to the session. */
export class Crash extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <main role="alert" className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
        <h1 className="font-display text-3xl font-bold">
          <Trans>Something went wrong</Trans>
        </h1>
        <Button look="sun" onClick={() => location.reload()}>
          <Trans>Refresh Page</Trans>
        </Button>
      </main>
    );
  }
}
