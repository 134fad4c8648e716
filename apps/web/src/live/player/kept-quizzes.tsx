import { lazy } from 'react';
import { keepCatalogues } from '../../i18n/catalogues/keep.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import { useIsLoggedIn } from '../logged-in.ts';

const KeptList = lazy(async () => ({
  default: (await withWords(import('../keep/kept-list.tsx'), keepCatalogues)).KeptList,
}));

/** What was missed in earlier quizzes of this browser. */
export function KeptQuizzes() {
  return <KeptList isLoggedIn={useIsLoggedIn()} />;
}
