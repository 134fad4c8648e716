import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { BinItem } from '@lexiroom/contracts/items';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { anItem } from '../tree.fixture.ts';
import { BinDialog } from './bin-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const thrown = (item_id: number): BinItem => ({
  ...anItem(item_id),
  story_count: null,
  deleted_at: Date.now(),
  gone_at: Date.now(),
});

test('who restores something keeps the keyboard in the dialog, and is told where it is', async () => {
  let items = [thrown(2), thrown(3)];
  serve(({ path }) => {
    if (path !== '/api/restore_items') return { body: items };
    items = items.slice(1);
    return { body: { items: [{ item_id: 2, parent_id: 1 }] } };
  });
  await show(() => <BinDialog onClose={() => undefined} />);
  const restore = await screen.findByRole('button', { name: 'Restore Item 2' });
  restore.focus();
  await press('Restore Item 2');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Item 2' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  expect(screen.getByRole('status').textContent).toMatch(/^It is back at the end of its folder/);
});
