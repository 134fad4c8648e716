import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { ClassPage } from '../classes/page/class-page.tsx';
import type { ClassParts } from '../classes/page/class-sections.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { useSession } from '../session/session.ts';
import { DeckLessonButtons, LessonButtons } from './lesson/lesson-buttons.tsx';

const ProgressSection = lazyPart(
  async () => (await withWords(import('./progress/progress-section.tsx'), pagesCatalogues)).ProgressSection,
);

const parts: ClassParts = { Progress, Lesson: LessonButtons, DeckLesson: DeckLessonButtons };

/**
 * `/class/{class_id}` with lessons that begin there, and with what the class has learned and is forgetting, which is
 * fetched when it is asked for.
 */
export function ClassPageWithProgress({ class_id }: { class_id: string }) {
  return <ClassPage class_id={class_id} parts={parts} />;
}

function Progress({ class_id }: { class_id: number }) {
  const { user } = useSession();
  return (
    <Suspense fallback={<Loading />}>{user && <ProgressSection class_id={class_id} owner={user.username} />}</Suspense>
  );
}
