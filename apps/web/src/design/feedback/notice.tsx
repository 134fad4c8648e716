import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

export type NoticeTone = 'good' | 'bad' | 'plain';
const looks: Record<NoticeTone, string> = {
  good: 'bg-good-wash text-good-ink',
  bad: 'bg-bad-wash text-bad-ink',
  plain: 'bg-brand-wash text-brand-ink',
};
const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };

/** A line that says how something went; bad news is spoken at once, other news when there is time. */
export function Notice({ tone = 'plain', children }: { tone?: NoticeTone; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-2xl px-4 py-3 font-medium ${looks[tone]}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
