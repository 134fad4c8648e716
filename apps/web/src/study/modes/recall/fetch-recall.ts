import type { DeckData } from '@lexiroom/contracts/decks';
import { type ComponentType, useState } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import { recallKey } from '../../recall/recall-key.ts';
import type { Study } from '../../study.ts';

type RecallParts = typeof import('./recall-parts.ts');

let fetched: RecallParts | undefined;

/** What words are typed and listened to with; undefined until it was fetched by a study that is set to it. */
export const recallParts = (): RecallParts | undefined => fetched;

/** A mode as it is, and once what words are typed and listened to with was fetched: by a study that is set to it. */
export function recallMode<Props>(Mode: ComponentType<Props>) {
  const Later = lazyPart(async () => {
    fetched = await withWords(import('./recall-parts.ts'), pagesCatalogues);
    return Mode;
  });
  return (data: Pick<DeckData, 'recall'>): ComponentType<Props> =>
    recallKey(data).length > 0 ? (Later as ComponentType<Props>) : Mode;
}

/** A study as it is, with the settings that it was opened with: those chosen at the end of a run hold for the next. */
export function useFirstRecall(study: Study): Study {
  const [recall] = useState(study.data.recall);
  const { recall: _now, ...data } = study.data;
  return { ...study, data: { ...data, ...(recall && { recall }) } };
}
