import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { myClassesQuery } from '../../classes/class-queries.ts';
import { classesCatalogues } from '../../i18n/catalogues/classes.ts';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';

const MyClasses = lazyPart(async () => {
  const part = withWords(import('../../classes/joining/my-classes.tsx'), classesCatalogues);
  return (await withWords(part, pagesCatalogues)).MyClasses;
});

/** The classes that whoever is logged in is a student of; nothing, and no script, for those who are in none. */
export function JoinedClasses() {
  const { data } = useQuery(myClassesQuery);
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      <MyClasses classes={data} />
    </Suspense>
  );
}
