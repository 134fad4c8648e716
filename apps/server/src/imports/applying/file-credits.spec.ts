import { describe, expect, test } from '@jest/globals';
import { libraryLimits } from '@lexiroom/domain/library';
import { pictureCredit } from './file-credits.ts';

const credit = (more: Partial<Parameters<typeof pictureCredit>[0]>) =>
  pictureCredit({ license: null, author: null, sources: [], ...more });

describe('what a file says of a picture', () => {
  test('is kept as it stands', () => {
    expect(credit({ license: 'CC BY-SA 2.0 DE', author: 'Ada', sources: ['https://example.org/?a=1#b', 'http://b.org'] })).toEqual({
      imported_license: 'CC BY-SA 2.0 DE',
      artist_name: 'Ada',
      references: ['https://example.org/?a=1#b', 'http://b.org'],
    });
  }); // prettier-ignore

  test.each(['Mine', 'CC BY 4.0 ★ call 555', `CC0${'.'.repeat(60)}`, 'CC\u200B0', '<b>CC0</b>', ''])(
    'is no licence where we know none of that name: %s',
    (license) => expect(credit({ license }).imported_license).toBeNull(),
  );

  test.each(['a'.repeat(51), 'A\u0000B', `Z${'\u0300'.repeat(9)}`, ' '])(
    'is no artist where nobody could be called so: %j',
    (author) => expect(credit({ author }).artist_name).toBeNull(),
  );

  test('turns no letters around', () => expect(credit({ author: 'Ada\u202E' }).artist_name).toBe('Ada'));

  test('has addresses of the web alone, each once, no more than an upload has', () => {
    const bad = ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', '//example.org', 'https://a.org/\u0000', 'https://a.org/ b', `https://a.org/${'x'.repeat(1000)}`, 'https://a.org/\uD800']; // prettier-ignore
    const good = Array.from({ length: 20 }, (_, index) => `https://example.org/${index}`);
    expect(credit({ sources: bad }).references).toEqual([]);
    expect(credit({ sources: [good[0]!, ...good] }).references).toEqual(good.slice(0, libraryLimits.references));
  });
});
