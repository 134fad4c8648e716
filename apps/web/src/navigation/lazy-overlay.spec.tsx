import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { reportReachable, useIsServerReachable } from '../offline/reachability.ts';
import { useLazyOverlay } from './lazy-overlay.ts';

function Overlay({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>Close</button>;
}

/** A page with an overlay that cannot be fetched the first time. */
function Opener() {
  const [fetchPart] = useState(() => {
    let attempts = 0;
    return () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve(Overlay);
    };
  });
  const { Shown, open, close } = useLazyOverlay(fetchPart);
  return (
    <>
      <button onClick={open}>Open</button>
      <p>{useIsServerReachable() ? 'connected' : 'not connected'}</p>
      {Shown && <Shown onClose={close} />}
    </>
  );
}

test('an overlay that could not be fetched is fetched again when it is opened again', async () => {
  reportReachable(true);
  render(<Opener />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.queryByText('not connected')).not.toBeNull());
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
