import { useLingui } from '@lingui/react/macro';
import type { Visibility } from '@lexiroom/contracts/items';
import { Globe, Link2, Lock } from 'lucide-react';

export const visibilityIcons = { public: Globe, link: Link2, private: Lock };

/** A sign for who sees an item, with its words; nothing for what everybody sees. */
export function VisibilityMark({ seen_by }: { seen_by: Visibility }) {
  const { t } = useLingui();
  if (seen_by === 'public') return null;
  const words = seen_by === 'private' ? t`Private` : t`By link`;
  const Icon = visibilityIcons[seen_by];
  return (
    <span title={words} className="inline-flex align-[-0.15em]">
      <Icon className="size-4.5" aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
