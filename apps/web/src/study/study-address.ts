import type { GameId } from '@lexiroom/domain/games';
import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';
import type { SentenceMode } from '@lexiroom/domain/sentences/practice';
import { useMemo } from 'react';
import { type Address, amendState, back, currentAddress, push, replace, useAddress } from '../navigation/index.ts';

/** The games that are played in the page of a study; those by pin have pages of their own. */
type GameHere = Exclude<GameId, 'live-quiz'>;
/** The views that games bring: the choice of a game, the first page of each, and the page on which it is played. */
export type GameView = 'game-selection' | GameHere | `${GameHere}-play`;
const gameViews: Record<GameView, true> = {
  'game-selection': true,
  'word-rush': true,
  'word-rush-play': true,
  'type-hype': true,
  'type-hype-play': true,
  'quick-pick': true,
  'quick-pick-play': true,
};

/** The views that sentences bring: what there is of them, and the ways to practise them. */
export type SentenceView = 'sentences' | SentenceMode;
const sentenceViews: Record<SentenceView, true> = {
  sentences: true,
  'sentence-revise': true,
  'fill-the-blanks': true,
  'sentence-scramble': true,
};

const ownViews = ['introduction', 'study', 'revise', 'revise-shuffle', 'test'] as const;
/** Whether a view is one of those that sentences bring. */
export const isSentenceView = (view: StudyView): view is SentenceView => view in sentenceViews;

export type StudyView = (typeof ownViews)[number] | SentenceView | GameView;

/** What a study page can show; the last segment of its address, or its `view` parameter. Without: the introduction. */
export const studyViews = [...ownViews, ...Object.keys(sentenceViews), ...Object.keys(gameViews)] as StudyView[];

/** Which study is opened, and what is shown of it (specification 2 section 2.1). */
export interface StudyAddress {
  type: 'deck' | 'category' | 'today';
  owner: string;
  /** The ids of the decks or categories, of `today` those of its words; empty when the address names none. */
  ids: readonly string[];
  /** Undefined when the address asks for something that does not exist. */
  view: StudyView | undefined;
  /**
   * The path of the introduction: `/deck/olga/12`, or `/deck/olga/search` with the ids in {@link StudyAddress.query};
   * of `today` the path that its views stand below, as the home of whoever learns is its introduction.
   */
  path: string;
  /** With its question mark, without `view` and `shuffle`; kept on the way from view to view. */
  query: string;
  /** Sentences are practised in another order than they stand in. */
  isShuffled?: boolean | undefined;
  /** The language from which it is read, 'own' for that of its decks; undefined where the address does not say it. */
  source?: LanguageId | 'own' | undefined;
  /** The class that it is studied with, which this browser remembers and no address says. */
  class_id?: number | undefined;
}

/** The address of a view of the same study; only sentences are shuffled by a parameter. */
export function addressOf(
  { path, query }: Pick<StudyAddress, 'path' | 'query'>,
  view: string,
  isShuffled = false,
): string {
  const shuffle = isShuffled ? `${query === '' ? '?' : '&'}shuffle=true` : '';
  if (view !== 'introduction') return `${path}/${view}${query}${shuffle}`;
  const home = path.replace(/^\/today/, '/user');
  return home === path ? `${path}${query}` : home;
}

/**
 * Reads the address of a study page: `/{type}/{owner}/{itemId}[/{view}]` or `/{type}/{owner}/search[/{view}]?id=…`; of
 * words of any decks `/today/{owner}/{view}?id=…`, which names the words, so that it opens the same ones again.
 */
export function readAddress(pathname: string, search: string): StudyAddress | undefined {
  const parts = pathname.replace(/\/$/, '').split('/').map(decodeURIComponent);
  const isToday = parts[1] === 'today';
  if (isToday) parts.splice(3, 0, 'search');
  const [, type, owner, item, segment, ...rest] = parts;
  if ((type !== 'deck' && type !== 'category' && !isToday) || !owner || !item || rest.length > 0) return undefined;
  const parameters = new URLSearchParams(search);
  const ids = idsIn(item === 'search' ? parameters.getAll('id') : [item]);
  const wanted = segment || parameters.get('view') || 'introduction';
  const isShuffled = parameters.get('shuffle') === 'true';
  const source = sourceIn(parameters.get('source'));
  parameters.delete('view');
  parameters.delete('shuffle');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const path = `/${type}/${encodeURIComponent(owner)}${isToday ? '' : `/${encodeURIComponent(item)}`}`;
  const view = studyViews.find((each) => each === wanted && !(isToday && each === 'introduction'));
  return { type: type as StudyAddress['type'], owner, ids, view, path, query, isShuffled, source };
}

/** A language to read from, as addresses have it; anything else is none. */
export const sourceIn = (text: string | null): StudyAddress['source'] =>
  text === 'own' || isLanguageId(text) ? text : undefined;

/** Ids of decks or categories: numbers only, each once. */
export function idsIn(candidates: readonly string[]): string[] {
  return [...new Set(candidates.filter((id) => /^[1-9]\d{0,9}$/.test(id)))];
}

/** The address of the page that is shown. */
export function useStudyAddress(): StudyAddress | undefined {
  const { pathname, search } = useAddress();
  return useMemo(() => readAddress(pathname, search), [pathname, search]);
}

/** Words chosen out of a study; goes along from view to view in the browser's history. */
export interface Selection {
  word_ids: readonly number[];
  /** By the scheduled-practice icon: all that are due. */
  isFromSchedule: boolean;
}

/** The state that pages of a study store in the history beside their addresses. */
export interface StudyState {
  selection?: Selection;
  /** Sentences chosen out of a study, to be practised; absent: all of them. */
  sentence_ids?: readonly number[];
  /** The entry before this one in the history is the introduction of the same study. */
  isFromIntroduction?: boolean;
}

/** The state that was stored in the history with the address of a page of a study. */
export const studyStateOf = ({ state }: Address): StudyState => state;

/** The selection that the current page was opened with. */
export function useSelection(): Selection | undefined {
  return studyStateOf(useAddress()).selection;
}

/** The sentences that were chosen on the way to the current page; undefined: all. */
export function useChosenSentences(): readonly number[] | undefined {
  return studyStateOf(useAddress()).sentence_ids;
}

/** Chooses sentences, or with none all of them again; the page stays where it is. */
export function chooseSentences(sentence_ids: readonly number[]): void {
  const { sentence_ids: before, ...state } = studyStateOf(currentAddress());
  if (before?.join() !== sentence_ids.join()) amendState(sentence_ids.length > 0 ? { ...state, sentence_ids } : state);
}

export interface StudyNavigation {
  /** Opens a view of the same study; ids and selections go along. */
  open: (view: StudyView, isShuffled?: boolean) => void;
  /** Makes words the selection, or with undefined all words again. */
  select: (selection: Selection | undefined) => void;
  /** Back to the introduction: to the entry of the history it was opened from, so that back does not lead into an ended mode. */
  leave: () => void;
}

const stateOf = (selection: Selection | undefined): StudyState => (selection ? { selection } : {});

/** What was chosen out of the study here; it goes along from view to view. */
export function chosenHere(): StudyState {
  const { selection, sentence_ids } = studyStateOf(currentAddress());
  return { ...stateOf(selection), ...(sentence_ids && { sentence_ids }) };
}

/** Ways between the views of one study. */
export function useStudyNavigation(address: StudyAddress): StudyNavigation {
  return {
    open: (view, isShuffled) => {
      const isFromIntroduction = address.view === 'introduction';
      push(addressOf(address, view, isShuffled), { ...chosenHere(), isFromIntroduction });
    },
    select: (selection) => push(addressOf(address, 'introduction'), stateOf(selection)),
    leave: () => {
      const { isFromIntroduction } = studyStateOf(currentAddress());
      const introduction = addressOf(address, 'introduction');
      if (isFromIntroduction || currentAddress().from === introduction) back();
      else replace(introduction, chosenHere());
    },
  };
}
