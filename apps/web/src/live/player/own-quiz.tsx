import { lazy, Suspense } from 'react';
import { hostingCatalogues } from '../../i18n/catalogues/hosting.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useIsLoggedIn } from '../logged-in.ts';

const OwnQuizzes = lazy(async () => ({
  default: (await withWords(import('../host/own-quizzes.tsx'), hostingCatalogues)).OwnQuizzes,
}));

/** The quizzes of somebody who is logged in and came here to host. Phones of players without an account do not fetch them. */
export function OwnQuiz() {
  return useIsLoggedIn() ? (
    <Suspense>
      <OwnQuizzes />
    </Suspense>
  ) : null;
}
