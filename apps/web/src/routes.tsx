import { lazyPart } from './browser/lazy-part.ts';
import { withWords } from './i18n/language-provider.tsx';
import { pagesCatalogues } from './i18n/catalogues/pages.ts';
import { treeCatalogues } from './i18n/catalogues/tree.ts';
import { CurrentPage, currentAddress, Navigation, page, pageAt } from './navigation/index.ts';
import type { pageWays as PageWays } from './page-ways.ts';
import { NotFound } from './page/not-found.tsx';
import { Shell } from './shell/shell.tsx';
import type { SentenceView } from './study/study-address.ts';

/** What is not a study has words of its own. */
const around = <Part,>(part: Promise<Part>) => withWords(part, pagesCatalogues);
const tree = <Part,>(part: Promise<Part>) => withWords(part, treeCatalogues);

/** What leads on from a study: fetched apart, as most pages need nothing of it. */
const ways = () => import('./study-ways.ts');
const fetchGames = async () => (await ways()).fetchGames();
const fetchSentences = async (view: SentenceView) => (await ways()).fetchSentences(view);
const SentencesButton = lazyPart(async () => (await ways()).fetchSentencesButton());

type Others = { [Name in keyof typeof PageWays]: Awaited<ReturnType<(typeof PageWays)[Name]>> };
/** A page that a study leads nowhere near: fetched by way of a file that lists those, so that a study begins with less. */
const other =
  <Name extends keyof Others>(name: Name) =>
  async () =>
    (await (await import('./page-ways.ts')).pageWays[name]()) as Others[Name];

/**
 * Every page behind index.html. `:name` comes to the page as a property; what stands behind the question mark it reads
 * itself.
 */
const pages = [
  page(['/', '/today'], async () => (await around(import('./home/home-page.tsx'))).HomePage),
  page('/decks', async () => (await around(import('./home/decks-page.tsx'))).DecksPage),
  page('/login', async () => (await around(import('./accounts/log-in/log-in-page.tsx'))).LogInPage),
  page('/signup', async () => (await around(import('./accounts/sign-up/sign-up-page.tsx'))).SignUpPage),
  // Before the studies, whose addresses begin alike.
  page('/deck/:owner/new', other('newDeck')),
  page('/deck/:owner/:item/edit', other('editDeck')),
  page('/translate', other('translate')),
  page(
    // `item` is an id, or `search` with the ids as parameters; `view` what is shown of the study.
    [
      '/deck/:owner/:item',
      '/deck/:owner/:item/:view',
      '/category/:owner/:item',
      '/category/:owner/:item/:view',
      // Words of any decks, named by parameters.
      '/today/:owner/:view',
    ],
    async () => (await import('./study/study-page.tsx')).studyPageOf({ fetchGames, fetchSentences, SentencesButton }),
  ),
  // Before the pages of stories, whose addresses begin alike.
  page('/story/:owner/new', other('newStory')),
  // `item` is an id; `view=story` opens the book.
  page('/story/:owner/:item', other('story')),
  // Before the folders, whose addresses begin alike.
  page('/user/:username/progress', other('progress')),
  page(
    ['/user/:username', '/user/:username/:directory'],
    async () => (await tree(import('./home/user-page.tsx'))).UserPage,
  ),
  page('/unsubscribe/:token', other('unsubscribe')),
  page('/verify/:verification_string', other('verify')),
  page('/revert_email_change/:reversion_string', other('revertEmail')),
  page('/forgot_password', other('forgotPassword')),
  page('/reset_password/:reset_string', other('resetPassword')),
  page('/oauth/:provider', other('oauth')),
  page('/select_username', other('selectUsername')),
  page('/classes', other('classes')),
  page('/class/:class_id', other('oneClass')),
  page('/join', other('typeCode')),
  page('/join/:code', other('joinClass')),
  page('/class/:class_id/matrix', other('matrix')),
  page('/class/:class_id/student/:student_id', other('student')),
  page('/create_quiz/:items', other('print')),
  page('/create_quiz/marks/:quiz_id', other('marks')),
  // `id`: an import that has begun.
  page('/import', other('import')),
  page('/settings', other('settings')),
  page(['/admin', '/admin/:section'], other('admin')),
  page(['/docs', '/docs/:name'], other('document')),
];

/** Begins to fetch the page that was asked for, before anything is drawn. */
export function loadPage(): void {
  // Should it fail, drawing the page says so.
  pageAt(pages, currentAddress().pathname)
    ?.page.load()
    .catch(() => undefined);
}

/** The frame, and in it the page at the address. */
export function App() {
  return (
    <Navigation pages={pages}>
      <Shell>
        <CurrentPage notFound={<NotFound />} />
      </Shell>
    </Navigation>
  );
}
