import { accountCatalogues } from './i18n/catalogues/account.ts';
import { classesCatalogues } from './i18n/catalogues/classes.ts';
import { editingCatalogues } from './i18n/catalogues/editing.ts';
import { importsCatalogues } from './i18n/catalogues/imports.ts';
import { pagesCatalogues } from './i18n/catalogues/pages.ts';
import { printingCatalogues } from './i18n/catalogues/printing.ts';
import { storiesCatalogues } from './i18n/catalogues/stories.ts';
import { treeCatalogues } from './i18n/catalogues/tree.ts';
import { withWords } from './i18n/language-provider.tsx';

const around = <Part>(part: Promise<Part>) => withWords(part, pagesCatalogues);
const account = <Part>(part: Promise<Part>) => withWords(part, accountCatalogues);
const classes = <Part>(part: Promise<Part>) => withWords(part, classesCatalogues);
const editing = <Part>(part: Promise<Part>) => withWords(part, editingCatalogues);
const imports = <Part>(part: Promise<Part>) => withWords(part, importsCatalogues);
const printing = <Part>(part: Promise<Part>) => withWords(part, printingCatalogues);
const stories = <Part>(part: Promise<Part>) => withWords(part, storiesCatalogues);
const tree = <Part>(part: Promise<Part>) => withWords(part, treeCatalogues);

/** Pages that a study leads nowhere near, each with its words. */
export const pageWays = {
  newDeck: async () => (await editing(import('./deck-editor/new-deck-page.tsx'))).NewDeckPage,
  editDeck: async () => (await editing(import('./deck-editor/edit-deck-page.tsx'))).EditDeckPage,
  translate: async () => (await editing(import('./deck-editor/translating/translate-page.tsx'))).TranslatePage,
  // With the words of the choice of a folder.
  newStory: async () => (await editing(stories(import('./stories/editor/making/new-story-page.tsx')))).NewStoryPage,
  story: async () => (await stories(import('./stories/story-page.tsx'))).StoryPage,
  verify: async () => (await account(import('./accounts/mailed-links/verify-page.tsx'))).VerifyPage,
  revertEmail: async () => (await account(import('./accounts/mailed-links/revert-email-page.tsx'))).RevertEmailPage,
  forgotPassword: async () =>
    (await account(import('./accounts/mailed-links/forgot-password-page.tsx'))).ForgotPasswordPage,
  resetPassword: async () =>
    (await account(import('./accounts/mailed-links/reset-password-page.tsx'))).ResetPasswordPage,
  oauth: async () => (await account(import('./accounts/google/oauth-page.tsx'))).OauthPage,
  selectUsername: async () => (await account(import('./accounts/google/select-username-page.tsx'))).SelectUsernamePage,
  settings: async () => (await account(import('./settings/settings-page.tsx'))).SettingsPage,
  unsubscribe: async () => (await account(import('./settings/reminders/unsubscribe-page.tsx'))).UnsubscribePage,
  progress: async () => (await tree(around(account(import('./home/progress/progress-page.tsx'))))).ProgressPage,
  classes: async () => (await classes(import('./classes/list/classes-page.tsx'))).ClassesPage,
  oneClass: async () =>
    (await classes(import('./class-statistics/class-page-with-progress.tsx'))).ClassPageWithProgress,
  typeCode: async () => (await classes(import('./classes/joining/type-code-page.tsx'))).TypeCodePage,
  joinClass: async () => (await classes(import('./classes/joining/join-class-page.tsx'))).JoinClassPage,
  matrix: async () => (await classes(around(import('./class-statistics/matrix/matrix-page.tsx')))).MatrixPage,
  student: async () => (await classes(around(import('./class-statistics/student/student-page.tsx')))).StudentPage,
  print: async () => (await printing(import('./printing/print-page.tsx'))).PrintPage,
  marks: async () => (await printing(import('./printing/marks/marks-page.tsx'))).MarksPage,
  // With the words of the choice of a folder.
  import: async () => (await editing(imports(import('./imports/import-page.tsx')))).ImportPage,
  admin: async () => (await around(editing(import('./admin/admin-page.tsx')))).AdminPage,
  document: async () => (await around(import('./documents/document-page.tsx'))).DocumentPage,
};
