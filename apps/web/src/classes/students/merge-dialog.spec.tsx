import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { open, press } from '../../page/screen.fixture.tsx';
import { aClass, aRosterStudent } from '../class-details.fixture.ts';
import { MergeDialog } from './merge-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

test('two rows of the same name are told apart by number, group, account, answers and place', async () => {
  const { students, class_id } = aClass([
    aRosterStudent(3, 'Ada Brown', { group: 'first', linked_to: { username: 'ada.b', user_picture: null } }),
    aRosterStudent(4, 'Ben'),
    aRosterStudent(5, 'Ada Brown'),
  ]);
  serve(() => ({
    body: {
      students: students.map((student, place) => ({ ...student, asked: [12, 3, 0][place] })),
      classDetails: { class_id, class_name: '7b', archived: false },
    },
  }));
  const merged: [number, number][] = [];
  await open(() => (
    <MergeDialog
      class_id={class_id}
      student_id={5}
      students={students}
      onMerge={async (from, into) => merged.push([from.student_id, into.student_id]) > 0}
      onClose={() => undefined}
    />
  ));
  await press(/^Ada Brown \(1\) First group · @ada.b · asked 12 times in class · number 1 in the list$/);
  const radios = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(radios).toEqual([
    'Ada Brown (2)No group · no account · never asked in class · number 3 in the list',
    'Ada Brown (1)First group · @ada.b · asked 12 times in class · number 1 in the list',
  ]);
  await act(async () => screen.getAllByRole('radio')[1]!.click());
  await press('Merge');
  expect(merged).toEqual([[5, 3]]);
});
