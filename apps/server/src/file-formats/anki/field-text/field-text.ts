import type { ReadCell } from '@lexiroom/domain/interchange';
import { withoutClozes } from './cloze.ts';
import { plainText } from './plain-text.ts';

/** Between sound brackets stands the name of a file; what Anki's own voice is to say has brackets around it. */
const soundBrackets = /\[sound:([^\]]{1,500})\]/gi;
const voiceBrackets = /\[\/?anki:[^\]]{0,500}\]/gi;

/** Addresses of pictures elsewhere, or of pictures that stand in the text itself. */
const elsewhere = /^[a-z][a-z0-9+.-]*:|^\/\//i;

/**
 * A field of an Anki note as a cell: its text without markup, and what it shows and plays. Readings of Japanese stay as
 * they are written in Anki, in brackets behind their word (`漢字[かんじ]`), and ruby becomes the same. LaTeX stays text.
 * `mediaName`: what a name that stands in a field is called in the file.
 */
export function fieldText(html: string, mediaName: (written: string) => string): ReadCell {
  const { text: marked, sources } = plainText(html);
  const sounds: string[] = [];
  const silent = marked
    .replaceAll(soundBrackets, (_, name: string) => {
      sounds.push(mediaName(name.trim()));
      return ' ';
    })
    .replaceAll(voiceBrackets, ' ');
  const pictures = sources.filter((source) => !elsewhere.test(source)).map((source) => mediaName(source));
  return { ...withoutClozes(tidied(silent)), pictures, sounds };
}

/** NFC, single spaces within lines, and no line that is empty. */
function tidied(text: string): string {
  const lines = text.normalize('NFC').split('\n');
  return lines
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
