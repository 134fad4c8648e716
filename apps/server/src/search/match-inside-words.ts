/**
 * How many words are tried at most, in the order of their letters from the term on. Each has a deck, so that a hundred fill
 * ten pages, and some more make up for decks that were found already; not each has one of the languages wanted.
 */
const mostWords = { inAll: 400, inLanguages: 1000 };

/** How many words of a name have the term inside, at most, in the mean of a page's decks. */
const mostOfOneDeck = 5;

/**
 * From where to where the ends of words stand that the folded term is found in: those that begin with it, or where it goes
 * on after its first word ("nimals and"), those that are that word. Nothing for a first word of one letter.
 */
export function wordBegunBy(key: string): [string, string] {
  const [word] = /^[^ \p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]*/u.exec(key)!; // prettier-ignore
  if (Array.from(word).length < 2) return [word, word];
  return [word, word === key ? `${word}\u{10FFFF}` : `${word} `];
}

/**
 * The decks that have the term inside a word, for a page that is not full with those that have it at the beginning of
 * one: first those whose name begins with such a word, then those that have one later; both by the name from that word on.
 * `text` is what the keys are ordered by, $8 the language in front of it; `isRead` is true of decks that can be read from
 * the language wanted. The vocabulary tells which beginnings the term
 * ends, and each is a stretch of the index.
 */
export const matchInsideWords = (text: string, isRead: string, among: keyof typeof mostWords) => `
  beginnings as materialized (
    select distinct $8::text || before || $5::text as beginning from (
      select before from search_word_ends
      where ending >= $6 and ending < $7
        and (select count(*) from at_start) + (select count(*) from at_word) < $3
      order by ending, before limit ${mostWords[among]}
    ) as words order by 1
  ), inside_first_word as materialized (
    select 3 as place, stretch.* from beginnings cross join lateral (
      select deck_id, ${text} as text from deck_search_keys
      where is_start and ${text} >= beginning and ${text} < beginning || chr(1114111) and ${isRead}
      order by ${text}, deck_id limit $3
    ) as stretch limit 2 * $3
  ), inside_later_word as materialized (
    select 4 as place, stretch.* from beginnings cross join lateral (
      select deck_id, ${text} as text from deck_search_keys
      where not is_start and ${text} >= beginning and ${text} < beginning || chr(1114111)
        and shared_letters < length(beginning) - length($8) and ${isRead}
      order by ${text}, deck_id limit $3
    ) as stretch
    where (select count(distinct deck_id) from (
      select deck_id from at_start union all select deck_id from at_word union all select deck_id from inside_first_word
    ) as found) < $3
    limit ${mostOfOneDeck} * $3
  )`;
