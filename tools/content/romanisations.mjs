/**
 * Latin letters of words in scripts whose spelling says how they are read, each by its country's own or its schools' usual
 * rule: Bulgarian by the law of 2009, Serbian by its own Latin alphabet, Macedonian as its academy writes it, Georgian by the
 * national system of 2002, Armenian by that of the geographic boards of 1981. Where a letter is read otherwise at the beginning of a
 * word, `first` has it.
 */
const systems = {
  bulgarian: {
    letters:
      'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ь y ю yu я ya',
    // The commonest ending of names is written shorter.
    before: (word) => word.replace(/ия$/u, 'иа'),
  },
  macedonian: {
    letters:
      'а a б b в v г g д d ѓ ǵ е e ж ž з z ѕ dz и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ќ ḱ у u ф f х h ц c ч č џ dž ш š',
  },
  serbian: {
    letters:
      'а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć у u ф f х h ц c ч č џ dž ш š',
  },
  georgian: {
    letters:
      "ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k' ლ l მ m ნ n ო o პ p' ჟ zh რ r ს s ტ t' უ u ფ p ქ k ღ gh ყ q' შ sh ჩ ch ც ts ძ dz წ ts' ჭ ch' ხ kh ჯ j ჰ h",
  },
  armenian: {
    letters:
      "ու u ա a բ b գ g դ d ե e զ z է e ը y թ t' ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch' պ p ջ j ռ rr ս s վ v տ t ր r ց ts' փ p' ք k' օ o ֆ f և ev",
    first: { ե: 'ye', ո: 'vo', և: 'yev' },
  },
};

/** The letters of a system, longer ones first: one that is written with two signs is not read as two. */
const tables = Object.fromEntries(
  Object.entries(systems).map(([language, { letters }]) => {
    const parts = letters.split(' ');
    return [language, new Map(parts.flatMap((part, place) => (place % 2 === 0 ? [[part, parts[place + 1]]] : [])))];
  }),
);

/** The languages that are read by their letters. */
export const romanisedLanguages = Object.keys(systems);

/** A name in Latin letters; undefined when it has a letter that the system does not know. */
export function romanised(language, name) {
  const words = name.split(/([\s,()/!?-]+)/u);
  const read = words.map((word, place) => (place % 2 === 1 ? word : wordIn(language, word)));
  return read.includes(undefined) ? undefined : read.join('');
}

function wordIn(language, word) {
  const { first = {}, before = (same) => same } = systems[language];
  const table = tables[language];
  const lower = word.toLowerCase();
  let rest = before(lower);
  let latin = '';
  while (rest !== '') {
    const sign = table.has(rest.slice(0, 2)) ? rest.slice(0, 2) : rest[0];
    const letter = (latin === '' ? first[sign] : undefined) ?? table.get(sign);
    if (letter === undefined) return undefined;
    latin += letter;
    rest = rest.slice(sign.length);
  }
  return word === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
