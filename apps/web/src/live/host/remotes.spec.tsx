import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hostView, now } from '../../connection/views.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import type { HostEvent } from './host.machine.ts';
import { Remotes, type RemotesProps } from './remotes.tsx';

beforeEach(() => {
  giveDialogs();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const remote = (state: 'asked' | 'allowed', remote_id = 1) => ({
  remote_id,
  device: 'iphone' as const,
  sign: 42,
  state,
});

function show(first: Partial<RemotesProps> = {}) {
  const sent: unknown[] = [];
  let closed = 0;
  const draw = (change: Partial<RemotesProps>) => (
    <I18nProvider i18n={i18n}>
      <Remotes
        view={hostView('lobby')}
        clock={{ offset: now - performance.now() }}
        remoteCode={null}
        refusal={null}
        isOpen
        onClose={() => closed++}
        send={(event: HostEvent) => event.type === 'ORDER' && sent.push([event.order.command, event.order.fields])}
        {...change}
      />
    </I18nProvider>
  );
  const { rerender } = render(draw(first));
  return { sent, closed: () => closed, becomes: (change: Partial<RemotesProps>) => rerender(draw(change)) };
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await jest.advanceTimersByTimeAsync(10);
  });

test('a code is asked for when the dialog opens, shown for a minute, and then another on demand', async () => {
  const { sent, becomes } = show();
  expect(sent).toEqual([['remote_code', {}]]);
  const code = { code: 'a-code', expires_at: now + 60_000 };
  becomes({ remoteCode: code });
  expect(screen.getByRole('img', { name: 'Code that makes a phone a remote control' })).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(61_000));
  expect(screen.queryByRole('img')).toBeNull();
  await press('Show another code');
  expect(sent).toHaveLength(2);
});

test('a code from the time before is not shown again', () => {
  show({ remoteCode: { code: 'old', expires_at: now + 50_000 } });
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  ['Allow it', 'allow_remote'],
  ['Refuse', 'stop_remote'],
  ['Close', 'stop_remote'],
])('a phone that asks opens the question by itself; %s: %s', async (button, command) => {
  const { sent, closed } = show({ isOpen: false, view: hostView('open', { remotes: [remote('asked')] }) });
  expect(document.body.textContent).toContain('An iPhone');
  expect(document.body.textContent).toContain('42');
  await press(button);
  expect([sent, closed()]).toEqual([[[command, { remote_id: 1 }]], 1]);
});

test('a phone that steers can be stopped', async () => {
  const { sent } = show({ view: hostView('open', { remotes: [remote('allowed', 3)] }) });
  await press('Stop this remote');
  expect(sent).toContainEqual(['stop_remote', { remote_id: 3 }]);
});

test('nothing is drawn while nobody asks', () => {
  const { sent } = show({ isOpen: false, view: hostView('open', { remotes: [remote('allowed')] }) });
  expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
});

test('an answer that was refused is told, and can be given otherwise', async () => {
  const view = hostView('open', { remotes: [remote('asked')] });
  const { sent, becomes } = show({ isOpen: false, view });
  await press('Allow it');
  becomes({ isOpen: false, view, refusal: { code: 'FULL' } });
  expect(screen.getByRole('dialog').textContent).toContain('full');
  await press('Refuse');
  expect(sent.at(-1)).toEqual(['stop_remote', { remote_id: 1 }]);
});
