/**
 * Words that a teacher would not want on the wall, folded. The first list counts as a word of its own only, since real
 * names and words hold them ('Cassandra', 'Dickens', 'Scunthorpe'); the second wherever it stands.
 */
const wholeWords = new Set(
  `anal anus arse ass bitch boob boobs butt cock coon crap cum cunt dildo fag fap hitler homo hure idiot
  jizz kkk milf moron nazi nutte penis piss poop porn pussy puta puto queer rape rapist retard scheisse sex shit
  bastard dickhead shithead shitface bullshit jackass dumbass motherfucker wichser schlampe connard salope cabron pendejo
  slut stalin tit tits tranny twat vagina wank whore pute merde mierda cazzo kurva suka blyat arschloch hurensohn
  isis сука блядь negro satan stfu wtf 69 666 88 1488`.split(/\s+/),
);
const anywhere = ['fuck', 'nigger', 'nigga', 'faggot', 'asshole', 'bitch', 'hitler', 'penis', 'vagina', 'hurensohn', 'arschloch', 'блять', 'хуй', 'пизд', '肏', '傻逼', 'ちんこ', 'まんこ', '씨발']; // prettier-ignore
/** What people write for letters to slip through. */
const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** Whether a folded name holds such a word, plain, spaced out or with digits for letters. */
export function isDoubtful(folded: string): boolean {
  const undisguised = folded.replaceAll(/\d/g, (digit) => disguises[digit] ?? digit);
  const joined = undisguised.replaceAll(' ', '');
  const words = [...folded.split(' '), ...undisguised.split(' ')];
  const isSpelledOut = /^(?:\p{L} )+\p{L}$/u.test(undisguised);
  const looked = isSpelledOut ? [...words, joined] : words;
  return looked.some((word) => wholeWords.has(word) || anywhere.some((part) => word.includes(part)));
}
