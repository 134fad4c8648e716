import { textRuns } from '@lexiroom/domain/sentences/highlights';
import { inXml } from '@lexiroom/domain/workbook';
import type { Leaving, LeavingDeck, WriteFile } from '../file-writer.ts';
import { categoryOf, questionsOf, type WordQuestions, writeIn } from './questions.ts';
import { writeText } from './text-file.ts';

/**
 * Writes questions in Moodle's XML: for each word one to write it, told by its translation and its picture, and one to
 * choose what it means, with its sound; for each sentence with highlights one with these as gaps. Pictures and sounds lie in
 * the file. A category of the question bank for each deck.
 */
export const writeMoodle: WriteFile = async (place, leaving, onWord, signal) => {
  const media: Media = (name) => leaving.media(name);
  await writeText(place, async (add) => {
    await add('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n');
    for await (const deck of leaving.decks) {
      await add(categoryXml(deck));
      for (const [at, asked] of questionsOf(deck).entries()) {
        signal.throwIfAborted();
        await add(await writingXml(asked, at, deck, media));
        await add(await choosingXml(asked, at, media));
        onWord();
      }
      for (const [at, sentence] of deck.sentences.entries()) await add(gapsXml(sentence, at));
    }
    await add('</quiz>\n');
  });
  return 'xml';
};

const categoryXml = (deck: LeavingDeck) =>
  `<question type="category"><category><text>${inXml(categoryOf(deck))}</text></category></question>\n`;

type Media = (name: string) => ReturnType<Leaving['media']>;

/** A picture or a sound within a question: how its text shows it, and the file itself. */
interface Embedded {
  html: string;
  file: string;
}
const nothing: Embedded = { html: '', file: '' };

async function embedded(media: Media, name: string | null, kind: 'picture' | 'sound'): Promise<Embedded> {
  const bytes = name === null ? undefined : await media(name);
  if (name === null || bytes === undefined) return nothing;
  const plain = name.slice(name.lastIndexOf('/') + 1).replaceAll(/[^\w.-]/gu, '_');
  const address = `@@PLUGINFILE@@/${plain}`;
  const html = kind === 'picture' ? `<p><img src="${address}" alt=""></p>` : `<p><audio controls src="${address}"></audio></p>`; // prettier-ignore
  const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
  return { html, file: `<file name="${plain}" path="/" encoding="base64">${base64}</file>` };
}

/** A text with HTML, and what it shows. */
const htmlXml = (tag: string, html: string, files = '') => `<${tag} format="html"><text>${inXml(html)}</text>${files}</${tag}>`; // prettier-ignore

function questionXml(type: string, name: string, text: string, rest: string): string {
  return `<question type="${type}"><name><text>${inXml(name)}</text></name>${text}<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>${rest}</question>\n`;
}

const answerXml = (text: string, fraction: 0 | 100) =>
  `<answer fraction="${fraction}" format="plain_text"><text>${inXml(text)}</text></answer>`;

/** The word is asked for by what it means and shows; its sound, which would tell it, comes with the answer, unless it is all there is. */
async function writingXml({ word, meaning }: WordQuestions, at: number, deck: LeavingDeck, media: Media) {
  const picture = await embedded(media, word.picture, 'picture');
  const sound = await embedded(media, word.sound, 'sound');
  const isHeard = meaning === null && picture.html === '';
  if (isHeard && sound.html === '') return '';
  const asks = `<p>${inXml(writeIn(deck))}${meaning === null ? '' : `: <b>${inXml(meaning)}</b>`}</p>`;
  const shown = isHeard ? sound : picture;
  const text = htmlXml('questiontext', asks + shown.html, shown.file);
  const feedback = isHeard || sound.html === '' ? '' : htmlXml('generalfeedback', sound.html, sound.file);
  const rest = `${feedback}<usecase>0</usecase>${answerXml(word.target_text, 100)}`;
  return questionXml('shortanswer', `Write ${at + 1}: ${word.target_text}`, text, rest);
}

async function choosingXml({ word, meaning, wrong }: WordQuestions, at: number, media: Media) {
  if (meaning === null || wrong.length === 0) return '';
  const sound = await embedded(media, word.sound, 'sound');
  const text = htmlXml('questiontext', `<p>${inXml(word.target_text)}</p>${sound.html}`, sound.file);
  const options = [answerXml(meaning, 100), ...wrong.map((option) => answerXml(option, 0))].join('');
  const settings = '<single>true</single><shuffleanswers>true</shuffleanswers><answernumbering>none</answernumbering>';
  return questionXml('multichoice', `Choose ${at + 1}: ${word.target_text}`, text, settings + options);
}

function gapsXml({ target_translation, source_translation, highlights }: LeavingDeck['sentences'][number], at: number) {
  const places = highlights.filter(({ sentence_type }) => sentence_type === 'target');
  if (places.length === 0) return '';
  const gapped = textRuns(target_translation, places)
    .map(({ text, highlight }) => (highlight ? `{1:SHORTANSWER:=${inGap(text)}}` : inXml(text)))
    .join('');
  const translation = source_translation === null ? '' : `<p>${inXml(source_translation)}</p>`;
  return questionXml('cloze', `Sentence ${at + 1}`, htmlXml('questiontext', `<p>${gapped}</p>${translation}`), '');
}

/** A text in which no sign means anything to Moodle's embedded answers, which stand in HTML. */
const inGap = (text: string) => inXml(text.replaceAll(/[\\}#~/"]/gu, String.raw`\$&`));
