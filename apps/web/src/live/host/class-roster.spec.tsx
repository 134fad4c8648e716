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

/** The list of class 5 beside a quiz in which Mia sits; the server refuses to change the students with these ids. */
function show(refusing: readonly number[] = []) {
  const sent: HostEvent[] = [];
  const calls = serve(({ path, body }) => {
    if (path === '/api/class/5') return { body: { class_name: '7b', students: [] } };
    const { student_id } = body as { student_id: number };
    return refusing.includes(student_id) ? refused(404, 'NOT_FOUND') : { body: {} };
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <ClassRoster view={view} roster={roster} send={(event) => sent.push(event)} />
    </I18nProvider>,
  );
  const changes = () => calls.flatMap(({ path, body }) => (path === '/api/student' ? [body] : []));
  return { sent, changes };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const away = (...ids: number[]) => ids.map((student_id) => ({ student_id, is_absent: true }));

test('the lobby of a class says how many of it are there, and of which class', async () => {
  show();
  expect((await screen.findByText(/of 4 there/)).textContent).toContain('1 of 4 there');
  expect(await screen.findByText('7b')).toBeTruthy();
});

test('one press sets all who are missing aside, one takes it back', async () => {
  const { changes, sent } = show();
  press('All missing are absent');
  await screen.findByText('3 students are absent today');
  expect(changes()).toEqual(away(12, 13, 14));
  expect(sent).toEqual([{ type: 'LOOK_AT_CLASS' }]);
  press('Undo');
  await waitFor(() => expect(screen.queryByText('3 students are absent today')).toBeNull());
  expect(changes().slice(3)).toEqual(away(12, 13, 14).map((change) => ({ ...change, is_absent: false })));
});

test('what the server refuses is told, and only who was set aside can be taken back', async () => {
  show([13]);
  press('All missing are absent');
  expect(await screen.findByText('1 student is absent today')).toBeTruthy();
});
