import { afterEach, expect, test } from '@jest/globals';
import type { HostView } from '@lexiroom/contracts/live';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { hostView } from '../../../connection/views.fixture.ts';
import { withProgress, withView } from '../../../live/screen-context.ts';
import { NowPanel } from './now-panel.tsx';

afterEach(cleanup);

function show(view: HostView) {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <NowPanel view={view} clock={null} onAccept={() => undefined} onVoid={() => undefined} />
    </I18nProvider>,
  );
}
/** The lines below 'Not answered yet'. */
const waited = () =>
  screen.queryByText('Not answered yet')
    ? [...screen.getByText('Not answered yet').parentElement!.querySelectorAll('li')].map((line) => line.textContent)
    : [];
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ seat_id: index + 1, name: `Pupil ${index + 1}`, connected: true }));

test('the host sees by name who has not answered, and who of them is away', () => {
  show(hostView('open', { waits_for: [1, 2] }));
  expect(waited()).toEqual(['Mia', 'Leo (away)']);
});

test('in a room of 200 it stays calm: the first twelve by name and the number of the others', () => {
  const waits_for = people(200).map(({ seat_id }) => seat_id);
  show(hostView('open', { players: people(200), waits_for, connected: 200, answered: 0 }));
  expect(waited()).toHaveLength(13);
  expect(waited().at(-1)).toBe('and 188 more');
});

test('nothing is said before it is known, and once all have answered', () => {
  show(hostView('open'));
  expect(waited()).toEqual([]);
  cleanup();
  show(hostView('open', { waits_for: [] }));
  expect(waited()).toEqual([]);
});

test('whom a question waits for follows the count of answers, outlives a view of the same question and no other', () => {
  const view = hostView('open');
  const context = { pin: '482913', view, clock: null, moving: null, overtaken: 0, trouble: null, refusal: null };
  const told = { question: 3, answered: 0, connected: 2, waits_for: [2] };
  const after = { ...context, ...withProgress(context, { type: 'progress', progress: told }) };
  expect(after.view).toMatchObject({ waits_for: [2] });
  const next = (newer: HostView) => withView(after, { type: 'view', view: newer, afresh: false }, 'host').view;
  expect(next(hostView('open', { seq: 11 }))).toMatchObject({ seq: 11, waits_for: [2] });
  expect(next(hostView('reveal'))).not.toHaveProperty('waits_for');
  expect(next(hostView('open', { question: { ...view.question!, number: 4 } }))).not.toHaveProperty('waits_for');
});

test('the right option is marked on the host’s own screen while the question is open', () => {
  show(hostView('open', { right_option: 2 }));
  const right = screen.getByText('Right answer').closest('li')!;
  expect(right.textContent).toContain('島');
});
