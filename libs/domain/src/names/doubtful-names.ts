import { searchKey } from '../text/index.ts';
import { sameNameKey, readings } from './same-name-key.ts';

/**
 * Words that a teacher would not want on the wall. The first list counts as a word of its own only, since real
 * names and words hold them ('Cassandra', 'Dickens', 'Scunthorpe'); the second wherever it stands.
 */
const wholeWords =
  `anal anus arse ass bitch boob boobs butt cock coon crap cum cunt dildo fag fap hitler homo hure idiot
  jizz kkk milf moron nazi nutte penis piss poop porn pussy puta puto queer rape rapist retard scheisse sex shit
  bastard dickhead shithead shitface bullshit jackass dumbass motherfucker wichser schlampe connard salope cabron pendejo
  slut stalin tit tits tranny twat vagina wank whore pute merde mierda cazzo kurva suka blyat arschloch hurensohn
  isis сука блядь negro satan stfu wtf 1488`.split(/\s+/);
const anywhereWords = ['fuck', 'nigger', 'nigga', 'faggot', 'asshole', 'bitch', 'hitler', 'penis', 'vagina', 'hurensohn', 'arschloch', 'блять', 'хуй', 'пизд', '肏', '傻逼', 'ちんこ', 'まんこ', '씨발']; // prettier-ignore
/** Figures that mean something only where they are all of the name: in others they are years and house numbers. */
const alone = new Set(['69', '88', '666']);
/** What people write for letters to slip through. */
const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' };

const forms = (word: string): string[] => [searchKey(word), searchKey(sameNameKey(word))];
/**
 * Both lists, each word as it is written and as it looks: names are compared by either. They are made with the module,
 * so that the first class to join does not wait for them; a page that asks about no name leaves them out.
 */
const whole: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ wholeWords.flatMap(forms));
const anywhere = /* @__PURE__ */ new RegExp(/* @__PURE__ */ anywhereWords.flatMap(forms).join('|'), 'u');

/**
 * Whether the host should look at a name before everybody sees it: it holds such a word, plain, spaced out, with letters
 * of other scripts, or with digits for letters. Real names pass; a few honest ones may not.
 */
export function isDoubtfulName(name: string): boolean {
  return [...new Set(readings(name).map(searchKey))].some(isDoubtfulReading);
}

function isDoubtfulReading(folded: string): boolean {
  if (alone.has(folded)) return true;
  const plain = folded.split(' ');
  const hasDigits = /\d/.test(folded);
  const undisguised = hasDigits ? plain.map((word) => withoutDisguise(word)) : plain;
  const isSpelledOut = plain.length > 1 && undisguised.every((word) => /^\p{L}$/u.test(word));
  const words = [...plain];
  if (hasDigits) words.push(...undisguised, ...plain.map((word) => word.replaceAll(/^\d+|\d+$/g, '')));
  if (isSpelledOut) words.push(undisguised.join(''));
  // A space never stands inside of a word that is looked for, so that one look is enough for all of them.
  return words.some((word) => whole.has(word)) || anywhere.test(words.join(' '));
}

/** A number is one where no letter stands beside it. */
const withoutDisguise = (word: string): string =>
  /^\d{2,}$/.test(word) ? word : word.replaceAll(/\d/g, (digit) => disguises[digit] ?? digit);
