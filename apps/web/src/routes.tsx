import { accountCatalogues } from './i18n/catalogues/account.ts';
import { lazyPart } from './browser/lazy-part.ts';
import { classesCatalogues } from './i18n/catalogues/classes.ts';
import { editingCatalogues } from './i18n/catalogues/editing.ts';
import { withWords } from './i18n/language-provider.tsx';
import { pagesCatalogues } from './i18n/catalogues/pages.ts';
import { treeCatalogues } from './i18n/catalogues/tree.ts';
import { CurrentPage, currentAddress, Navigation, page, pageAt } from './navigation/index.ts';
import { NotFound } from './page/not-found.tsx';
import { Shell } from './shell/shell.tsx';
import type { SentenceView } from './study/study-address.ts';

/** What is not a study has words of its own. */
const around = <Part,>(part: Promise<Part>) => withWords(part, pagesCatalogues);
const account = <Part,>(part: Promise<Part>) => withWords(part, accountCatalogues);
const tree = <Part,>(part: Promise<Part>) => withWords(part, treeCatalogues);
const classes = <Part,>(part: Promise<Part>) => withWords(part, classesCatalogues);
const editing = <Part,>(part: Promise<Part>) => withWords(part, editingCatalogues);

/** What leads on from a study: fetched apart, as most pages need nothing of it. */
const ways = () => import('./study-ways.ts');
const fetchGames = async () => (await ways()).fetchGames();
const fetchSentences = async (view: SentenceView) => (await ways()).fetchSentences(view);
const SentencesButton = lazyPart(async () => (await ways()).fetchSentencesButton());

/**
 * Every page behind index.html. `:name` comes to the page as a property; what stands behind the question mark it reads
 * itself.
 */
const pages = [
  page('/', async () => (await around(import('./home/home-page.tsx'))).HomePage),
  page('/decks', async () => (await around(import('./home/decks-page.tsx'))).DecksPage),
  page('/login', async () => (await around(import('./accounts/log-in/log-in-page.tsx'))).LogInPage),
  page('/signup', async () => (await around(import('./accounts/sign-up/sign-up-page.tsx'))).SignUpPage),
  // Before the studies, whose addresses begin alike.
  page('/deck/:owner/new', async () => (await editing(import('./deck-editor/new-deck-page.tsx'))).NewDeckPage),
  page('/deck/:owner/:item/edit', async () => (await editing(import('./deck-editor/edit-deck-page.tsx'))).EditDeckPage),
  page('/translate', async () => (await editing(import('./deck-editor/translating/translate-page.tsx'))).TranslatePage),
  page(
    // `item` is an id, or `search` with the ids as parameters; `view` what is shown of the study.
    ['/deck/:owner/:item', '/deck/:owner/:item/:view', '/category/:owner/:item', '/category/:owner/:item/:view'],
    async () => (await import('./study/study-page.tsx')).studyPageOf({ fetchGames, fetchSentences, SentencesButton }),
  ),
  // Before the pages of stories, whose addresses begin alike.
  page('/story/:owner/new', async () => (await import('./story-ways.ts')).fetchNewStoryPage()),
  // `item` is an id; `view=story` opens the book.
  page('/story/:owner/:item', async () => (await import('./story-ways.ts')).fetchStoryPage()),
  page(
    ['/user/:username', '/user/:username/:directory'],
    async () => (await tree(import('./home/user-page.tsx'))).UserPage,
  ),
  page(
    '/verify/:verification_string',
    async () => (await account(import('./accounts/mailed-links/verify-page.tsx'))).VerifyPage,
  ),
  page(
    '/revert_email_change/:reversion_string',
    async () => (await account(import('./accounts/mailed-links/revert-email-page.tsx'))).RevertEmailPage,
  ),
  page(
    '/forgot_password',
    async () => (await account(import('./accounts/mailed-links/forgot-password-page.tsx'))).ForgotPasswordPage,
  ),
  page(
    '/reset_password/:reset_string',
    async () => (await account(import('./accounts/mailed-links/reset-password-page.tsx'))).ResetPasswordPage,
  ),
  page('/oauth/:provider', async () => (await account(import('./accounts/google/oauth-page.tsx'))).OauthPage),
  page(
    '/select_username',
    async () => (await account(import('./accounts/google/select-username-page.tsx'))).SelectUsernamePage,
  ),
  page('/classes', async () => (await classes(import('./classes/list/classes-page.tsx'))).ClassesPage),
  page(
    '/class/:class_id',
    async () => (await classes(import('./class-statistics/class-page-with-progress.tsx'))).ClassPageWithProgress,
  ),
  page('/join', async () => (await classes(import('./classes/joining/type-code-page.tsx'))).TypeCodePage),
  page('/join/:code', async () => (await classes(import('./classes/joining/join-class-page.tsx'))).JoinClassPage),
  page(
    '/class/:class_id/matrix',
    async () => (await classes(around(import('./class-statistics/matrix/matrix-page.tsx')))).MatrixPage,
  ),
  page(
    '/class/:class_id/student/:student_id',
    async () => (await classes(around(import('./class-statistics/student/student-page.tsx')))).StudentPage,
  ),
  page('/settings', async () => (await account(import('./settings/settings-page.tsx'))).SettingsPage),
  page(['/admin', '/admin/:section'], async () => (await around(editing(import('./admin/admin-page.tsx')))).AdminPage),
  page(['/docs', '/docs/:name'], async () => (await around(import('./documents/document-page.tsx'))).DocumentPage),
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
