/** Builds apps/server/content: the words, pictures and topic decks that every Lexiroom starts with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lookalikeHashes } from './lookalikes.mjs';
import { languageIds, namesIn } from './names.mjs';
import { drawingsOf, PictureFolder } from './pictures.mjs';
import { rows } from './rows.mjs';
import { topics } from './topics.mjs';

const folder = new URL('../../apps/server/content/', import.meta.url);
const pictures = new PictureFolder(folder);
const topicNames = JSON.parse(readFileSync(new URL('topic-names.json', import.meta.url), 'utf8'));
const names = new Map(languageIds.map((language) => [language, namesIn(language, topics)]));

/** What a concept is called, in every language that has a name for it. */
function namesOf(key) {
  const named = languageIds.map((language) => [language, names.get(language).get(key)]);
  return Object.fromEntries(named.filter(([, name]) => name));
}

async function draw({ svg, ...credit }) {
  return { hash: await pictures.draw(svg), ...credit };
}

const library = [];
for (const topic of topics) {
  for (const { key, character } of topic.concepts) {
    const drawn = await Promise.all(drawingsOf(character).map(draw));
    library.push({ key, topic: topic.key, names: namesOf(key), pictures: drawn });
  }
}
const decks = topics.map(({ key, english, concepts }) => ({
  key,
  english,
  names: Object.fromEntries(languageIds.map((language) => [language, topicNames[language]?.[key]])),
  concepts: concepts.map((concept) => concept.key),
}));
pictures.finish();
writeFileSync(new URL('library.json', folder), rows(library));
writeFileSync(new URL('decks.json', folder), rows(decks));
const alike = Object.entries(lookalikeHashes(library));
const lines = alike.map(([hash, others]) => `${JSON.stringify(hash)}:${JSON.stringify(others)}`);
writeFileSync(new URL('lookalikes.json', folder), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${library.length} concepts in ${decks.length} decks`);
