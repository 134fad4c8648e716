import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../design/feedback/loading.tsx';
import { Page } from '../page/page.tsx';

/** The shape of a study's first page until it comes. */
export function StudySkeleton() {
  const { t } = useLingui();
  return (
    <Page>
      <output className="sr-only">{t`Loading…`}</output>
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:gap-x-8">
        <Skeleton className="aspect-[10/9] w-[min(7rem,28vw)] rounded-2xl sm:w-56 sm:rounded-[1.75rem] lg:w-80" />
        <div className="flex min-w-0 flex-col gap-4 max-sm:contents">
          <div className="flex flex-col gap-3 max-sm:min-h-40">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-6 w-1/3" />
          </div>
          <div className="flex min-w-0 flex-col gap-4 max-sm:col-span-2">
            <Skeleton className="h-14 w-72 max-w-full" />
            <Skeleton className="h-16 rounded-2xl sm:w-60" />
            <Skeleton className="-mt-1 h-12 rounded-2xl max-sm:h-42 sm:max-w-3xl" />
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="mt-28 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-3 sm:mt-32 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 min-[100rem]:grid-cols-6"
      >
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-[10/14] rounded-3xl" />
        ))}
      </div>
    </Page>
  );
}
