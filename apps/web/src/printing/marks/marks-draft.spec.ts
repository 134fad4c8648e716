import { beforeEach, expect, test } from '@jest/globals';
import { draftKey, readDraft, writeDraft } from './marks-draft.ts';

const key = draftKey(1, 2, 3);
const here = { students: new Set([7, 8]), questions: 3 };

beforeEach(() => localStorage.clear());

test('what is not saved outlives the tab', () => {
  const changes = [
    { student_id: 7, question: 0, mark: 'right' as const },
    { student_id: 8, question: 2, mark: null },
  ];
  writeDraft(key, changes);
  expect(readDraft(key, here)).toEqual(changes);
  expect(readDraft(draftKey(1, 2, 4), here)).toEqual([]);
});

test('nothing unsaved leaves nothing behind', () => {
  writeDraft(key, [{ student_id: 7, question: 0, mark: 'right' }]);
  writeDraft(key, []);
  expect(localStorage).toHaveLength(0);
});

test.each([
  '{',
  '7',
  '[null, 3, {"student_id": 9, "question": 0, "mark": "right"}, {"student_id": 7, "question": 3, "mark": "right"}]',
  '[{"student_id": 7, "question": 0, "mark": "perhaps"}, {"student_id": 7, "question": 0.5, "mark": null}]',
])('of %s nothing is a mark of this class', (stored) => {
  localStorage.setItem(key, stored);
  expect(readDraft(key, here)).toEqual([]);
});
