import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { languageIds } from '../../languages/index.ts';
import { graphemeCount, tidyLine } from '../../text/index.ts';
import { makeStory, piecesOf, saidLine } from './index.ts';

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');

describe('a paragraph is cut into pieces', () => {
  test.each([
    ['none of an empty one', ' ', []],
    ['one of a short one', ' One. Two. ', ['One. Two.']],
    [
      'between sentences',
      'The dog sleeps. It is tired. Good night!',
      ['The dog sleeps.', 'It is tired.', 'Good night!'],
    ],
    ['as few as possible', 'One. Two. Three. Four. Five. Six.', ['One. Two. Three.', 'Four. Five. Six.']],
    ['between words where a sentence is too long', 'a brown dog and one cat', ['a brown dog and', 'one cat']],
    ['between letters where a word is too long', 'Donaudampfschifffahrt!', ['Donaudampfschifff', 'ahrt!']],
  ])('%s', (_, paragraph, pieces) => expect(piecesOf(paragraph, 'english_uk', 17)).toEqual(pieces));

  test('where words are not parted by spaces, between words as well', () => {
    expect(piecesOf('我的朋友今天很好。', 'chinese', 5)).toEqual(['我的朋友', '今天很好。']);
  });

  test('in every language no piece is too long, none is empty, and no letter is lost', () => {
    const letter = fc.constantFrom('a', 'b', ' ', '. ', '? ', '。', '朋', '友', 'ส', 'ว', 'ั', 'की', 'م', '👩‍👩‍👧', ', ');
    fc.assert(
      fc.property(fc.array(letter), fc.constantFrom(...languageIds), fc.integer({ min: 1, max: 30 }), (letters, language, most) => {
        const text = tidyLine(letters.join(''));
        const pieces = piecesOf(text, language, most);
        pieces.forEach((piece) => expect(graphemeCount(piece)).toBeLessThanOrEqual(most));
        pieces.forEach((piece) => expect(piece.trim()).toBe(piece));
        expect(pieces).not.toContain('');
        expect(withoutSpaces(pieces.join(''))).toBe(withoutSpaces(text));
      }),
    ); // prettier-ignore
  });
});

describe('who says a line', () => {
  test.each([
    ['Ana: Hello!', 'Ana', 'Hello!'],
    ['Ana : Bonjour', 'Ana', 'Bonjour'],
    ['Ana\u00A0: Ça va\u202F?', 'Ana', 'Ça va\u202F?'],
    ['小明：你好', '小明', '你好'],
    ['سارة: مرحبا', 'سارة', 'مرحبا'],
    ["O'Neil: Hi", "O'Neil", 'Hi'],
    ['The old man: Hi: there', 'The old man', 'Hi: there'],
    ['Ana:', 'Ana', ''],
    ['Hello!', null, 'Hello!'],
    ['At 10:30 we left.', null, 'At 10:30 we left.'],
    ['10: Ten', null, '10: Ten'],
    ['Wait. Ana: Hello', null, 'Wait. Ana: Hello'],
    ['Then he opened the door and said: Hello', null, 'Then he opened the door and said: Hello'],
    [`${'a'.repeat(51)}: Hello`, null, `${'a'.repeat(51)}: Hello`],
    [': Hello', null, ': Hello'],
  ])('%s', (line, speaker_name, text) => expect(saidLine(line)).toEqual({ speaker_name, text }));
});

describe('a story is made', () => {
  test('of prose: a section for each paragraph', () => {
    const content = 'A dog lived here.\r\n\r\n  It slept a lot. \nThe end.';
    expect(makeStory({ type: 'content', content }, 'english_uk', 4)).toEqual({
      story_type: 'other',
      sections: ['A dog lived here.', 'It slept a lot.', 'The end.'].map((section_text) => ({
        section_text,
        speaker_name: null,
        speaker_id: 0,
      })),
    });
  });

  test('of a conversation: each speaker has a voice, in turn, and keeps it', () => {
    const story = 'Ana: Hello!\nLuis: Hi!\nThey laugh.\nEva: What?\nana: Nothing.';
    const { story_type, sections } = makeStory({ type: 'conversation', story }, 'spanish', 2);
    expect(story_type).toBe('conversation');
    expect(sections.map(({ speaker_name, section_text, speaker_id }) => [speaker_name, section_text, speaker_id])).toEqual([
      ['Ana', 'Hello!', 0],
      ['Luis', 'Hi!', 1],
      [null, 'They laugh.', 0],
      ['Eva', 'What?', 1],
      ['ana', 'Nothing.', 0],
    ]); // prettier-ignore
  });

  test('of a conversation in a language without a voice', () => {
    const { sections } = makeStory({ type: 'conversation', story: 'A: x\nB: y' }, 'khmer', 0);
    expect(sections.map(({ speaker_id }) => speaker_id)).toEqual([0, 0]);
  });

  test('of what was meant as a conversation, and names nobody: as prose; of nothing: an empty conversation', () => {
    expect(makeStory({ type: 'conversation', story: 'One.\nTwo.' }, 'english_uk', 4)).toEqual(
      makeStory({ type: 'content', content: 'One.\nTwo.' }, 'english_uk', 4),
    );
    expect(makeStory({ type: 'conversation', story: ' ' }, 'english_uk', 4)).toEqual({
      story_type: 'conversation',
      sections: [],
    });
  });

  test('what somebody says at length goes on in the next section', () => {
    const { sections } = makeStory(
      { type: 'conversation', story: `Ana: ${'I talk a lot. '.repeat(40)}\nLuis: Yes.` },
      'english_uk',
      4,
    );
    expect(sections.map(({ speaker_name }) => speaker_name)).toEqual(['Ana', 'Ana', 'Luis']);
    expect(Math.max(...sections.map(({ section_text }) => graphemeCount(section_text)))).toBeLessThanOrEqual(350);
  });

  test('of words: a section for each', () => {
    const { sections } = makeStory({ type: 'words', words: [' dog ', '', 'ice  cream'] }, 'english_uk', 4);
    expect(sections.map(({ section_text }) => section_text)).toEqual(['dog', 'ice cream']);
  });
});
