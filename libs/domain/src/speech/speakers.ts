import { type LanguageId } from '../languages/index.ts';
import { speechQuality } from './quality.ts';

/** A voice that a language is said in. */
export interface Speaker {
  /** Its place in the list of the language, from 0. */
  speaker_id: number;
  label: 'Female 1' | 'Male 1' | 'Female 2' | 'Male 2';
}

/** By alternating index (specification 3 section 2). */
const labels = ['Female 1', 'Male 1', 'Female 2', 'Male 2'] as const;

/** The languages that most people learn have a choice of four. */
const withFour: ReadonlySet<LanguageId> = new Set<LanguageId>([
  'english_uk',
  'english_us',
  'spanish',
  'chinese',
  'arabic',
  'french',
  'german',
  'japanese',
  'russian',
  'hindi',
  'italian',
  'korean',
  'portuguese',
  'turkish',
]);

/** The voices of a language: two or four, or none where nothing can say it. The first is taken when none is chosen. */
export function speakersOf(language: LanguageId): readonly Speaker[] {
  if (speechQuality(language) === 'none') return [];
  return labels.slice(0, withFour.has(language) ? 4 : 2).map((label, speaker_id) => ({ speaker_id, label }));
}
