import type { OutsideSentence } from '@lexiroom/domain/interchange';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '<br>',
  // Fields are parted by this sign.
  '\u001f': ' ',
};

/** A text as HTML of a field. */
export function asHtml(text: string | null): string {
  // oxlint-disable-next-line no-control-regex -- see above
  return (text ?? '').replaceAll(/[&<>\n\u001f]/g, (sign) => escapes[sign]!);
}

export function pictureField(file: string | undefined): string {
  return file === undefined ? '' : `<img src="${asHtml(file).replaceAll('"', '&quot;')}">`;
}

export function soundField(file: string | undefined): string {
  return file === undefined ? '' : `[sound:${asHtml(file)}]`;
}

/**
 * A sentence as a cloze: each highlight of its target text is a gap with a number of its own. Highlights that overlap an
 * earlier one, or hold a mark of clozes, are left out; a sentence without any is one gap, as Anki would ask nothing else.
 */
export function asCloze(sentence: OutsideSentence): { html: string; gapCount: number } {
  const text = sentence.target_translation;
  const highlights = sentence.highlights
    .filter(({ sentence_type }) => sentence_type === 'target')
    .toSorted((one, other) => one.start_index - other.start_index);
  let html = '';
  let at = 0;
  let gapCount = 0;
  for (const { start_index, end_index } of highlights) {
    const gap = text.slice(start_index, end_index);
    if (start_index < at || gap.trim() === '' || /::|\}\}/.test(gap)) continue;
    gapCount++;
    html += `${asHtml(text.slice(at, start_index))}{{c${gapCount}::${asHtml(gap)}}}`;
    at = end_index;
  }
  if (gapCount === 0) return { html: `{{c1::${asHtml(text)}}}`, gapCount: 1 };
  return { html: html + asHtml(text.slice(at)), gapCount };
}
