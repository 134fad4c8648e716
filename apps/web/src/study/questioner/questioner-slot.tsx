import { Suspense } from 'react';
import { lazyPart } from '../../browser/lazy-part.ts';
import { pagesCatalogues } from '../../i18n/catalogues/pages.ts';
import { withWords } from '../../i18n/language-provider.tsx';
import type { Study } from '../study.ts';
import type { RunningModes } from './turns.ts';

const Questioner = lazyPart(async () => (await withWords(import('./questioner.tsx'), pagesCatalogues)).Questioner);

/** The students of the class that is studied with; fetched only where there is one. */
export function QuestionerSlot({ study, ...running }: { study: Study } & RunningModes) {
  const { class_id } = study;
  return class_id === undefined ? null : (
    <Suspense fallback={<div className="min-h-24" />}>
      <Questioner study={study} class_id={class_id} {...running} />
    </Suspense>
  );
}
