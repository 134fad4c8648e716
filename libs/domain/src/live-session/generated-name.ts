import { seededRandom } from '../chance/index.ts';
import type { InterfaceLanguage } from '../languages/index.ts';
import { generatedNames, sameNameKey } from '../names/index.ts';
import { freeVariant } from './free-name.ts';

/**
 * The friendly name that a player is offered: the first, or after so many spins another, each of them free and none of
 * them twice. The same seed is offered the same ones as long as they are free, so that asking again changes nothing.
 * `isTaken` judges a name by its `sameNameKey`.
 */
export function generatedName(
  language: InterfaceLanguage,
  seed: string,
  spins: number,
  isTaken: (key: string) => boolean,
): string {
  const names = generatedNames(language);
  const random = seededRandom(numberOf(seed));
  const offered = new Set<string>();
  const keys = keysOf(language);
  const isFree = (at: number) => !offered.has(names[at]!) && !isTaken(keys[at]!);
  let name = '';
  for (let spin = 0; spin <= spins; spin++) {
    const from = Math.floor(random() * names.length);
    const found = indexFrom(from, names.length, isFree);
    name = found === undefined ? freeVariant(names[from]!, isTaken) : names[found]!;
    offered.add(name);
  }
  return name;
}

/** What the names of a language are compared by: in a full room all of them are looked at. */
function keysOf(language: InterfaceLanguage): readonly string[] {
  const keys = known.get(language) ?? generatedNames(language).map(sameNameKey);
  known.set(language, keys);
  return keys;
}
const known = new Map<InterfaceLanguage, readonly string[]>();

/** The first place from one on, around the end of the list, that will do; undefined when none does. */
function indexFrom(from: number, length: number, willDo: (at: number) => boolean): number | undefined {
  for (let step = 0; step < length; step++) {
    const at = (from + step) % length;
    if (willDo(at)) return at;
  }
  return undefined;
}

/** A number for a text, well spread (FNV-1a of 32 bits, public domain). */
function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01_00_01_93);
  return hash >>> 0;
}
