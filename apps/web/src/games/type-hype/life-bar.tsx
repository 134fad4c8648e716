import { fullLife } from '@lexiroom/domain/games/type-hype';
import { Trans, useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';

/** The life that is left: a heart, its number, and a bar. */
export function LifeBar({ life }: { life: number }) {
  const { t } = useLingui();
  const isLow = life <= 30;
  return (
    <div className="flex min-w-0 items-center gap-2 lg:flex-wrap">
      <Heart
        className={`size-6 shrink-0 ${isLow ? 'text-bad-ink' : 'text-good-ink'}`}
        fill="currentColor"
        aria-hidden="true"
      />
      <span className="font-semibold text-soft max-lg:sr-only">
        <Trans>Life</Trans>
      </span>
      <span className="font-display text-xl font-extrabold tabular-nums" aria-hidden="true">
        {Math.ceil(life)}
      </span>
      <meter aria-label={t`Life`} min={0} max={fullLife} value={Math.ceil(life)} className="sr-only" />
      <span className="block h-3 w-14 overflow-hidden rounded-full bg-line sm:w-28 lg:w-full" aria-hidden="true">
        <span
          className={`block size-full origin-left rounded-full transition-transform duration-200 rtl:origin-right ${isLow ? 'bg-bad' : 'bg-good-ink'}`}
          style={{ transform: `scaleX(${life / fullLife})` }}
        />
      </span>
    </div>
  );
}
