import { back, currentAddress, push, replace } from '../navigation/index.ts';
import { addressOf, chosenHere } from './study-address.ts';
import type { Study } from './study.ts';

/** Goes on to a view of the same study; pressed twice it is one step in the browser's history. */
export function goOnTo(study: Study, view: string, isShuffled = false): void {
  const href = addressOf(study.address, view, isShuffled);
  if (currentAddress().href !== href) push(href, chosenHere());
}

/** One level up: to the entry of the history that this page was opened from, where that is the view; else there anew. */
export function goUpTo(study: Study, view: string): void {
  const href = addressOf(study.address, view);
  if (currentAddress().from === href) back();
  else replace(href, chosenHere());
}
