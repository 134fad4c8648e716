import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { open } from '../../page/screen.fixture.tsx';
import { useSheetEscape } from './ask-before-closing.ts';

beforeAll(giveDialogs);
afterEach(cleanup);

function Crop({ onEnd }: { onEnd: () => void }) {
  const frame = useRef<HTMLParagraphElement>(null);
  useSheetEscape(frame, onEnd);
  return <p ref={frame}>cropping</p>;
}
function Sheet() {
  const [isCropping, crop] = useState(true);
  return (
    <Dialog title="Picture" onClose={() => undefined}>
      {isCropping && <Crop onEnd={() => crop(false)} />}
      <input type="file" aria-label="File" />
    </Dialog>
  );
}
/** As a browser does with Escape; whether the sheet would close then. */
async function cancel(element: HTMLElement): Promise<boolean> {
  const event = new Event('cancel', { cancelable: true, bubbles: true });
  await act(async () => void element.dispatchEvent(event));
  return !event.defaultPrevented;
}

test('Escape ends a crop first, and closes the sheet around it only after that', async () => {
  await open(() => <Sheet />);
  expect(await cancel(screen.getByRole('dialog'))).toBe(false);
  expect(screen.queryByText('cropping')).toBeNull();
  expect(await cancel(screen.getByRole('dialog'))).toBe(true);
});

test('a file that is not chosen after all ends nothing', async () => {
  await open(() => <Sheet />);
  await cancel(screen.getByLabelText('File'));
  expect(screen.getByText('cropping')).toBeTruthy();
});
