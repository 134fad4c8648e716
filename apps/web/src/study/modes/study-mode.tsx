import { Page } from '../../shell/page.tsx';
import type { ViewProps } from '../study-page.tsx';

export function StudyMode({ study }: ViewProps) {
  return <Page title={study.name}>{study.words.length}</Page>;
}
