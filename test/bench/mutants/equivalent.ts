import type { Change } from './changes.ts';

/**
 * Changes after which a rule is the same as before, so that no spec can notice them: the file, what its line holds, the
 * change, and why. They are not counted.
 */
const equivalent: readonly { file: string; line: string; from: string; to: string; why: string }[] = [
  {
    file: 'games/live-quiz/scores.ts',
    line: 'rank: 0,',
    from: '0',
    to: '1',
    why: 'All ranks are given anew at the end.',
  },
  ...['above', 'below'].map((side) => ({
    file: 'scoring/scoreboard.ts',
    line: 'return [rank, { ...(above ? { above } : {}), ...(below ? { below } : {}) }];',
    from: side,
    to: 'true',
    why: 'A neighbour that is undefined is none.',
  })),
  {
    file: 'games/live-quiz/views.ts',
    line: 'top: rankedSeats(room, (standing, index) => standing.rank <= 3 && standing.score > 0 && index < topSize),',
    from: '0',
    to: '1',
    why: 'Nobody has a single point: the least there is are 100.',
  },
  {
    file: 'live-session/views.ts',
    line: 'rank: standing && standing.score > 0 ? standing.rank : null,',
    from: '0',
    to: '1',
    why: 'Nobody has a single point: the least there is are 100.',
  },
  {
    file: 'live-session/free-name.ts',
    line: 'const between = Math.floor((taken + free) / 2);',
    from: 'floor',
    to: 'ceil',
    why: 'Any number between the two halves the way.',
  },
  ...[
    ['ceil', 'round'],
    ['floor', 'round'],
  ].map(([to, from]) => ({
    file: 'live-session/decide.ts',
    line: 'const by_ms = Math.round(Math.min(outage_ms, now - state.since) + way_back_ms);',
    from: from!,
    to: to!,
    why: 'A millisecond more or less of an outage is none.',
  })),
  ...[
    ['floor', 'ceil'],
    ['32', '33'],
  ].map(([from, to]) => ({
    file: 'study/study-mode/rules.ts',
    line: 'return Math.floor(random() * 2 ** 32);',
    from: from!,
    to: to!,
    why: 'Any whole number is a seed.',
  })),
  {
    file: 'study/question/distractors.ts',
    line: 'if (!wouldBeRight(word, asked)) candidates.push(word);',
    from: 'push',
    to: 'unshift',
    why: 'They are shuffled before any of them is chosen.',
  },
  {
    file: 'study/test-mode/rules.ts',
    line: "const answers = pages.map((page) => (page.type === 'introduction' ? null : page.given));",
    from: `page.type === 'introduction'`,
    to: 'false',
    why: 'What an introduction does not have counts as no answer.',
  },
  {
    file: 'items/copy.ts',
    line: 'if (copies.length > treeLimits.itemsInCopy) return;',
    from: 'copies.length > treeLimits.itemsInCopy',
    to: 'false',
    why: 'It only saves the rest of the work; that they are too many is said afterwards.',
  },
  {
    file: 'items/copy.ts',
    line: 'copies[at]!.category = category_id === null ? null : (placed.get(category_id) ?? null);',
    from: 'category_id === null',
    to: 'false',
    why: 'Nothing is placed under null.',
  },
  {
    file: 'items/copy.ts',
    line: `return place.item_type === 'category' ? [item_id, ...tree.inCategory(place)] : [item_id];`,
    from: `place.item_type === 'category'`,
    to: 'true',
    why: 'Nothing has a deck or a folder for its category.',
  },
  {
    file: 'items/tree.ts',
    line: 'if (place.parent_id === null) continue;',
    from: 'place.parent_id === null',
    to: 'false',
    why: 'What lies in no folder is never asked for.',
  },
];

/** Why a change changes nothing; undefined when it does. */
export function reasonWhyEquivalent({ file, text, from, to }: Change): string | undefined {
  return equivalent.find(
    (known) => file.endsWith(known.file) && text === known.line && from === known.from && to === known.to,
  )?.why;
}

/** Entries whose line is not there any more, as when its file was renamed: they would excuse nothing. */
export function outdatedEntries(sources: ReadonlyMap<string, string>): string[] {
  const isThere = ({ file, line }: (typeof equivalent)[number]) =>
    [...sources].some(
      ([name, source]) => name.endsWith(file) && source.split('\n').some((text) => text.trim() === line),
    );
  return equivalent.filter((known) => !isThere(known)).map(({ file, line }) => `${file}: ${line}`);
}
