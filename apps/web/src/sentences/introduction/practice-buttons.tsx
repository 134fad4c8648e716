import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { playableCounts, type SentenceMode } from '@lexiroom/domain/sentences/practice';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Layers, type LucideIcon, Shuffle, SquareDashed } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { goOnTo } from '../../study/study-ways.ts';
import type { Study } from '../../study/study.ts';
import { practiceNames } from '../practice/practice-names.ts';

const ways = [
  { mode: 'sentence-revise', icon: Layers, shuffled: msg`Revise, shuffled` },
  { mode: 'fill-the-blanks', icon: SquareDashed, shuffled: msg`Fill the blanks, shuffled` },
  {
    mode: 'sentence-scramble',
    icon: ArrowLeftRight,
    shuffled: msg`Sentence Scramble, shuffled`,
  },
] as const satisfies readonly { mode: SentenceMode; icon: LucideIcon; shuffled: unknown }[];

interface PracticeButtonsProps {
  study: Study;
  sentences: readonly DeckSentence[];
  chosen: ReadonlySet<number>;
}

/** The three ways to practise; one without a sentence for it is closed (specification 2 section 2.6). */
export function PracticeButtons({ study, sentences, chosen }: PracticeButtonsProps) {
  const { t } = useLingui();
  const hint = useId();
  const counts = playableCounts(sentences, study.data.target_language, chosen);
  const lacksHighlights = study.isOwner && counts['fill-the-blanks'] === 0;
  return (
    <section aria-label={t`Ways to practise`} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {ways.map(({ mode, icon: Icon, shuffled }) => {
          const isClosed = counts[mode] === 0;
          const isHinted = mode === 'fill-the-blanks' && lacksHighlights;
          return (
            <span key={mode} className="inline-flex max-w-full max-sm:w-full">
              <Button
                look="brand"
                disabled={isClosed}
                {...(isHinted ? { 'aria-describedby': hint } : {})}
                icon={<Icon className="size-6 shrink-0" aria-hidden="true" />}
                className="min-w-0 grow rounded-e-none!"
                onClick={() => goOnTo(study, mode)}
              >
                {t(practiceNames[mode])}
              </Button>
              <Button
                look="brand"
                disabled={isClosed}
                aria-label={t(shuffled)}
                title={t(shuffled)}
                icon={<Shuffle className="size-5" aria-hidden="true" />}
                className="ms-0.5 rounded-s-none! px-3.5!"
                onClick={() => goOnTo(study, mode, true)}
              />
            </span>
          );
        })}
      </div>
      {lacksHighlights && (
        <p id={hint} className="font-medium text-soft">
          <Trans>You need to add highlights to your sentences.</Trans>
        </p>
      )}
    </section>
  );
}
