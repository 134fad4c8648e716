import { afterEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Reassignment } from './reassignment.tsx';

afterEach(cleanup);

const roster = ['Mia', 'Leo', 'Noor'].map((student_name, index) => ({
  student_id: index + 11,
  student_name,
  taken: student_name !== 'Noor',
}));

/** The dialog about seat 1, on which Mia sat down; Leo sits elsewhere. Gives what the host ordered. */
function askAboutMia(isKnown = true): object[] {
  const ordered: object[] = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  render(
    <I18nProvider i18n={i18n}>
      <Reassignment
        asked={{ type: 'reassign', seat_id: 1, student_id: 11, name: 'Mia' }}
        roster={isKnown ? roster : null}
        seated={new Set([11, 12])}
        onCancel={() => undefined}
        onReassign={(fields) => ordered.push(fields)}
      />
    </I18nProvider>,
  );
  return ordered;
}
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Student'), {
    target: { value: String(roster.find(({ student_name }) => student_name === name)!.student_id) },
  });

test('the seat is given to a student who has none', () => {
  const ordered = askAboutMia();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a student',
    'Leo (taken)',
    'Noor',
  ]);
  choose('Noor');
  fireEvent.click(screen.getByRole('button', { name: 'Give the seat' }));
  expect(ordered).toEqual([{ seat_id: 1, student_id: 13 }]);
});

test('with a student who sits elsewhere the seats are exchanged, and it is said what that means', () => {
  const ordered = askAboutMia();
  choose('Leo');
  expect(screen.getByText(/change places/).textContent).toContain('Mia and Leo change places.');
  fireEvent.click(screen.getByRole('button', { name: 'Swap seats' }));
  expect(ordered).toEqual([{ seat_id: 1, student_id: 12, exchange: true }]);
});

test('while the list of the class is on its way the dialog says so, and gives the seat to nobody', () => {
  askAboutMia(false);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Loading students…']);
  expect(screen.getByRole('button', { name: 'Give the seat' })).toHaveProperty('disabled', true);
});
