/** How large what people add to the library may be (specification 3 sections 5 and 9). Lengths count graphemes. */
export const libraryLimits = {
  translationLength: 50,
  /** Of the second text under a word: an article with its plural, kana, pinyin, a note. */
  extraTextLength: 100,
  /** How many translations can be added at once. */
  translationsAtOnce: 10,
  artistLength: 50,
  references: 10,
  referenceLength: 1000,
  imageBytes: 500_000,
  imageSide: 2000,
  thumbnail: { width: 200, height: 180 },
  soundBytes: 300_000,
  /** Of the name that somebody gives a recording of their own. */
  soundNameLength: 100,
  /** Pictures a search gives at most. */
  imagesFound: 100,
} as const;

/** Rows of a deck; beyond them 'Deck limit reached' (decisions section 7). */
export const deckRowLimit = 400;
