import { type Random, shuffled } from '../../chance/index.ts';
import type { Game, LiveWord } from '../../live-session/index.ts';
import { alarm, decide } from './decide.ts';
import { groupFor } from './members.ts';
import { countAskable, roundAfter, type ShownWord, shownWords } from './rounds.ts';
import { score } from './scores.ts';
import { type QuickPickSettings, quickPickTimes, wordLimits } from './settings.ts';
import { begin, evolve, type QuickPick, quickPickPhases } from './state.ts';
import { views } from './views.ts';

/** Quick Pick, as the frame of a session calls it; a browser without a session plays by the same rules. */
export const quickPick = {
  prepare(words, settings: QuickPickSettings, random, confusions?) {
    if (countAskable(words) < wordLimits.least) return { refusal: 'NOT_ENOUGH_WORDS' };
    const kept = { words: keptWords(words, random), seed: Math.floor(random() * 2 ** 32) };
    const source = confusions ? { ...kept, confusions } : kept;
    if (!roundAfter(source, [])) return { refusal: 'NOT_ENOUGH_WORDS' };
    return { set_up: { settings, ...source }, students: settings.students };
  },
  begin,
  phases: quickPickPhases,
  decide,
  evolve,
  alarm,
  empty_ms: quickPickTimes.emptyMs,
  views,
  groupFor,
  // Each pick is counted as it is heard: with it goes what it says for a class, its students and people.
  scored_by: { picked: 'counted', restarted: 'begun_anew' },
  score,
} satisfies Game<QuickPick>;

/** Of each word what a game needs of it, and no more words than one session keeps. */
function keptWords(words: readonly LiveWord[], random: Random): ShownWord[] {
  const shown = shownWords(words);
  const kept = shown.length > wordLimits.most ? shuffled(shown, random).slice(0, wordLimits.most) : shown;
  return kept.map((word) => ({
    word_id: word.word_id,
    origin_word_id: word.origin_word_id,
    deck_id: word.deck_id,
    image_id: word.image_id,
    image_path: word.image_path,
    target_translation: word.target_translation,
    target_language: word.target_language,
    source_translation: word.source_translation,
    source_language: word.source_language,
    ...(word.sound_path ? { sound_path: word.sound_path } : {}),
    ...(word.looks_like ? { looks_like: word.looks_like } : {}),
  }));
}
