import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { HostView, ProjectorView, Report } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import * as hostParts from '../games/live-quiz/host/host-parts.ts';
import * as projectorParts from '../games/live-quiz/projector/projector-parts.ts';
import { hostView, projectorView } from '../connection/views.fixture.ts';
import { HostScreen } from './host/host-screen.tsx';
import { hostMachine } from './host/host.machine.ts';
import { aReport } from '../games/live-quiz/host/report.fixture.ts';
import { acked, fakeConnection } from './connection.fixture.ts';
import { ProjectorScreen } from './projector/projector-screen.tsx';
import { projectorMachine } from './projector/projector.machine.ts';

const pin = '482913';

function openDialog(this: HTMLDialogElement) {
  this.open = true;
}
beforeAll(() => {
  // jsdom has no motion, no dialogs and no media queries.
  window.matchMedia ??= (() => ({ matches: true })) as unknown as typeof matchMedia;
  HTMLDialogElement.prototype.showModal = openDialog;
});
afterEach(cleanup);

function draw(screenful: ReactNode) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return render(<I18nProvider i18n={i18n}>{screenful}</I18nProvider>);
}

function showProjector(view: ProjectorView, host_token?: string) {
  const connection = fakeConnection();
  const machine = projectorMachine.provide({ actors: { connection: connection.actor } });
  const actor = createActor(machine, { input: { pin, host_token } }).start();
  connection.emit({ type: 'view', view, afresh: true });
  draw(<ProjectorScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={projectorParts} />);
  return connection.orders;
}

function showHost(view: HostView) {
  const connection = fakeConnection();
  const actor = createActor(hostMachine.provide({ actors: { connection: connection.actor } }), {
    input: { pin },
  }).start();
  connection.emit({ type: 'view', view, afresh: true });
  const { rerender } = draw(
    <HostScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={hostParts} />,
  );
  actor.subscribe((snapshot) => {
    rerender(
      <I18nProvider i18n={i18n}>
        <HostScreen snapshot={snapshot} send={(event) => actor.send(event)} game={hostParts} />
      </I18nProvider>,
    );
  });
  return connection.orders;
}

const text = () => document.body.textContent;

test.each(['lobby', 'starting', 'question', 'open', 'locked', 'reveal', 'leaderboard', 'podium', 'ended'] as const)(
  'the pin and the address that phones reach stand on the board in phase %s',
  (phase) => {
    showProjector(projectorView(phase));
    expect(text()).toContain('482913');
    expect(text()).toContain('192.168.1.5:3000/live');
    expect(text()).not.toContain('http://');
    expect(screen.getByRole('img', { name: 'QR code to join' })).toBeTruthy();
  },
);

test('names appear in the lobby, and who has lost the connection is said to be away', () => {
  showProjector(projectorView('lobby'));
  expect(screen.getByRole('heading', { name: '2 in the room' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Mia', 'Leoaway']);
});

test('the counter of answers stands beside the open question', () => {
  showProjector(projectorView('open', { answered: 17, connected: 30 }));
  expect(text()).toContain('17 / 30');
});

test('after the reveal the right option is marked in words, and each has its number', () => {
  showProjector(projectorView('reveal'));
  const [right, wrong] = screen.getAllByRole('listitem');
  expect(right?.textContent).toContain('Right answer');
  expect(right?.textContent).toContain('1 answer');
  expect(wrong?.textContent).not.toContain('Right answer');
});

test('space presses the one thing to do, unless another control has the focus', () => {
  const orders = showProjector(projectorView('lobby'));
  screen.getByRole('link', { name: 'All controls, in a new tab' }).focus();
  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(orders).toEqual([]);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(orders).toEqual([{ type: 'command', command: 'start', fields: { expect: { phase: 'lobby' } } }]);
});

test('a board that does not steer has no buttons but the switch of its sound', async () => {
  showProjector(projectorView('reveal'), 'token');
  const own = await screen.findByRole('button', { name: 'Music and sounds' });
  expect(screen.getAllByRole('button')).toEqual([own]);
});

test('the host sees the name behind a mask, and may keep it', () => {
  const doubtful = { seat_id: 7, name: 'Player 7', connected: true, doubtful_name: 'Rude Word' };
  const orders = showHost(hostView('lobby', { players: [...hostView('lobby').players!, doubtful] }));
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Rude Word');
  expect(first?.textContent).toContain('The others see Player 7');
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(orders).toEqual([{ type: 'command', command: 'keep_name', fields: { seat_id: 7 } }]);
});

test('removing asks once, and can keep the person out', () => {
  const orders = showHost(hostView('lobby'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Leo' }));
  expect(screen.getByRole('heading', { name: /^Remove Leo/ })).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(orders).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove and keep out' }));
  expect(orders).toEqual([{ type: 'command', command: 'remove', fields: { seat_id: 2, ban: true } }]);
  expect(screen.queryByRole('heading', { name: /^Remove Leo/ })).toBeNull();
});

test.each([
  ['of the same device', { came_with: 2 }, 'And 2 other players of the same device'],
  ['without a device', { came_with: 0 }, 'And 1 other player without a device'],
])('with one order the host removes all %s', (_, cameWith, label) => {
  const more = [7, 8].map((seat_id) => ({ seat_id, name: `Bot ${seat_id}`, connected: true, ...cameWith }));
  const orders = showHost(hostView('lobby', { players: [...hostView('lobby').players!, ...more] }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bot 7' }));
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${label}`) }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const fields = { seat_id: 7, ban: false, all_who_came_with: true };
  expect(orders).toEqual([{ type: 'command', command: 'remove', fields }]);
});

test.each([
  ['lobby', ['Start quiz']],
  ['open', ['End question', 'Pause', '10 seconds', 'Skip']],
  ['reveal', ['Next', 'Take this question back']],
  ['leaderboard', ['Next']],
] as const)('what the host can do in phase %s', (phase, names) => {
  showHost(hostView(phase));
  for (const name of names) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('an untimed question cannot be given more time', () => {
  showHost(hostView('open', { question: { ...hostView('open').question!, deadline_at: null } }));
  expect(screen.queryByRole('button', { name: '10 seconds' })).toBeNull();
});

test('ending the quiz is asked about first', () => {
  const orders = showHost(hostView('open'));
  fireEvent.click(screen.getByRole('button', { name: 'End quiz' }));
  expect(orders).toEqual([]);
  const [, yes] = screen.getAllByRole('button', { name: 'End quiz', hidden: true });
  fireEvent.click(yes!);
  expect(orders).toMatchObject([{ command: 'end', fields: { expect: { phase: 'open', question: 3 } } }]);
});

test.each([
  [
    'is still there',
    { owner: 'olga', item_ids: [7, 8], link_key: null },
    ['/', '/live', '/decks', '/deck/olga/search?id=7&id=8'],
  ],
  [
    'was given by a link',
    { owner: 'olga', item_ids: [7], link_key: 'k-of-7' },
    ['/', '/live', '/decks', '/deck/olga/search?id=7&key=k-of-7'],
  ],
  ['is gone', null, ['/', '/live', '/decks']],
])('the report leads back to what the quiz was made of, when it %s', async (_, decks, ways) => {
  const connection = fakeConnection();
  const fetchReport = fromPromise<Report | null, { pin: string; live_id: number | null }>(async () =>
    Promise.resolve(aReport({ decks })),
  );
  const machine = hostMachine.provide({ actors: { connection: connection.actor, fetchReport } });
  const actor = createActor(machine, { input: { pin } }).start();
  connection.emit({ type: 'view', view: hostView('ended'), afresh: true });
  const snapshot = await waitFor(actor, (now) => now.context.report !== null);
  draw(<HostScreen snapshot={snapshot} send={(event) => actor.send(event)} game={hostParts} />);
  const ofPlayers = [2, 1, 3].map((seat_id) => `/live/report/7/player/${seat_id}`);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([...ways, ...ofPlayers]);
});

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

describe('keys of the projector', () => {
  test.each([' ', 'Enter', 'PageDown', 'ArrowRight'])('%j goes on', (key) => {
    const orders = showProjector(projectorView('reveal'));
    press(key);
    press(key, { repeat: true });
    expect(orders).toMatchObject([{ command: 'next' }]);
  });

  test.each([
    ['p', 'KeyP'],
    ['з', 'KeyP'],
  ])('P (%s) pauses, and ends the pause', (key, code) => {
    const orders = showProjector(projectorView('question'));
    press(key, { code });
    expect(orders).toMatchObject([{ command: 'pause' }]);
    cleanup();
    const later = showProjector(projectorView('question', { paused: true }));
    press(key, { code });
    expect(later).toMatchObject([{ command: 'unpause' }]);
  });

  test('P does nothing where nothing can be paused; F asks for the full screen, and no key with Ctrl does anything', () => {
    const orders = showProjector(projectorView('reveal'));
    const whole = jest.fn<() => Promise<void>>().mockResolvedValue();
    document.documentElement.requestFullscreen = whole;
    press('p', { code: 'KeyP' });
    press('f', { code: 'KeyF', ctrlKey: true });
    expect(whole).not.toHaveBeenCalled();
    press('f', { code: 'KeyF' });
    expect(whole).toHaveBeenCalledTimes(1);
    expect(orders).toEqual([]);
  });

  test('after a press of "Full screen" space is meant for the quiz again', () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    document.documentElement.requestFullscreen = () => Promise.resolve();
    const orders = showProjector(projectorView('lobby'));
    const button = screen.getByRole('button', { name: 'Full screen' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    press(' ');
    expect(orders).toMatchObject([{ command: 'start' }]);
    Reflect.deleteProperty(document, 'fullscreenEnabled');
  });

  test('an open question is not ended by one stray key: the press is told, and a second one within two seconds does it', () => {
    jest.useFakeTimers();
    const orders = showProjector(projectorView('open'));
    press(' ');
    expect(text()).toContain('Press again to end the question for everybody');
    act(() => jest.advanceTimersByTime(2000));
    expect(text()).not.toContain('Press again');
    press('PageDown');
    expect(orders).toEqual([]);
    act(() => jest.advanceTimersByTime(1900));
    press(' ');
    expect(orders).toMatchObject([{ command: 'end_question', fields: { expect: { phase: 'open', question: 3 } } }]);
    expect(text()).not.toContain('Press again');
    jest.useRealTimers();
  });

  test('a press of the button "End question" needs no second one', () => {
    const orders = showProjector(projectorView('open'));
    fireEvent.click(screen.getByRole('button', { name: 'End question' }));
    expect(orders).toMatchObject([{ command: 'end_question' }]);
  });
});

test.each(['board', 'host page'])('after "Go on" no key and no second click ends the question: %s', (page) => {
  const connection = fakeConnection();
  const isBoard = page === 'board';
  const board = createActor(projectorMachine.provide({ actors: { connection: connection.actor } }), {
    input: { pin, host_token: undefined },
  });
  const host = createActor(hostMachine.provide({ actors: { connection: connection.actor } }), { input: { pin } });
  (isBoard ? board : host).start();
  const { rerender } = draw(null);
  function show(paused: boolean) {
    const view = (isBoard ? projectorView : hostView)('open', { paused, seq: paused ? 10 : 11 });
    connection.emit({ type: 'view', view, afresh: paused });
    const boardNow = (
      <ProjectorScreen snapshot={board.getSnapshot()} send={(event) => board.send(event)} game={projectorParts} />
    );
    const hostNow = <HostScreen snapshot={host.getSnapshot()} send={(event) => host.send(event)} game={hostParts} />;
    rerender(<I18nProvider i18n={i18n}>{isBoard ? boardNow : hostNow}</I18nProvider>);
  }
  show(true);
  const goOn = screen.getByRole('button', { name: 'Go on' });
  goOn.focus();
  fireEvent.click(goOn, { detail: 1 });
  connection.emit(acked({ type: 'unpause' }));
  show(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  press(' ');
  fireEvent.click(screen.getByRole('button', { name: 'End question' }), { detail: 2 });
  expect(connection.orders).toMatchObject([{ command: 'unpause' }]);
  fireEvent.click(screen.getByRole('button', { name: 'End question' }), { detail: 1 });
  expect(connection.orders).toMatchObject([{ command: 'unpause' }, { command: 'end_question' }]);
});

test.each(['starting', 'question', 'open'] as const)('a pause is seen on the board in phase %s', (phase) => {
  showProjector(projectorView(phase, { paused: true }));
  expect(screen.getByRole('main').textContent).toContain('Paused');
});

test.each(['question', 'open', 'podium'] as const)(
  'the board tells that the question before was skipped: %s',
  (phase) => {
    showProjector(projectorView(phase, { skipped: 2 }));
    expect(screen.getByRole('banner').textContent).toContain('Question 2 was skipped');
    cleanup();
    showProjector(projectorView(phase));
    expect(text()).not.toContain('skipped');
  },
);

test.each([
  ['database', 'database is not responding'],
  ['disk', 'disk is nearly full'],
  ['full_disk', 'answers are not accepted'],
] as const)('the host reads why the quiz does not move on, for as long as it is so: %s', (trouble, words) => {
  const connection = fakeConnection();
  const actor = createActor(hostMachine.provide({ actors: { connection: connection.actor } }), {
    input: { pin },
  }).start();
  connection.emit({ type: 'view', view: hostView('open'), afresh: true });
  const show = () => <HostScreen snapshot={actor.getSnapshot()} send={(event) => actor.send(event)} game={hostParts} />;
  connection.emit({ type: 'trouble', trouble });
  const { rerender } = draw(show());
  expect(text()).toContain(words);
  connection.emit({ type: 'trouble', trouble: null });
  rerender(<I18nProvider i18n={i18n}>{show()}</I18nProvider>);
  expect(text()).not.toContain(words);
});
