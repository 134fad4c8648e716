import fs from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parse } from 'gift-pegjs';
import { SaxesParser } from 'saxes';
import { leavingDeck, scratchFolder, written } from '../tables/open-files.fixture.ts';
import { writeGift, writeMoodle } from './index.ts';

const folder = scratchFolder();
afterAll(() => folder.remove());

const highlight = { start_index: 3, end_index: 8, highlight_color: 'red', sentence_type: 'target' } as const;
const sentences = [{ target_translation: 'El perro duerme.', source_translation: 'The dog sleeps.', highlights: [highlight], sound: null, picture: null, answers: [] }]; // prettier-ignore
const words = [
  { target_text: 'perro', source_text: 'dog', picture: 'a b.webp', sound: 'x/c.mp3' },
  { target_text: 'gato', source_text: 'cat' },
  { target_text: 'banco', source_text: 'bench' },
  { target_text: 'banco', source_text: 'bank' },
  { target_text: 'pez', source_text: null },
];
const deck = leavingDeck(['Spanish', 'Unit 1/2'], words, { sentences });
const media = (name: string) => Promise.resolve(name === 'gone' ? undefined : new Uint8Array([1, 2, 3]));

/** The elements of XML as plain objects; throws where it is not well-formed. */
interface Element {
  tag: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}
function treeOf(xml: string): Element {
  const parser = new SaxesParser();
  const root: Element = { tag: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => { throw error; }); // prettier-ignore
  parser.on('opentag', ({ name, attributes }) => {
    const element = { tag: name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => (open.at(-1)!.text += text));
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0]!;
}
const find = (element: Element, ...tags: string[]): Element[] =>
  tags.reduce((found, tag) => found.flatMap(({ children }) => children.filter((child) => child.tag === tag)), [element]); // prettier-ignore
const textOf = (element: Element, ...tags: string[]) => find(element, ...tags)[0]?.text ?? '';

const questions = async (decks = [deck]) => {
  const { ending, place } = await written(writeMoodle, folder.place(), decks, media);
  expect(ending).toBe('xml');
  const quiz = treeOf(fs.readFileSync(place, 'utf8'));
  expect(quiz.tag).toBe('quiz');
  return quiz.children;
};
const options = (question: Element) => find(question, 'answer').map((answer) => [answer.attributes['fraction'], textOf(answer, 'text')]); // prettier-ignore

describe('Moodle XML', () => {
  test('has a category, a question to write and one to choose for each word, and gaps of sentences', async () => {
    const all = await questions();
    expect(all.map(({ attributes }) => attributes['type'])).toEqual(['category', ...Array.from({ length: 4 }, () => ['shortanswer', 'multichoice']).flat(), 'cloze']); // prettier-ignore
    expect(textOf(all[0]!, 'category', 'text')).toBe('$course$/Spanish/Unit 1//2');
    for (const question of all.slice(1)) {
      expect(textOf(question, 'name', 'text')).not.toBe('');
      expect(textOf(question, 'questiontext', 'text')).not.toBe('');
    }
    expect(textOf(all.at(-1)!, 'questiontext', 'text')).toBe('<p>El {1:SHORTANSWER:=perro} duerme.</p><p>The dog sleeps.</p>'); // prettier-ignore
  });

  test('has one right option and up to three wrong ones, none of which is right as well', async () => {
    const [, , choosing, , , , bench] = await questions();
    expect(options(choosing!)).toEqual([['100', 'dog'], ['0', 'cat'], ['0', 'bench'], ['0', 'bank']]); // prettier-ignore
    expect(options(bench!)).toEqual([['100', 'bench'], ['0', 'dog'], ['0', 'cat']]); // prettier-ignore
  });

  test('holds pictures and sounds, under plain names', async () => {
    const [, writing, choosing] = await questions();
    expect(textOf(writing!, 'questiontext', 'text')).toContain('<img src="@@PLUGINFILE@@/a_b.webp" alt="">');
    expect(find(writing!, 'questiontext', 'file')[0]).toMatchObject({ attributes: { name: 'a_b.webp', encoding: 'base64' }, text: 'AQID' }); // prettier-ignore
    expect(textOf(choosing!, 'questiontext', 'text')).toContain('src="@@PLUGINFILE@@/c.mp3"');
  });

  test('is well-formed whatever the words are, and shows them as text', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '>', '"', ']', '}', '{', '\u0001', 'é'), minLength: 1, maxLength: 8 }); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(text, text, async (target_text, source_text) => {
        const all = await questions([leavingDeck([target_text], [{ target_text, source_text }])]);
        expect(textOf(all[1]!, 'answer', 'text')).toBe(target_text.replaceAll('\u0001', ''));
        expect(textOf(all[1]!, 'questiontext', 'text')).not.toMatch(/<(?!\/?[pb]>)/u);
      }),
      { numRuns: 30 },
    );
  });
});

const giftQuestions = async (decks = [deck]) => {
  const { ending, place } = await written(writeGift, folder.place(), decks);
  expect(ending).toBe('gift');
  return parse(fs.readFileSync(place, 'utf8'));
};
const textIn = (question: unknown) => JSON.stringify(question);
/** What is expected of a word that may hold an arrow. */
const shownInGift = (part: string) => `a${part}`.replaceAll('->', '→');

describe('GIFT', () => {
  test('is read by another program: a category, questions to write, to choose and to match', async () => {
    const all = await giftQuestions();
    expect(all.map(({ type }) => type)).toEqual(['Category', 'Short', 'MC', 'Short', 'MC', 'Short', 'MC', 'Short', 'MC', 'Matching']); // prettier-ignore
    expect(all[0]).toMatchObject({ title: '$course$/Spanish/Unit 1//2' });
    expect(textIn(all[1])).toContain('"Write it in Spanish: dog"');
    expect(all[2]).toMatchObject({ choices: [{ isCorrect: true, text: { text: 'dog' } }, { isCorrect: false, text: { text: 'cat' } }, {}, {}] }); // prettier-ignore
  });

  test('keeps every sign that means something to it', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '~', '=', '#', '{', '}', ':', '\\', '-', '>', 'é', '%', '['), minLength: 1, maxLength: 8 }).filter((one) => /a/u.test(one)); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(text, text, async (one, other) => {
        const list = [{ target_text: `a${one}`, source_text: `a${other}` }, { target_text: 'b', source_text: 'c' }, { target_text: 'd', source_text: 'e' }]; // prettier-ignore
        const all = await giftQuestions([leavingDeck(['Unit'], list)]);
        expect(all).toHaveLength(8);
        expect(all[2]).toMatchObject({
          stem: { text: shownInGift(one) },
          choices: [{ text: { text: shownInGift(other) } }, {}, {}],
        });
      }),
      { numRuns: 60 },
    );
  });
});
