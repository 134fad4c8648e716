/** The starter sentences of each language, as teachers read and correct them in sentences/<language>.txt. */
import { readdirSync, readFileSync } from 'node:fs';
import { topics } from './topics.mjs';

const folder = new URL('sentences/', import.meta.url);

/** The languages that have sentences. */
export const sentenceLanguages = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''))
  .toSorted();

/**
 * Reads the sentences of a language. `# topic` begins the sentences of a starter topic; each following line is
 * `id: text`, and a word of the library is marked with its key, as in `dog-drinks-water: El [perro](dog) bebe agua.`
 */
export function readSentences(source) {
  let topic;
  const sentences = [];
  for (const line of source.split('\n')) {
    if (line.startsWith('# ')) topic = line.slice(2);
    else if (line !== '') sentences.push(sentenceOf(topic, line));
  }
  return sentences;
}

/** The sentences of one language, in the order of its file. */
export const sentencesOf = (language) => readSentences(readFileSync(new URL(`${language}.txt`, folder), 'utf8'));

/** The same, each in the part of its topic where it belongs. */
export const sentencesByPart = (language) => sentencesOf(language).map(inPart);

/**
 * A sentence in the part of its topic that has most of its marked words (the first among equals); what the other parts
 * have is not marked there.
 */
function inPart({ topic, words, ...sentence }) {
  const parts = topics
    .filter(({ ofTopic }) => ofTopic === topic)
    .map(({ key, concepts }) => ({
      key,
      words: words.filter((word) => concepts.some((concept) => concept.key === word.key)),
    }));
  const most = Math.max(...parts.map((part) => part.words.length));
  const part = parts.find(({ words: marked }) => marked.length === most);
  if (!part || most === 0) throw new Error(`No word of its topic is marked: ${sentence.id}`);
  return { id: sentence.id, topic: part.key, text: sentence.text, words: part.words };
}

function sentenceOf(topic, line) {
  const [, id, marked] = /^([a-z-]+): (.+)$/u.exec(line) ?? [];
  if (!topic || !marked) throw new Error(`Not a sentence of a topic: ${line}`);
  const words = [];
  let text = '';
  for (const part of marked.normalize('NFC').split(/(\[[^[\]]+\]\([a-z0-9-]+\))/u)) {
    const [, form, key] = /^\[(.+)\]\((.+)\)$/u.exec(part) ?? [];
    if (key) words.push({ key, start_index: text.length, end_index: text.length + form.length });
    text += form ?? part;
  }
  if (words.length === 0 || /[[\]()]/u.test(text)) throw new Error(`A word is not marked as [word](key): ${line}`);
  return { id, topic, text, words };
}
