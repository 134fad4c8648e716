/** Builds apps/server/content: the words, pictures and topic decks that every Lexiroom starts with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { writeCoverage } from './coverage.mjs';
import { formsIn } from './forms.mjs';
import { firstYear } from './first-year.mjs';
import { lookalikeHashes } from './lookalikes.mjs';
import { allNamesIn, languageIds } from './names.mjs';
import { drawingsOf, PictureFolder } from './pictures.mjs';
import { rows } from './rows.mjs';
import { topics as things } from './topics.mjs';

const folder = new URL('../../apps/server/content/', import.meta.url);
const pictures = new PictureFolder(folder);
const topicNames = JSON.parse(readFileSync(new URL('topic-names.json', import.meta.url), 'utf8'));
const topics = [...things, ...firstYear];
const names = new Map(languageIds.map((language) => [language, allNamesIn(language, topics)]));
const forms = new Map(languageIds.map((language) => [language, formsIn(language, names.get(language))]));

/**
 * What a concept is called, in every language that has a name for it; `also`: by which
 * further names it is known there; `extra`: what is learned with the name that is shown.
 */
function namesOf(key) {
  const named = languageIds.flatMap((language) => (names.get(language).has(key) ? [[language, names.get(language).get(key)]] : [])); // prettier-ignore
  const also = named.filter(([, all]) => all.length > 1).map(([language, [, ...further]]) => [language, further]);
  const extra = named.flatMap(([language]) => (forms.get(language).forms.has(key) ? [[language, forms.get(language).forms.get(key)]] : [])); // prettier-ignore
  return {
    names: Object.fromEntries(named.map(([language, [shown]]) => [language, shown])),
    ...(also.length > 0 && { also: Object.fromEntries(also) }),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
  };
}

/** A part of a topic is called as the topic, with its number. */
function nameOfDeck(language, { key, ofTopic = key, part = 1 }) {
  const name = topicNames[language]?.[ofTopic];
  return name && part > 1 ? `${name} ${part}` : name;
}

async function draw({ svg, isTrimmed, ...credit }) {
  return { hash: await pictures.draw(svg, isTrimmed), ...credit };
}

const library = [];
for (const topic of topics) {
  for (const { key, character, sources = [character] } of topic.concepts) {
    const drawn = await Promise.all(drawingsOf(sources).map(draw));
    library.push({ key, topic: topic.key, ...namesOf(key), pictures: drawn });
  }
}
const decks = topics.map(({ key, english, level, concepts, ...topic }) => ({
  key,
  english,
  level,
  names: Object.fromEntries(languageIds.map((language) => [language, nameOfDeck(language, { key, ...topic })])),
  concepts: concepts.map((concept) => concept.key),
}));
pictures.finish();
writeFileSync(new URL('library.json', folder), rows(library));
writeFileSync(new URL('decks.json', folder), rows(decks));
const alike = Object.entries(lookalikeHashes(library));
const lines = alike.map(([hash, others]) => `${JSON.stringify(hash)}:${JSON.stringify(others)}`);
writeFileSync(new URL('lookalikes.json', folder), `{\n${lines.join(',\n')}\n}\n`);
writeCoverage(topics, names, forms);
console.log(`${library.length} concepts in ${decks.length} decks`);
