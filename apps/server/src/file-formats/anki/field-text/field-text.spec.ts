import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldText } from './index.ts';

const cell = (html: string) => fieldText(html, (name) => name);
const textOf = (html: string): string => cell(html).text;
const gapsOf = (html: string): string[] => {
  const { text, gaps } = cell(html);
  return gaps.map(({ start_index, end_index }) => text.slice(start_index, end_index));
};

test.each([
  ['plain  text ', 'plain text'],
  ['a<br>b<br/>c', 'a\nb\nc'],
  ['<div>a</div><div><br></div><div>b</div>', 'a\nb'],
  ['<ul><li>one</li><li>two</li></ul>', 'one\ntwo'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['fish &amp; chips&nbsp;&lt;3 &eacute;&#x1F415;', 'fish & chips <3 é🐕'],
  ['a<b>b</b><i class="x">c</i>', 'abc'],
  ['line\n  break in the source', 'line break in the source'],
  ['<style>.a{}</style><script>alert(1)</script>seen<!-- not -->', 'seen'],
  ['<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>', '漢字[かんじ]'],
  [' 食[た]べる', '食[た]べる'],
  ['\\(x < 1\\) [latex]x^2[/latex]', '\\(x < 1\\) [latex]x^2[/latex]'],
  ['e\u0301', 'é'],
  ['a < b', 'a < b'],
  ['<b>not closed', 'not closed'],
  ['[anki:tts lang=en_US]hello[/anki:tts]', 'hello'],
])('%j reads %j', (html, text) => {
  expect(textOf(html)).toBe(text);
});

test('pictures and sounds are told by their names, and are no text', () => {
  expect(cell('<img src="a &amp; b.png">cat[sound:c&amp;t.mp3]<img alt="x" src=d.jpg>[sound: e.mp3 ]')).toEqual({
    text: 'cat',
    pictures: ['a & b.png', 'd.jpg'],
    sounds: ['c&t.mp3', 'e.mp3'],
    gaps: [],
  });
});

test('pictures from elsewhere are left out', () => {
  expect(
    cell('<img src="https://a.example/b.png"><img src="//a/b.png"><img src="data:image/png;base64,AA">').pictures,
  ).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['I {{c1::have}} a {{c2::dog::animal}}.', 'I have a dog.', ['have', 'dog']],
  ['{{c1::a {{c2::b}} c}} d', 'a b c d', ['a b c', 'b']],
  ['{{c1::a {{c2::b::hint}}::hint {{c3::d}}}} e', 'a b e', ['a b', 'b']],
  ['{{c1::<b>bold</b>}}', 'bold', ['bold']],
  ['{{c1::}}x', 'x', []],
  ['{{c1::not closed', '{{c1::not closed', []],
  ['{{c1::not {{c2::closed}}', '{{c1::not closed', ['closed']],
  ['closed}} {{c1::a}}', 'closed}} a', ['a']],
  ['{{c12::🐕}} is', '🐕 is', ['🐕']],
  ['{{c1::image-occlusion:rect:left=.1:top=.2}} x', ' x', []],
])('the cloze %j', (html, text, gaps) => {
  expect(textOf(html)).toBe(text);
  expect(gapsOf(html)).toEqual(gaps);
});

test('whatever a field holds, its gaps lie within its text', () => {
  const piece = fc.constantFrom('{{c1::', '{{c2::', '}}', '::', 'a', ' ', '<b>', '</div>', '&amp;', '[sound:x]', 'é');
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
      const { text, gaps } = cell(pieces.join(''));
      for (const { start_index, end_index } of gaps) {
        expect(start_index).toBeGreaterThanOrEqual(0);
        expect(end_index).toBeGreaterThan(start_index);
        expect(end_index).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('a field of very many marks is read at once', () => {
  const begun = performance.now();
  for (const mark of ['{{c1::', '}}', '{{c1::a}}', '<b>', '::', '[sound:', '<div>']) cell(mark.repeat(20_000));
  expect(performance.now() - begun).toBeLessThan(5000);
});
