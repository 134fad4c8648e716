import { parse } from '@messageformat/parser';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the texts of the interface lie, a folder for each language. */
export const locales = path.resolve('apps/web/src/locales');

/** A text of a catalogue: as it stands in the code, what is meant where that alone does not say it, and its translation. */
interface Entry {
  id: string;
  context: string;
  text: string;
}

const unquote = (quoted: string) =>
  quoted
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('');

/** The entries of a catalogue; obsolete ones are comments and not read. */
export function entriesOf(folder: string, language: string, part: string): Entry[] {
  const file = readFileSync(path.join(folder, language, `${part}.po`), 'utf8');
  const quoted = String.raw`((?:"(?:[^"\\]|\\.)*"\n?)+)`;
  const entries = file.matchAll(new RegExp(`^(?:msgctxt ${quoted})?msgid ${quoted}msgstr ${quoted}`, 'gm'));
  return [...entries]
    .map(([, context, id = '""', text = '""']) => ({
      id: unquote(id),
      context: context === undefined ? '' : unquote(context),
      text: unquote(text),
    }))
    .filter(({ id }) => id !== '');
}

type Token = ReturnType<typeof parse>[number];
type Choice = Extract<Token, { cases: unknown }>;

/** What stands in a text beside words: its placeholders, its tags, and where it differs by number. */
interface Gaps {
  placeholders: string[];
  tags: string[];
  choices: Choice[];
}

/** @throws when it is no text as the interface reads it. */
function gapsOf(text: string): Gaps {
  const placeholders = new Set<string>();
  const choices: Choice[] = [];
  const look = (tokens: Choice['cases'][number]['tokens']): void => {
    for (const token of tokens) {
      if ('arg' in token) placeholders.add(token.arg);
      if (!('cases' in token)) continue;
      choices.push(token);
      for (const { tokens: words } of token.cases) look(words);
    }
  };
  look(parse(text));
  const tags = new Set(text.match(/<\/?\d+\/?>/g));
  return { placeholders: [...placeholders].toSorted(), tags: [...tags].toSorted(), choices };
}

/** Languages of which `many` stands for millions only, where `other` is read as well. */
const manyIsRare = new Set(['es', 'fr', 'it', 'pt']);

/** What is wrong with a translation, if anything, in words for whoever made it. */
export function faultOf(language: string, { id, text }: Entry): string | undefined {
  if (text === '') return 'has no translation';
  let gaps: Gaps;
  try {
    gaps = gapsOf(text);
  } catch (error) {
    return `cannot be read: ${String(error)}`;
  }
  const wanted = gapsOf(id);
  for (const kind of ['placeholders', 'tags'] as const)
    if (gaps[kind].join(' ') !== wanted[kind].join(' '))
      return `has the ${kind} ${gaps[kind].join(' ')} and not ${wanted[kind].join(' ')}`;
  for (const choice of gaps.choices) {
    const fault = faultOfChoice(language, choice, wanted);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfChoice(language: string, { type, arg, cases }: Choice, wanted: Gaps): string | undefined {
  const keys = cases.map(({ key }) => key);
  if (type === 'select') {
    const inEnglish = wanted.choices.find((other) => other.type === type && other.arg === arg)?.cases ?? [];
    const lacking = inEnglish.map(({ key }) => key).filter((key) => !keys.includes(key));
    return lacking.length === 0 ? undefined : `${arg} lacks ${lacking.join(', ')}`;
  }
  const rules = new Intl.PluralRules(language, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const { pluralCategories } = rules.resolvedOptions();
  const named = keys.filter((key) => !key.startsWith('='));
  const foreign = named.filter((key) => !pluralCategories.some((category) => category === key));
  if (foreign.length > 0) return `${arg}: the language has no ${foreign.join(', ')}`;
  const lacking = pluralCategories.filter(
    (category) => !named.includes(category) && !(category === 'many' && manyIsRare.has(language)),
  );
  return lacking.length === 0 ? undefined : `${arg} lacks ${lacking.join(', ')}`;
}
