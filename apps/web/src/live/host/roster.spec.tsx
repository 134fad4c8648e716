import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { hostView } from '../../connection/views.fixture.ts';
import { Roster } from './roster.tsx';

afterEach(cleanup);

test('seats of students of one name are told apart by the numbers they have in the list of the class', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const students = [11, 12, 13].map((student_id) => ({ student_id, student_name: 'Ada', taken: student_id !== 12 }));
  const players = [13, 11].map((student_id) => ({ seat_id: student_id, name: 'Ada', connected: true, student_id }));
  render(
    <I18nProvider i18n={i18n}>
      <Roster view={hostView('lobby', { players })} roster={students} send={() => undefined} />
    </I18nProvider>,
  );
  expect(screen.getAllByText(/^Ada/).map(({ textContent }) => textContent)).toEqual(['Ada (3)', 'Ada (1)']);
});
