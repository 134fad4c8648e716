import { Trans } from '@lingui/react/macro';
import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** How many typed the word, missed it by little, and typed something else. What they typed, the room is not shown. */
export function TypedCounts({ counts: [right = 0, near = 0, other = 0] }: { counts: readonly number[] }) {
  return (
    <ul className="grid flex-[3] auto-rows-fr gap-4 lg:min-h-0">
      <Row
        icon={<Check className="size-12" strokeWidth={4} />}
        count={right}
        look="bg-[oklch(0.44_0.11_158)] text-white"
      >
        <Trans>typed it right</Trans>
      </Row>
      <Row icon={<Pencil className="size-12" strokeWidth={3} />} count={near} look="bg-card">
        <Trans>nearly had it</Trans>
      </Row>
      <Row icon={<X className="size-12" strokeWidth={4} />} count={other} look="bg-card">
        <Trans>typed something else</Trans>
      </Row>
    </ul>
  );
}

function Row({ icon, count, look, children }: { icon: ReactNode; count: number; look: string; children: ReactNode }) {
  return (
    <li className={`flex min-h-20 items-center gap-5 rounded-3xl px-6 text-3xl font-bold ${look}`}>
      <span aria-hidden="true">{icon}</span>
      <span className="min-w-0 flex-1">{children}</span>
      <span className="font-display text-5xl font-extrabold tabular-nums">{count}</span>
    </li>
  );
}
