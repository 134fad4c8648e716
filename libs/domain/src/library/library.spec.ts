import { describe, expect, test } from '@jest/globals';
import { type Entry, entryRefusal } from './entries.ts';
import { licenceAddress } from './licences.ts';
import { translationProblem } from './translation-text.ts';

const submitter = { user_id: 1, is_admin: false };
const admin = { user_id: 2, is_admin: true };
const other = { user_id: 3, is_admin: false };
const entry = (kind: Entry['kind'], more: Partial<Entry> = {}): Entry => ({
  kind,
  submitted_by: 1,
  is_approved: false,
  is_deleted: false,
  ...more,
});

describe('who may change an entry of the library', () => {
  test.each(['image', 'translation', 'sound'] as const)(
    'the submitter changes their own %s until it is approved',
    (kind) => {
      expect(entryRefusal(submitter, entry(kind), 'edit')).toBeUndefined();
      expect(entryRefusal(submitter, entry(kind), 'delete')).toBeUndefined();
      expect(entryRefusal(other, entry(kind), 'edit')).toBe('NOT_YOURS');
      expect(entryRefusal(other, entry(kind, { submitted_by: null }), 'delete')).toBe('NOT_YOURS');
    },
  );

  test.each([
    ['image', 'edit', 'IMAGE_VERIFIED'],
    ['sound', 'delete', 'SOUND_VERIFIED'],
    ['translation', 'edit', 'TRANSLATION_APPROVED_EDIT'],
    ['translation', 'delete', 'TRANSLATION_APPROVED_DELETE'],
  ] as const)('an approved %s is not for its submitter to %s', (kind, change, code) => {
    expect(entryRefusal(submitter, entry(kind, { is_approved: true }), change)).toBe(code);
    expect(entryRefusal(admin, entry(kind, { is_approved: true }), change)).toBeUndefined();
  });

  test('what is deleted is edited by nobody', () => {
    expect(entryRefusal(admin, entry('image', { is_deleted: true }), 'edit')).toBe('IMAGE_DELETED');
    expect(entryRefusal(submitter, entry('sound', { is_deleted: true }), 'edit')).toBe('SOUND_DELETED');
  });

  test('a selected translation is deleted by nobody, but may be edited', () => {
    expect(entryRefusal(admin, entry('translation', { is_selected: true }), 'delete')).toBe('TRANSLATION_SELECTED');
    expect(entryRefusal(submitter, entry('translation', { is_selected: true }), 'edit')).toBeUndefined();
  });
});

test.each([
  ['  ', { code: 'ONLY_SPACES' }],
  ['a'.repeat(50), undefined],
  ['a'.repeat(51), { code: 'TRANSLATION_TOO_LONG', length: 51 }],
  ['👩‍👩‍👧'.repeat(50), undefined],
  ['a; b', { code: 'FORBIDDEN_CHARACTER', character: ';' }],
  ["l'été", undefined],
])('the text %j: %j', (text, problem) => expect(translationProblem(text)).toEqual(problem));

test.each([
  ['CC BY-SA 4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['CC-BY-SA-4.0', 'https://creativecommons.org/licenses/by-sa/4.0/'],
  ['cc by 3.0', 'https://creativecommons.org/licenses/by/3.0/'],
  ['CC BY 2.0', 'https://creativecommons.org/licenses/by/2.0/'],
  ['CC BY-SA 2.5', 'https://creativecommons.org/licenses/by-sa/2.5/'],
  ['CC BY-SA 3.0 DE', 'https://creativecommons.org/licenses/by-sa/3.0/de/'],
  ['CC BY 5.0', undefined],
  ['Apache License 2.0', undefined],
  ['Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['mine', undefined],
])('the licence %s is found at %s', (licence, address) => expect(licenceAddress(licence)).toBe(address));
