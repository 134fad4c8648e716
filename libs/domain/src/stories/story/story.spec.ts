import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { forbiddenCharacters } from '../../text/index.ts';
import {
  contentProblem,
  hasRoom,
  hasText,
  keptStoryText,
  sectionProblem,
  shownSections,
  speakerColors,
  speakerLabel,
  speakerNumbers,
  speakerProblem,
  storyWordsProblem,
  titleProblem,
  wholeStoryProblem,
} from './index.ts';

const family = '👩‍👩‍👧';
const section = (section_text: string | null, sound_path: string | null) => ({ section_text, sound_path });
const said = (...names: (string | null)[]) => names.map((speaker_name) => ({ speaker_name }));

describe('how long texts of stories may be', () => {
  test.each([
    ['title', titleProblem, 40, 'TITLE_TOO_LONG'],
    ['content', contentProblem, 500, 'CONTENT_TOO_LONG'],
    ['story', wholeStoryProblem, 3000, 'STORY_TOO_LONG'],
    ['section', sectionProblem, 350, 'SECTION_TOO_LONG'],
    ['speaker', speakerProblem, 50, 'SPEAKER_TOO_LONG'],
  ] as const)('a %s, counted as a reader counts letters', (_, problem, most, code) => {
    for (const letter of ['a', 'й', family, 'की', 'น้ำ']) {
      expect(problem(letter.repeat(most))).toBeUndefined();
      expect(problem(` ${letter.repeat(most)} `)).toBeUndefined();
      expect(problem(letter.repeat(most + 1))).toEqual({ code, length: most + 1 });
    }
    expect(problem('')).toBeUndefined();
  });

  test('a list has at most 100 words of at most 50 letters, empty lines not counted', () => {
    const words = Array.from({ length: 100 }, (_, index) => `word ${index}`);
    expect(storyWordsProblem([...words, '', '  '])).toBeUndefined();
    expect(storyWordsProblem([...words, 'one more'])).toEqual({ code: 'STORY_WORD_COUNT', count: 101 });
    expect(storyWordsProblem(['a'.repeat(50), family.repeat(50)])).toBeUndefined();
    expect(storyWordsProblem(['cat', 'a'.repeat(51), 'b'.repeat(51)])).toEqual({
      code: 'STORY_WORD_TOO_LONG',
      word: 'a'.repeat(51),
    });
  });

  test('the 150th section is the last', () => {
    expect([hasRoom(149), hasRoom(150), hasRoom(100, 50), hasRoom(100, 51)]).toEqual([true, false, true, false]);
  });
});

describe('what texts of stories may not hold', () => {
  test.each([
    ['title', titleProblem, 'name', 'TITLE_CHARACTERS'],
    ['content', contentProblem, 'prose', 'CONTENT_CHARACTERS'],
    ['story', wholeStoryProblem, 'prose', 'STORY_CHARACTERS'],
    ['section', sectionProblem, 'prose', 'SECTION_CHARACTERS'],
    ['speaker', speakerProblem, 'name', 'SPEAKER_CHARACTERS'],
    ['list of words', (text: string) => storyWordsProblem([text]), 'word', 'STORY_WORD_CHARACTERS'],
  ] as const)('a %s', (_, problem, field, code) => {
    for (const character of forbiddenCharacters[field]) {
      expect(problem(`a ${character} b ${character}`)).toEqual({ code, characters: [character] });
    }
    expect(problem('a\u0000b')).toEqual({ code, characters: ['\u0000'] });
    expect(problem('a\ud800b')).toEqual({ code, characters: ['\ud800'] });
    for (const fine of ["l'été", 'क्‍ष', 'می‌خواهم', 'Ωμέγα', 'ʼn', 'a-b', '¿qué?', '「本」']) {
      expect(problem(fine)).toBeUndefined();
    }
  });

  test('what is pasted may have many lines; a section and a name become one', () => {
    expect([contentProblem('One.\r\n\tTwo.'), wholeStoryProblem('Ana: One.\nLuis: Two.')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(keptStoryText(' One.\n Two. ')).toBe('One. Two.');
    expect(keptStoryText(' Ça va\u202F? ')).toBe('Ça va\u202F?');
    expect([keptStoryText('  '), keptStoryText(null)]).toEqual([null, null]);
  });
});

describe('what the reader shows', () => {
  test('is every section with a text and a sound, in their order', () => {
    const shown = [section('One', '/1.mp3'), section('Two', '/2.mp3')];
    const sections = [section('One', null), shown[0]!, section(null, '/3.mp3'), section(' ', '/4.mp3'), shown[1]!];
    expect(shownSections(sections)).toEqual(shown);
  });

  test('a story can be read once a section has a text', () => {
    expect([hasText([]), hasText([section(' ', null), section(null, '/1.mp3')])]).toEqual([false, false]);
    expect(hasText([section(null, null), section('One', null)])).toBe(true);
  });
});

describe('who says a section', () => {
  test('is called by name, or nameless', () => {
    expect(said('Ana', ' ', null).map(speakerLabel)).toEqual(['Ana', 'Nameless speaker', 'Nameless speaker']);
  });

  test('speakers are numbered as they come to speak; the same name in other letters is the same one', () => {
    expect(speakerNumbers(said('Ana', 'Luis', 'ana', null, 'LUIS', ''), 'spanish')).toEqual([0, 1, 0, 2, 1, 2]);
  });

  test('the fifth has the colour of the first', () => {
    expect(speakerColors(said('A', 'B', 'C', 'D', 'E', 'A', 'F'), 'english_uk')).toEqual([0, 1, 2, 3, 0, 0, 1]);
  });

  test('whoever speaks, a speaker has one colour all the way, and the first four differ', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ana', 'Luis', 'Eva', 'Max', null, 'Zoë')), (names) => {
        const colors = speakerColors(said(...names), 'german');
        const byName = new Map(names.map((name, place) => [name, colors[place]!]));
        names.forEach((name, place) => expect(colors[place]).toBe(byName.get(name)));
        const first = [...byName.values()].slice(0, 4);
        expect(new Set(first).size).toBe(first.length);
      }),
    );
  });
});
