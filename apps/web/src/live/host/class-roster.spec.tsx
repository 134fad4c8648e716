import { afterEach, expect, test } from '@jest/globals';
import type { HostView, RosterName } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { refused, serve } from '../../api/server.fixture.ts';
import { ClassRoster } from './class-roster.tsx';
import type { HostEvent } from './host.machine.ts';

afterEach(cleanup);

const roster: RosterName[] = ['Mia', 'Leo', 'Noor', 'Ivo'].map((student_name, index) => ({
  student_id: index + 11,
  student_name,
  taken: student_name === 'Mia',
}));
const view = {
  settings: { names: 'roster', class_id: 5 },
  players: [{ seat_id: 1, name: 'Mia', connected: true, student_id: 11 }],
} as unknown as HostView;

/** The list of class 5 beside a quiz in which Mia sits; the server may refuse to change its students. */
function show({ isRefusing = false, listed = roster } = {}) {
  const sent: HostEvent[] = [];
  const calls = serve(({ path }) => {
    if (path === '/api/class/5') return { body: { class_name: '7b', students: [] } };
    return isRefusing ? refused(404, 'NOT_FOUND') : { body: [] };
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ClassRoster view={view} roster={listed} send={(event) => sent.push(event)} />
    </I18nProvider>,
  );
  const changes = () => calls.flatMap(({ path, body }) => (path === '/api/students' ? [body] : []));
  return { sent, changes };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const called = (is_absent: boolean) => ({
  students: [12, 13, 14].map((student_id) => ({ student_id, is_absent })),
  command_id: expect.any(String),
});

test('the lobby of a class says how many of it are there, and of which class', async () => {
  show();
  expect((await screen.findByText(/of 4 there/)).textContent).toContain('1 of 4 there');
  expect(await screen.findByText('7b')).toBeTruthy();
});

test('one press sets all who are missing aside with one call, one takes it back', async () => {
  const { changes, sent } = show();
  press('Mark all missing as absent');
  await screen.findByText('3 students are absent today');
  expect(changes()).toEqual([called(true)]);
  expect(sent).toEqual([{ type: 'LOOK_AT_CLASS' }]);
  press('Undo');
  await waitFor(() => expect(screen.queryByText('3 students are absent today')).toBeNull());
  expect(changes().slice(1)).toEqual([called(false)]);
});

test('what the server refuses is told, and nobody is set aside', async () => {
  const { sent } = show({ isRefusing: true });
  press('Mark all missing as absent');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/absent today/)).toBeNull();
  // Whoever it is that was removed meanwhile is gone from the list.
  expect(sent).toEqual([{ type: 'LOOK_AT_CLASS' }]);
});

test.each([
  [true, 'Everybody who is not absent is here'],
  [false, 'Everybody is here'],
])('when nobody is waited for, the heading tells whether somebody is absent: %s', async (isSomebodyAbsent, heading) => {
  const [mia, ...others] = roster;
  show({ listed: isSomebodyAbsent ? [mia!, ...others.map((student) => ({ ...student, is_absent: true }))] : [mia!] });
  await screen.findByText('7b');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(heading);
});
