import { expect, test } from '@jest/globals';
import { seededRandom } from '../../chance/index.ts';
import { canAskWhoSaidIt, scrambleSentences, sentenceAt, speakersIn, whoSaidIt, writtenForms } from './index.ts';

const prose = (section_text: string | null) => ({ section_text, speaker_name: null });
const says = (speaker_name: string | null, section_text: string | null) => ({ section_text, speaker_name });
const texts = (...sections: (string | null)[]) => sections.map(prose);

test('sentences end as their language ends them, and keep where they stand', () => {
  const sections = texts('The dog sleeps. “Wake up, dog!” says Ana.', null, 'A cat sees the moon.');
  expect(scrambleSentences(sections, 'english_uk').map(({ section, text }) => [section, text])).toEqual([
    [0, 'The dog sleeps.'],
    [0, '“Wake up, dog!” says Ana.'],
    [2, 'A cat sees the moon.'],
  ]);
  const japanese = scrambleSentences(texts('犬が寝ています。猫は月を見ます。'), 'japanese');
  expect(japanese.map(({ text }) => text)).toEqual(['犬が寝ています。', '猫は月を見ます。']);
});

test('too few words, too many, and what stands there twice is not put in order', () => {
  const long = `${'one two three four five '.repeat(3)}end.`;
  expect(scrambleSentences(texts('Yes, sir.', long, 'I see you.', 'I see you.'), 'english_uk')).toHaveLength(1);
});

test('the sentence around a word is found by where the word stands', () => {
  const text = '  The dog sleeps. The cat sees it.';
  expect(sentenceAt(text, text.indexOf('cat'), 'english_uk')).toBe('The cat sees it.');
  expect(sentenceAt(text, text.indexOf('dog'), 'english_uk')).toBe('The dog sleeps.');
  expect(sentenceAt('', 0, 'english_uk')).toBeUndefined();
});

const talk = [says('Ana', 'Hello!'), says('Ben', 'Good morning.'), says(' ana ', 'How are you?'), says(null, 'Hm.')];

test('who is named, in whatever letters, is one speaker', () => {
  expect(speakersIn(talk, 'english_uk')).toEqual(['Ana', 'Ben']);
});

test('it is asked in conversations of at least two who are named', () => {
  const story = { story_type: 'conversation', story_sections: talk } as const;
  expect(canAskWhoSaidIt(story, 'english_uk')).toBe(true);
  expect(canAskWhoSaidIt({ ...story, story_type: 'other' }, 'english_uk')).toBe(false);
  expect(canAskWhoSaidIt({ ...story, story_sections: [talk[0]!, talk[2]!, talk[3]!] }, 'english_uk')).toBe(false);
});

test('every line of a named speaker is asked once, with its speaker among the options', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const questions = whoSaidIt(talk, 'english_uk', seededRandom(seed));
    expect(new Set(questions.map(({ section }) => section))).toEqual(new Set([0, 1, 2]));
    expect(questions).toHaveLength(3);
    for (const { section, speaker, options } of questions) {
      expect(speaker).toBe(section === 1 ? 'Ben' : 'Ana');
      expect(options.toSorted()).toEqual(['Ana', 'Ben']);
    }
  }
});

test('of many speakers four are options, and what two have said is not asked', () => {
  const many = ['Ana', 'Ben', 'Cem', 'Dee', 'Eve'].map((name) => says(name, `I am ${name}.`));
  const questions = whoSaidIt([...many, says('Ana', 'Yes!'), says('Ben', 'yes!')], 'english_uk', seededRandom(1));
  expect(questions).toHaveLength(5);
  for (const { options, speaker } of questions) {
    expect(options).toHaveLength(4);
    expect(new Set(options).size).toBe(4);
    expect(options).toContain(speaker);
  }
});

test.each([
  ['كلب', 'arabic', ['كلب', 'الكلب']],
  ['الشمس', 'arabic', ['الشمس']],
  ['دب قطبي', 'arabic', ['دب قطبي']],
  ['כלב', 'hebrew', ['כלב', 'הכלב']],
  ['سگ', 'persian', ['سگ']],
  ['dog', 'english_uk', ['dog']],
] as const)('%s in %s is written as %s', (name, language, forms) => {
  expect(writtenForms(name, language)).toEqual(forms);
});
