import { beforeAll, expect, test } from '@jest/globals';
import type { LanguageId } from '@lexiroom/domain/languages';
import path from 'node:path';
import { type Content, readContent } from './content-files.ts';
import { markedWords } from './marked-words.fixture.ts';
import { type Gender, genderOf } from './noun-genders.fixture.ts';
import { readStarterSentences, type StarterSentences } from './starter-sentences.ts';

const contentRoot = path.resolve(import.meta.dirname, '../../../content');
let content: Content;
let sentences: StarterSentences;
beforeAll(async () => {
  content = (await readContent(contentRoot))!;
  sentences = await readStarterSentences(contentRoot);
});

const sentencesIn = (language: LanguageId) => sentences.get(language)!;
const nameOf = (key: string, language: LanguageId) =>
  content.concepts.find((concept) => concept.key === key)!.names[language]!;

/** Which genders an article may stand before; an article that is not listed says nothing of it. */
const articles: Partial<Record<LanguageId, Partial<Record<string, Gender[]>>>> = {
  spanish: agreements({
    masculine: 'el los un unos al del',
    feminine: 'la las una unas',
  }),
  french: agreements({ masculine: 'le un du au mon', feminine: 'la une ma' }),
  italian: agreements({
    masculine: 'il lo i gli un uno nel nello sul sullo del dello degli al',
    feminine: 'la le una un’ nella sulla della alla',
  }),
  portuguese: agreements({
    masculine: 'o os um uns do no ao meu',
    feminine: 'a as uma umas da na minha nossa',
  }),
  german: {
    ...agreements({ masculine: 'einen meinen', feminine: 'eine einer meiner', neuter: 'das' }),
    der: ['masculine', 'feminine'],
    ...Object.fromEntries(['ein', 'dem', 'einem', 'im', 'am', 'mein', 'unser'].map((word) => [word, ['masculine', 'neuter']])), // prettier-ignore
  },
  dutch: agreements({ common: 'de', neuter: 'het ons' }),
  swedish: agreements({ common: 'en min', neuter: 'ett mitt vårt' }),
};

function agreements(byGender: Partial<Record<Gender, string>>): Partial<Record<string, Gender[]>> {
  const all = Object.entries(byGender);
  return Object.fromEntries(
    all.flatMap(([gender, words]) => words.split(' ').map((word) => [word, [gender as Gender]])),
  );
}

/** The word that stands right before a place: 'el ', or an elided article that touches it. */
const lastWord = (before: string) => /([\p{L}]+’?)[ ]?$/u.exec(before)?.[1]?.toLowerCase() ?? '';
/** A German or Dutch article may stand before any plural, which is then no longer the name. */
const isPlural = (form: string, name: string) => form !== name;

const withArticles = Object.keys(articles) as LanguageId[];
test.each(withArticles)('%s: the article before a word has its gender', (language) => {
  for (const sentence of sentencesIn(language)) {
    for (const { key, form, before } of markedWords(sentence)) {
      const word = lastWord(before);
      const gender = genderOf(key, language)!;
      const allowed = articles[language]![word] ?? [gender];
      if (language === 'dutch' && word === 'de' && isPlural(form, nameOf(key, language))) continue;
      expect([sentence.text, allowed.includes(gender)]).toEqual([sentence.text, true]);
    }
  }
});

test('German: at the beginning, der is masculine; die is feminine or plural; a noun has a capital', () => {
  for (const sentence of sentencesIn('german')) {
    for (const { key, form, before } of markedWords(sentence)) {
      const gender = genderOf(key, 'german');
      if (before === 'Der ') expect([sentence.text, gender]).toEqual([sentence.text, 'masculine']);
      if (before === 'Die ' && !isPlural(form, nameOf(key, 'german'))) {
        expect([sentence.text, ['feminine', 'plural'].includes(gender!)]).toEqual([sentence.text, true]);
      }
      expect(form).toMatch(/^\p{Lu}/u);
    }
  }
});

test('Swedish: a word with its article at the end agrees with it', () => {
  for (const sentence of sentencesIn('swedish')) {
    for (const { key, form, before } of markedWords(sentence)) {
      const isPluralForm = /(?:ar|or|arna|erna)$/u.test(form);
      if (before !== '' || isPluralForm) continue;
      const ending = genderOf(key, 'swedish') === 'neuter' ? /t$/u : /n$/u;
      expect(form).toMatch(ending);
    }
  }
});

test('English: a stands before a consonant, an before a vowel', () => {
  for (const language of ['english_uk', 'english_us'] as const) {
    for (const { text } of sentencesIn(language)) expect(text).not.toMatch(/\b(?:[Aa] [aeiou]|[Aa]n [^aeiou])/u);
  }
});

test('French: le, la, de, je and que are elided before a vowel', () => {
  for (const { text } of sentencesIn('french'))
    expect(text).not.toMatch(/(?<!\p{L})(?:le|la|de|je|que|ne|se) [aeiouyéèêàâîôûœh]/iu);
});

test('Italian: lo, gli and uno stand before z and s with a consonant, il, i and un do not; vowels elide', () => {
  for (const { text } of sentencesIn('italian')) {
    expect(text).not.toMatch(/(?<!\p{L})(?:il|i|un) (?:z|s[bcdfghlmnpqrtvz])/iu);
    expect(text).not.toMatch(/(?<!\p{L})(?:lo|uno) (?!z|s[bcdfghlmnpqrtvz])/iu);
    expect(text).not.toMatch(/(?<!\p{L})(?:il|lo|la|una|del|della|sul|sulla|nel|nella) [aeiou]/iu);
  }
});

test('Spanish: al and del are written together, el stands before agua', () => {
  for (const { text } of sentencesIn('spanish')) expect(text).not.toMatch(/(?<!\p{L})(?:a el|de el|la agua) /iu);
});

test('Portuguese: em and de melt into the article', () => {
  for (const { text } of sentencesIn('portuguese')) expect(text).not.toMatch(/(?<!\p{L})(?:em|de) (?:o|a|os|as) /iu);
});

test('German: zu dem, in dem and an dem are written together', () => {
  for (const { text } of sentencesIn('german'))
    expect(text).not.toMatch(/(?<!\p{L})(?:in dem|an dem|zu dem|zu der) /iu);
});

test('Korean: a particle fits the end of the word before it', () => {
  for (const sentence of sentencesIn('korean')) {
    for (const { form, after } of markedWords(sentence)) {
      const particle = /^(?:으로|로|은|는|이|가|을|를|과|와)(?=[ .])/u.exec(after)?.[0];
      if (!particle) continue;
      expect([sentence.text, particlesAfter(form).includes(particle)]).toEqual([sentence.text, true]);
    }
  }
});

test('Korean, Japanese: every sentence is polite', () => {
  for (const { text } of sentencesIn('korean')) expect(text).toMatch(/요\.$/u);
  for (const { text } of sentencesIn('japanese')) expect(text).toMatch(/(?:です|ます|ません)。$/u);
});

test('Turkish: an ending follows the last vowel of its word', () => {
  for (const sentence of sentencesIn('turkish')) {
    for (const { key, form } of markedWords(sentence)) {
      const name = nameOf(key, 'turkish');
      const ending = form.toLocaleLowerCase('tr').startsWith(name) ? form.slice(name.length) : '';
      const vowels = [name, ending].map((part) => part.match(/[aeıioöuü]/gu) ?? []);
      const [last, first] = [vowels[0]!.at(-1)!, vowels[1]![0]];
      if (first) expect([sentence.text, isBack(first)]).toEqual([sentence.text, isBack(last)]);
    }
  }
});

const isBack = (vowel: string) => 'aıou'.includes(vowel);

/** The particles that fit a word: by whether its last syllable ends in a consonant. */
function particlesAfter(form: string): string[] {
  const final = (form.charCodeAt(form.length - 1) - 0xac00) % 28;
  const rieul = 8;
  if (final === 0) return ['는', '가', '를', '와', '로'];
  return ['은', '이', '을', '과', final === rieul ? '로' : '으로'];
}
