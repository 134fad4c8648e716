import { writeFileSync } from 'node:fs';
import { agreedNames, writtenLanguages } from './opinions.mjs';

const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/**
 * Writes COVERAGE.md: how many of the words each language has a name for, by level, and how many of those that were written
 * twice were left out in doubt. `names`: language → key → names;
 * `forms`: language → what is learned with them.
 */
export function writeCoverage(topics, names, forms) {
  const levels = [...new Set(topics.map(({ level }) => level))];
  const conceptsOf = (level) => topics.filter((topic) => topic.level === level).flatMap(({ concepts }) => concepts);
  const all = topics.flatMap(({ concepts }) => concepts);
  const rows = [...names].map(([language, named]) => {
    const having = (concepts) => concepts.filter(({ key }) => named.has(key)).length;
    const doubts = writtenLanguages.includes(language)
      ? [...agreedNames(language).values()].filter((agreed) => agreed.length === 0).length
      : undefined;
    const cells = levels.map((level) => percent(having(conceptsOf(level)), conceptsOf(level).length));
    const of = forms.get(language);
    const ofForms = of.forms.size === 0 ? ['–', '–'] : [of.forms.size, of.doubts + of.stale];
    return { share: having(all), cells: [language, `${having(all)} (${percent(having(all), all.length)})`, ...cells, doubts ?? '–', ...ofForms] }; // prettier-ignore
  });
  const table = [
    [
      'language',
      `of ${all.length} words`,
      ...levels.map((level) => `${level ?? 'things'} (${conceptsOf(level).length})`),
      'in doubt',
      'forms',
      'in doubt',
    ],
    ['---', ...levels.map(() => '---:'), '---:', '---:', '---:', '---:'],
    ...rows.toSorted((a, b) => b.share - a.share).map(({ cells }) => cells),
  ];
  const text = `# Which words have a name in which language

Written by \`build.mjs\`. "In doubt": names of the first year that two people wrote apart, and on which neither they nor a
third agreed; they are left out. Languages without such names have days, months and countries of the first year only.
"Forms": words with an article and plural, or a reading, which were written twice as well, or follow from the letters.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
  writeFileSync(new URL('COVERAGE.md', import.meta.url), text);
}
