import type { ClassWord } from '@lexiroom/contracts/classes';
import { isEnoughForLive, setUpPath } from '../../decks/set-up-path.ts';
import { decksPath, push } from '../../navigation/index.ts';
import { chooseClass } from '../../study/class/chosen-class.ts';
import { showQuestioner } from '../../study/questioner/questioner-shown.ts';
import { addressOf, type StudyView } from '../../study/study-address.ts';

const deckIdsOf = (words: readonly ClassWord[]) => [...new Set(words.map(({ deck_id }) => deck_id))];

/** Whatever these decks are opened for next, the class is chosen and its students are asked. */
export function askWith(class_id: number, deck_ids: readonly number[]): void {
  chooseClass({ type: 'deck', ids: deck_ids.map(String) }, class_id);
  showQuestioner(true);
}

/**
 * Opens a custom study of these words of the teacher, with the class chosen and its students asked: its introduction,
 * where the way of studying is chosen.
 */
export function studyWithClass(class_id: number, owner: string, words: readonly ClassWord[]): void {
  openWithClass(class_id, owner, words, 'introduction');
}

/** The first page of Quick Pick with these words of the teacher, and the class chosen whose students play. */
export function quickPickWithClass(class_id: number, owner: string, words: readonly ClassWord[]): void {
  openWithClass(class_id, owner, words, 'quick-pick');
}

function openWithClass(class_id: number, owner: string, words: readonly ClassWord[], view: StudyView): void {
  const deck_ids = deckIdsOf(words);
  askWith(class_id, deck_ids);
  const [path = '', query = ''] = decksPath(owner, deck_ids).split(/(?=\?)/);
  push(addressOf({ path, query }, view), {
    selection: { word_ids: words.map(({ word_id }) => word_id), isFromSchedule: false },
  });
}

/** The set-up of a live quiz of the class with these words; undefined when there are too few, or too many. */
export const livePath = (owner: string, words: readonly ClassWord[], class_id: number): string | undefined =>
  isEnoughForLive(words.length)
    ? ofClass(setUpPath(owner, deckIdsOf(words), words.map(({ word_id }) => word_id)), class_id) // prettier-ignore
    : undefined;

/** The set-up of a live quiz of the class with a deck. */
export const liveDeckPath = (owner: string, deck_id: number, class_id: number): string =>
  ofClass(setUpPath(owner, [deck_id]), class_id);

const ofClass = (path: string, class_id: number) => `${path}&class_id=${class_id}`;
