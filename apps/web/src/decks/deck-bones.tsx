import { useLingui } from '@lingui/react/macro';
import { Bone } from '../design/loading.tsx';
import { Page } from '../shell/page.tsx';

/** The shape of a deck's page until it comes. */
export function DeckBones() {
  const { t } = useLingui();
  return (
    <Page>
      <output className="sr-only">{t`Loading…`}</output>
      <div aria-hidden="true" className="grid items-center gap-5 sm:grid-cols-[auto_1fr] sm:gap-8">
        <Bone className="aspect-[10/9] w-full rounded-[1.75rem] max-sm:max-h-56 sm:w-60 lg:w-72" />
        <div className="flex flex-col gap-3">
          <Bone className="h-12 w-2/3" />
          <Bone className="h-6 w-1/2" />
          <Bone className="h-6 w-1/3" />
          <Bone className="mt-3 h-16 w-40" />
        </div>
      </div>
      <div
        aria-hidden="true"
        className="mt-20 grid grid-cols-2 gap-3 sm:mt-24 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 min-[100rem]:grid-cols-6"
      >
        {Array.from({ length: 12 }, (_, index) => (
          <Bone key={index} className="aspect-[10/13] rounded-3xl" />
        ))}
      </div>
    </Page>
  );
}
