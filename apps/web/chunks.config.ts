import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const source = (file: string) => path.join(import.meta.dirname, 'src', file);
const index = source('main.tsx');
const live = source('live-main.tsx');
const routes = source('routes.tsx');
/** Lists the pages that a study leads nowhere near. */
const pageWays = source('page-ways.ts');
const studyPage = source('study/study-page.tsx');
const games = source('games/game-views.tsx');
/** Imports the page on which any game is played; what each game is played in. */
const gameOpening = source('games/frame/game-opening.tsx');
const gameScreens = source('games/games.ts');
/** What leads on from a study; its sentences, and the way to them on its first page. */
const ways = source('study-ways.ts');
/** Typed on the front page too. */
const pin = source('live/pin.ts');
const gamesCatalogues = source('i18n/catalogues/games.ts');
const sentencesCatalogues = source('i18n/catalogues/sentences.ts');
const sentences = source('sentences/introduction/sentences-page.tsx');
const practiceOpening = source('sentences/practice/practices.tsx');
const practices = ['sentence-practice', 'revise/revise-page', 'scramble/scramble-page'].map((name) =>
  source(`sentences/practice/${name}.tsx`),
);
const sentencesButton = source('sentences/sentences-button.tsx');
/** Prints the words of a study, which it reads as that does. */
const printPage = source('printing/print-page.tsx');
const introduction = source('study/introduction/study-introduction.tsx');
/** Fetched by any mode once it is in sight; games begin with it. */
const bottomBar = source('study/modes/frame/bottom-bar.tsx');
/** In one file with what the first page of sentences needs. */
const dueDate = source('study/words/due-date.tsx');
const modes = ['study-mode', 'test-mode', 'revise-mode'].map((name) => source(`study/modes/${name}/${name}.tsx`));
/** A question with options: Test begins with one, Study fetches it while its first word is looked at. */
const questionPages = ['question', 'question-option', 'question-prompt'].map((name) =>
  source(`study/modes/pages/${name}.tsx`),
);
/** Heard and felt in games and in the practice of sentences: each of them by itself is a file of some lines. */
const felt = ['games/frame/feel/effects.ts', 'games/frame/feel/feel.ts', 'sentences/practice/use-emitted.ts'].map(
  source,
);
/** Fetched later by modes; what they share with the first page of a study comes with that, in no file of its own. */
const laterInModes = ['run-end/run-end', 'pages/pin-button'].map((name) => source(`study/modes/${name}.tsx`));
/** What a player does after a quiz takes parts of a study as the study has them, so that they stay its own. */
const kept = ['after-quiz', 'kept-list'].map((name) => source(`live/keep/${name}.tsx`));
/** Fetched by every page behind index.html, once it is drawn. */
const afterFirstRender = source('after-first-render.ts');

/** Parts of a study and icons. */
const isDrawn = (module: string) => module.startsWith(source('study')) || module.includes('/lucide-react/');

/** What few pages use of the query cache, whose package imports all there is. */
const ofFewPages = /\/(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|useMutationState)\.js$/;

/** The files of the build that several pages share, those first that others build on. */
const files = [
  /** What both entries begin with, or a phone in a quiz and the first page of a study. */
  'base',
  /** What index.html begins with, and some live page needs too. */
  'parts',
  /** What else index.html begins with. */
  'frame',
  /** How a pin is typed. */
  'pin',
  /** What a phone in a quiz shares with the modes of a study. */
  'played',
  /** What a phone shows before the quiz, and later pages below /live share. */
  'door',
  /** What the host's pages share with a study; what other pages do. */
  'hosted',
  'pages',
  /** What any view of a study begins with; what its modes and the practice of sentences run in. */
  'study',
  'running',
  /** What more than one mode needs; of that what only those need that ask with options, and games; what games do not. */
  'modes',
  'asked',
  'questions',
  'options',
  'felt',
  /** What is switched in any of them. */
  'bar',
  /** What every page fetches once it is drawn, and other pages share. */
  'followed',
  /** What the first page of a study, and no mode, shares with the first pages of games and sentences; with others. */
  'told',
  'opened',
  /** What it shares with the practice of sentences; with their first page; what its ways to other views are made of. */
  'sentences',
  'introduced',
  'ways',
  /** What tells which sentences can be practised in which way. */
  'playable',
] as const;
type File = (typeof files)[number];

/**
 * By itself the bundler makes a file for every set of pages that share something: eighty for a study, each compressed
 * apart from the others. These few hold next to nothing that a study does without, and make nothing larger that the live
 * entry begins with (`test/journeys/first-load.spec.ts` weighs both).
 */
export const chunks: Rolldown.CodeSplittingGroup[] = files.map((file, place) => ({
  name: (module, graph) => (fileOf(graph)(module) === file ? file : null),
  debugName: file,
  priority: files.length - place,
}));

let known: { graph: Graph; fileOf: (module: string) => File | null } | undefined;

/** Which file a module goes to; null for one of its own, or that of its only user. */
function fileOf(graph: Graph): (module: string) => File | null {
  if (known?.graph !== graph) known = { graph, fileOf: sorted(graph) };
  return known.fileOf;
}

function sorted(graph: Graph): (module: string) => File | null {
  const of = (...starts: string[]) => reached(graph, starts, false);
  const laterOf = (module: string) => graph.getModuleInfo(module)?.dynamicallyImportedIds ?? [];
  const onIndex = of(index);
  const onLive = of(live);
  const anywhereOnIndex = reached(graph, [index], true);
  const anywhereLive = reached(graph, [live], true, kept);
  const onFirstPage = of(studyPage, introduction);
  const onStudyPage = of(studyPage);
  const onIntroduction = of(introduction);
  const onModes = modes.map((mode) => of(mode));
  const onLaterInModes = of(...laterInModes);
  const onFirstGames = of(games);
  const onGames = of(games, ...laterOf(gameOpening), ...laterOf(gameScreens));
  const onSentencesButton = of(sentencesButton);
  const onSentencesPage = of(sentences);
  const onPractice = of(...practices);
  const onPracticeOpening = of(practiceOpening);
  const onSentences = of(sentences, ...practices);
  const onBottomBar = of(bottomBar);
  const onDueDate = of(dueDate);
  const later = of(afterFirstRender);
  const pages = [...laterOf(routes), ...laterOf(pageWays)];
  // The games and sentences of a study are fetched after its page, and share the files of its views.
  const ofStudy = new Set([studyPage, ways, pageWays, printPage]);
  const onOtherPages = of(...pages.filter((page) => !ofStudy.has(page)));
  const starts = new Set([index, live, studyPage, introduction, afterFirstRender, sentencesButton, ...modes]);
  /** The first page of a study fetches its way to the sentences with itself: what that is made of comes in one file. */
  const isWithButton = (module: string, modesWith: number) =>
    modesWith === 0 &&
    !onStudyPage.has(module) &&
    !later.has(module) &&
    !onLive.has(module) &&
    (onSentencesButton.has(module) || (onIntroduction.has(module) && onSentences.has(module)));
  /** What games do not need. */
  const isPlayable = (module: string) =>
    onPracticeOpening.has(module) &&
    onSentencesPage.has(module) &&
    ![onGames, onLive, onOtherPages, later].some((view) => view.has(module));
  /** A study begins without it, and so do Revise and the practice of sentences, which ask no question with options. */
  const onRevise = of(source('study/modes/revise-mode/revise-mode.tsx'));
  const isAsked = (module: string) =>
    ![onStudyPage, onIntroduction, onSentences, onRevise, onOtherPages].some((view) => view.has(module));
  return (module) => {
    if (starts.has(module) || !/\.[mc]?[jt]sx?$/.test(module) || ofFewPages.test(module)) return null;
    if (questionPages.includes(module)) return 'options';
    if (felt.includes(module)) return 'felt';
    if (onLive.has(module) && !anywhereOnIndex.has(module)) return 'door';
    if (onIndex.has(module)) return onLive.has(module) ? 'base' : anywhereLive.has(module) ? 'parts' : 'frame';
    const modesWith = onModes.filter((mode) => mode.has(module)).length;
    // So small that it is none of its own.
    if (module === sentencesCatalogues) return 'pages';
    // By themselves these two would come with what a phone shows before a quiz.
    if (module === gamesCatalogues) return 'base';
    if (module === pin) return 'pin';
    if (isWithButton(module, modesWith)) {
      if (onPractice.has(module) || onPracticeOpening.has(module)) return 'sentences';
      if (onGames.has(module)) return 'told';
      return onSentences.has(module) ? 'introduced' : 'ways';
    }
    if (!onFirstPage.has(module) && modesWith === 0) {
      if (isPlayable(module)) return 'playable';
      if (onBottomBar.has(module) && !onLive.has(module)) return 'bar';
      return later.has(module) && (onOtherPages.has(module) || onSentences.has(module)) ? 'followed' : null;
    }
    if (onLive.has(module)) return onFirstPage.has(module) ? 'base' : 'played';
    const isElsewhere = anywhereLive.has(module) || onOtherPages.has(module);
    const isOpened = isElsewhere || onGames.has(module);
    const isOfStudy = onStudyPage.has(module) || later.has(module);
    // By themselves games and the page of sentences would come with all of what the first page opens with.
    const isShared = onFirstGames.has(module) || onDueDate.has(module);
    if (isOpened && !isOfStudy && modesWith === 0) return isShared ? 'told' : 'opened';
    if (anywhereLive.has(module)) return isAsked(module) ? 'asked' : 'hosted';
    if (onOtherPages.has(module)) return 'pages';
    if (isOfStudy) return 'study';
    if (onIntroduction.has(module)) return modesWith > 0 ? 'study' : onLaterInModes.has(module) ? 'introduced' : null;
    // What the choice of a game and the first page of each need of the modes, such as their keys.
    if (modesWith > 0 && onFirstGames.has(module) && isDrawn(module)) return 'study';
    if (modesWith > 1 && onSentencesPage.has(module)) return 'study';
    if (modesWith > 1 && onPractice.has(module)) return 'running';
    if (modesWith > 1 && isAsked(module)) return onGames.has(module) ? 'asked' : 'questions';
    return modesWith > 1 || (modesWith > 0 && onGames.has(module)) ? 'modes' : null;
  };
}

/** All that is imported from some modules on, others left `without`; with what is fetched later, when `andLater`. */
function reached(
  graph: Graph,
  starts: readonly string[],
  andLater: boolean,
  without: readonly string[] = [],
): ReadonlySet<string> {
  const found = new Set<string>(without);
  const waiting = [...starts];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (found.has(module)) continue;
    found.add(module);
    const info = graph.getModuleInfo(module);
    if (!info || isBarrel(module)) continue;
    const barrels = info.importedIds.filter(isBarrel).flatMap((barrel) => namedIn(graph, module, barrel));
    waiting.push(...info.importedIds, ...barrels, ...(andLater ? info.dynamicallyImportedIds : []));
  }
  return found;
}

const domain = path.join(import.meta.dirname, '../../libs/domain/src');

/** A list of what other files export. Of such packages only what is named is built in, as they say in `sideEffects`. */
const isBarrel = (module: string): boolean =>
  module.endsWith('/lucide-react.mjs') || (module.startsWith(domain) && module.endsWith('/index.ts'));

/** The files of what a module names of a barrel, in it or in one that it lists in turn. */
function namedIn(graph: Graph, module: string, barrel: string): string[] {
  const imports = statements(graph, module, 'import|export').filter(({ from }) => isSame(from, module, barrel));
  return imports.flatMap(({ names }) => names.flatMap(([name]) => listedAs(graph, barrel, name)));
}

/** The file that a barrel lists a name from; nothing for a type. */
function listedAs(graph: Graph, barrel: string, name: string): string[] {
  const lists = statements(graph, barrel, 'export');
  return lists.flatMap(({ names, from }) => {
    const listed = names.find(([, exported]) => exported === name);
    const file = path.join(path.dirname(barrel), from);
    if (!listed) return [];
    return isBarrel(file) ? listedAs(graph, file, listed[0]) : [file];
  });
}

const isSame = (from: string, module: string, barrel: string): boolean =>
  from === 'lucide-react'
    ? barrel.endsWith('/lucide-react.mjs')
    : barrel ===
      (from.startsWith('.')
        ? path.join(path.dirname(module), from)
        : path.join(domain, from.replace('@lexiroom/domain/', ''), 'index.ts'));

/** The statements of a module that name what they take from another file; each name as it is there, and as it is here. */
function statements(graph: Graph, module: string, word: string): { names: [string, string][]; from: string }[] {
  const code = graph.getModuleInfo(module)?.code ?? '';
  const found = code.matchAll(new RegExp(`(?:${word})\\s*\\{([^}]*)\\}\\s*from\\s*["']([^"']+)["']`, 'g'));
  return [...found].map(([, list = '', from = '']) => ({
    from,
    names: list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name): [string, string] => {
        const [there = '', here = there] = name.split(/\s+as\s+/);
        return [there, here];
      }),
  }));
}
