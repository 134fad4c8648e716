import { useLingui } from '@lingui/react/macro';
import type { Visibility } from '@lexiroom/contracts/items';

/** A function that says who sees a deck. */
export function useSeenByWords(): (seen_by: Visibility) => string {
  const { t } = useLingui();
  return (seen_by) =>
    ({
      public: t`Everybody can find it.`,
      link: t`Whoever has its address sees it.`,
      private: t`Only you see it.`,
    })[seen_by];
}
