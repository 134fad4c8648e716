import { withoutArticle } from '../../deck-editor/index.ts';
import { type LanguageId, languageIds, languageOf } from '../../languages/index.ts';
import { letterGroups } from './letter-groups.ts';
import { hanOnlyIn } from './han-characters.ts';
import { scriptOf, type WrittenIn } from './scripts.ts';

/** From this share of the texts on a list is written in one script. */
const nearlyAll = 0.8;
/** So many texts are looked at, at most. */
const textsNeeded = 200;
/** By so much, as a natural logarithm, the best language has to be likelier than the next one. */
const leastLead = 14;
/** By so much where the two are often taken for each other. */
const leadAmongKin = 30;
/** What a letter that a language does not have speaks against it, and an article or a short word of it speaks for it. */
const strangeLetter = 3;
const ownShortWord = 3;

/** Languages that share most of their words. */
const kin: readonly (readonly LanguageId[])[] = [
  ['indonesian', 'malay', 'javanese'],
  ['norwegian', 'danish', 'swedish'],
  ['czech', 'slovak'],
  ['croatian', 'slovenian'],
  ['macedonian', 'serbian', 'bulgarian'],
  ['russian', 'ukrainian'],
  ['dutch', 'afrikaans'],
  ['spanish', 'portuguese'],
  ['azerbaijani', 'turkish', 'uzbek'],
  ['english_uk', 'filipino'],
];

/** Short words that are frequent in sentences and stand beside words in lists, beside the articles. */
const shortWords: Partial<Record<LanguageId, readonly string[]>> = {
  english_uk: ['to', 'of', 'and', 'with', 'you', 'is', 'it', 'my', 'for'],
  german: ['und', 'sich', 'mit', 'ich', 'nicht', 'ist', 'auf', 'zum', 'zur', 'im', 'dem', 'den'],
  french: ['et', 'avec', 'je', 'est', 'une', 'se', 'dans', 'pour', 'au', 'aux'],
  spanish: ['y', 'con', 'yo', 'es', 'muy', 'por', 'para', 'del', 'al'],
  italian: ['e', 'con', 'io', 'è', 'della', 'del', 'di', 'per', 'si'],
  portuguese: ['e', 'com', 'eu', 'é', 'não', 'da', 'do', 'para', 'em'],
  dutch: ['en', 'met', 'ik', 'van', 'zich', 'niet', 'naar', 'op'],
  polish: ['się', 'jest', 'nie', 'na', 'do', 'z'],
  swedish: ['och', 'att', 'är', 'jag', 'sig', 'på'],
  danish: ['og', 'at', 'er', 'jeg', 'sig', 'på', 'ikke'],
  norwegian: ['og', 'å', 'er', 'jeg', 'seg', 'på', 'ikke'],
  turkish: ['ve', 'bir', 'etmek', 'olmak', 'ile'],
  indonesian: ['yang', 'dan', 'untuk', 'bisa', 'dengan'],
};

/**
 * Which language a list of texts is written in, or null where it is not sure: a wrong guess costs more than a question. By
 * script first; in scripts of several languages by letters that only one of them has, by articles and short words, and by
 * how frequent their groups of three letters are in the words of each language. `candidates`: one of these, where
 * something speaks for it. English is British unless the candidates or its spelling say otherwise.
 */
export function guessLanguage(texts: readonly string[], candidates?: readonly LanguageId[]): LanguageId | null {
  const told = texts.filter((text) => /\p{L}/u.test(text)).slice(0, textsNeeded).map((text) => text.normalize('NFC')); // prettier-ignore
  const script = scriptOfAll(told);
  if (script === null) return null;
  const own = told.filter((text) => scriptOf(text) === script);
  const guess = guessInScript(script, own, candidates);
  if (guess === null) return null;
  const english = guess === 'english_uk' ? englishOf(own, candidates) : guess;
  return candidates === undefined || candidates.includes(english) ? english : null;
}

/** The script of nearly all texts; Japanese mixes three and counts as one. */
function scriptOfAll(texts: readonly string[]): WrittenIn | null {
  const counts = new Map<WrittenIn, number>();
  for (const text of texts) {
    const script = scriptOf(text);
    if (script !== null) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  // A Japanese list has words without kana, a Chinese one has none with them.
  if (counts.has('kana')) counts.set('kana', counts.get('kana')! + (counts.get('han') ?? 0));
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= nearlyAll * texts.length ? best[0] : null;
}

function guessInScript(script: WrittenIn, texts: readonly string[], candidates?: readonly LanguageId[]) {
  switch (script) {
    case 'kana':
      return 'japanese';
    case 'han':
      return guessHan(texts, candidates);
    case 'Arab':
      return guessArabic(texts);
    case 'Latn':
    case 'Cyrl':
      return guessByLetters(script, texts, candidates);
    default:
      return languageIds.find((id) => languageOf(id).script === script) ?? null;
  }
}

/** Chinese where a character is written that Japanese has not; of characters that both have nobody can tell. */
function guessHan(texts: readonly string[], candidates?: readonly LanguageId[]): LanguageId | null {
  const all = texts.join('');
  if (hanOnlyIn('chinese', all) && !hanOnlyIn('japanese', all)) return 'chinese';
  const possible = candidates?.filter((id) => id === 'chinese' || id === 'japanese') ?? [];
  return possible.length === 1 ? possible[0]! : null;
}

function guessArabic(texts: readonly string[]): LanguageId | null {
  const all = texts.join('');
  const isPersian = /[پچژگکی]/u.test(all);
  const isArabic = /[ةىأإؤكي]/u.test(all);
  if (isPersian === isArabic) return null;
  return isPersian ? 'persian' : 'arabic';
}

interface Profile {
  id: LanguageId;
  likeliness: Map<string, number>;
  /** Of a group that is not among the frequent ones. */
  rare: number;
  letters: Set<string>;
}
let profiles: Profile[] | undefined;

/** How many groups of three letters a language has beside the frequent ones, roughly, and what share of all they are at least. */
const rareGroups = 6000;
const leastRareShare = 0.04;

function allProfiles(): Profile[] {
  profiles ??= Object.entries(letterGroups).map(([id, { total, letters, groups }]) => {
    const likeliness = new Map<string, number>();
    let counted = 0;
    for (const [power, joined] of Object.entries(groups))
      for (let at = 0; at < joined.length; at += 3) {
        const count = 2 ** Number(power);
        counted += count;
        likeliness.set(joined.slice(at, at + 3), Math.log(count / total));
      }
    const rare = Math.log(Math.max(leastRareShare, (total - counted) / total) / rareGroups);
    return { id: id as LanguageId, likeliness, rare, letters: new Set(letters) };
  });
  return profiles;
}

function guessByLetters(script: 'Latn' | 'Cyrl', texts: readonly string[], candidates?: readonly LanguageId[]) {
  const groups = texts.flatMap(groupsIn);
  const letters = [...new Set(texts.join('').toLowerCase().match(/\p{L}/gu))];
  const scores = allProfiles()
    .filter(({ id }) => languageOf(id).script === script)
    .map((profile) => ({ id: profile.id, score: scoreOf(profile, groups, letters) + bonusOf(profile.id, texts) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, next] = scores;
  if (!best || !next) return null;
  const areKin = kin.some((family) => family.includes(best.id) && family.includes(next.id));
  const isAsked = isCandidate(best.id, candidates) && !isCandidate(next.id, candidates);
  const needed = areKin && !isAsked ? leadAmongKin : leastLead;
  return best.score - next.score >= needed ? best.id : null;
}

const isCandidate = (id: LanguageId, candidates: readonly LanguageId[] | undefined) =>
  candidates?.some((candidate) => candidate === id || (id === 'english_uk' && candidate === 'english_us')) ?? false;

function scoreOf(
  { likeliness, rare, letters }: Profile,
  groups: readonly string[],
  written: readonly string[],
): number {
  const byGroups = groups.reduce((sum, group) => sum + (likeliness.get(group) ?? rare), 0);
  return byGroups - strangeLetter * written.filter((letter) => !letters.has(letter)).length;
}

/** What articles and short words of a language speak for it. */
function bonusOf(id: LanguageId, texts: readonly string[]): number {
  const words = new Set(shortWords[id]);
  const speaking = texts.filter((text) => {
    const key = text.toLowerCase().replaceAll('’', "'").trim();
    const parts = key.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
    return parts.length > 1 && (withoutArticle(id, key).length > 0 || parts.some((part) => words.has(part)));
  });
  return ownShortWord * Math.min(speaking.length, 20);
}

/** The groups of three letters of a text; a space stands for the border of a word. */
function groupsIn(text: string): string[] {
  const padded = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim()} `; // prettier-ignore
  return Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3));
}

const american =
  /\b(?:color|favorite|center|theater|gray|neighbor|airplane|cookie|apartment|soccer|truck|sidewalk|mom)\b/iu;
const british =
  /\b(?:colour|favourite|centre|theatre|grey|neighbour|aeroplane|biscuit|flat|football|lorry|pavement|mum)\b/iu;

function englishOf(texts: readonly string[], candidates?: readonly LanguageId[]): LanguageId {
  const asked = candidates?.filter((id) => id === 'english_uk' || id === 'english_us') ?? [];
  if (asked.length === 1) return asked[0]!;
  const all = texts.join('\n');
  return american.test(all) && !british.test(all) ? 'english_us' : 'english_uk';
}
