import { Parser } from 'htmlparser2';

/** What begins and ends a line of its own. */
const blocks = new Set(
  'address article blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
/** What is never shown as text. `rp`: brackets for programs that know no ruby. */
const hidden = new Set(['script', 'style', 'head', 'template', 'rp']);

/** A text of HTML as one reads it, with a line for each block, and the sources of its pictures. */
export function plainText(html: string): { text: string; sources: string[] } {
  if (!/[<&]/.test(html)) return { text: html.replaceAll(/\s+/gu, ' '), sources: [] };
  let text = '';
  const sources: string[] = [];
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (hidden.has(name)) hiddenDepth++;
      if (hiddenDepth > 0) return;
      if (name === 'br' || blocks.has(name)) text += '\n';
      else if (cells.has(name)) text += ' ';
      else if (name === 'rt') text += '[';
      else if (name === 'img' && attributes.src) sources.push(attributes.src);
    },
    ontext(piece) {
      if (hiddenDepth === 0) text += piece.replaceAll(/\s+/gu, ' ');
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth--;
      if (hiddenDepth > 0) return;
      if (blocks.has(name)) text += '\n';
      else if (name === 'rt') text += ']';
    },
  });
  parser.end(html);
  return { text, sources };
}
