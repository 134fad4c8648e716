import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@lexiroom/domain/printed-quiz';
import { Check, X } from 'lucide-react';

/** How a mark is named. */
export function useMarkNames(): (mark: Mark | null) => string {
  const { t } = useLingui();
  return (mark) => (mark === 'right' ? t`Right` : mark === 'wrong' ? t`Wrong` : t`Not answered`);
}

/** A mark as a sign that is told apart without colours. */
export function MarkSign({ mark }: { mark: Mark | null }) {
  if (mark === null) return <span aria-hidden="true" className="size-1.5 rounded-full bg-edge" />;
  const Icon = mark === 'right' ? Check : X;
  return <Icon className="size-6" strokeWidth={3} aria-hidden="true" />;
}

/** The colours of a place with a mark. */
export const markLook = (mark: Mark | null): string =>
  mark === null ? 'bg-card text-soft' : mark === 'right' ? 'bg-good-wash text-good-ink' : 'bg-bad-wash text-bad-ink';
