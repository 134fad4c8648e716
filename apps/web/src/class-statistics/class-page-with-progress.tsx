import { lazy, Suspense } from 'react';
import { ClassPage } from '../classes/page/class-page.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { useSession } from '../session/session.ts';

const ProgressSection = lazy(async () => ({
  default: (await withWords(import('./progress/progress-section.tsx'), pagesCatalogues)).ProgressSection,
}));

/** `/class/{class_id}` with what the class has learned and is forgetting, which is fetched when it is asked for. */
export function ClassPageWithProgress({ class_id }: { class_id: string }) {
  return <ClassPage class_id={class_id} progress={Progress} />;
}

function Progress({ class_id }: { class_id: number }) {
  const { user } = useSession();
  return (
    <Suspense fallback={<Loading />}>{user && <ProgressSection class_id={class_id} owner={user.username} />}</Suspense>
  );
}
