import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.ts';
import { ClassPage } from '../classes/page/class-page.tsx';
import type { ClassParts } from '../classes/page/class-sections.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { pagesCatalogues } from '../i18n/catalogues/pages.ts';
import { printingCatalogues } from '../i18n/catalogues/printing.ts';
import { withWords } from '../i18n/language-provider.tsx';
import { useSession } from '../session/session.ts';
import { DeckLessonButtons, LessonButtons } from './lesson/lesson-buttons.tsx';

const ProgressSection = lazyPart(
  async () => (await withWords(import('./progress/progress-section.tsx'), pagesCatalogues)).ProgressSection,
);

const ClassPrints = lazyPart(
  async () => (await withWords(import('../printing/prints/class-prints.tsx'), printingCatalogues)).ClassPrints,
);

const parts: ClassParts = { Progress, Prints, Lesson: LessonButtons, DeckLesson: DeckLessonButtons };

/**
 * `/class/{class_id}` with lessons that begin there, and with what the class has learned and is forgetting, and what was
 * printed for it, each fetched when it is asked for.
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

function Prints({ class_id }: { class_id: number }) {
  const { user } = useSession();
  return (
    <Suspense fallback={<Loading />}>{user && <ClassPrints class_id={class_id} owner={user.username} />}</Suspense>
  );
}
