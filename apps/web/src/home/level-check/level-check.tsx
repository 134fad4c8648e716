import { Trans, useLingui } from '@lingui/react/macro';
import { type CheckedWord, levelToBeginWith } from '@lexiroom/domain/level-check';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { statusOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { LoadFailure } from '../../page/load-failure.tsx';
import { newSeed } from '../../study/modes/seed.ts';
import type { LevelOfDecks } from '../deck-levels.ts';
import { type CheckQuestion, checkQuestions } from './check-words.ts';

export interface LevelCheckProps {
  /** The easiest first; each has decks. */
  levels: readonly LevelOfDecks[];
  /** Called with the level to begin with. */
  onLevel: (level: LevelOfDecks) => void;
  onClose: () => void;
}

/** Ten pictures tell at which level to begin. Nothing of it is kept. */
export function LevelCheck({ levels, onLevel, onClose }: LevelCheckProps) {
  const [seed] = useState(newSeed);
  const [checked, setChecked] = useState<readonly CheckedWord[]>([]);
  const { data, error, refetch } = useQuery({
    queryKey: ['level_check', seed],
    queryFn: () => checkQuestions(levels, seed),
    gcTime: 0,
    staleTime: Infinity,
  });
  const question = data?.[checked.length];
  return (
    <Dialog title={<Trans>What do you know already?</Trans>} onClose={onClose} width="wide">
      {error ? (
        <LoadFailure status={statusOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : question ? (
        <Question
          key={checked.length}
          question={question}
          number={checked.length + 1}
          count={data.length}
          onAnswer={(is_known) => setChecked([...checked, { level: question.level, is_known }])}
        />
      ) : (
        <Result checked={checked} level={levels[levelToBeginWith(checked, levels.length)]!} onLevel={onLevel} />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  question: CheckQuestion;
  number: number;
  count: number;
  onAnswer: (isKnown: boolean) => void;
}

function Question({ question: { word, options }, number, count, onAnswer }: QuestionProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-4">
      <Arrival>
        <Trans>
          {number} of {count}
        </Trans>
      </Arrival>
      <Picture
        src={word.image_path}
        alt={word.source_translation ?? ''}
        lazy={false}
        shape="fill"
        className="h-[32dvh] rounded-3xl"
      />
      <ul aria-label={t`Which word is it?`} className="grid grid-cols-2 gap-3">
        {options.map((option) => (
          <li key={option.word_id}>
            <button
              type="button"
              onClick={() => onAnswer(option.word_id === word.word_id)}
              className="size-full min-h-16 rounded-2xl border-2 border-line bg-card px-3 py-2 text-xl font-bold wrap-anywhere shadow-press shadow-line hover:border-brand"
            >
              <UserText language={option.target_language}>{option.target_translation}</UserText>
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={() => onAnswer(false)} className="self-center">
        <Trans>I don’t know</Trans>
      </Button>
    </div>
  );
}

function Result({
  checked,
  level,
  onLevel,
}: { checked: readonly CheckedWord[]; level: LevelOfDecks } & Pick<LevelCheckProps, 'onLevel'>) {
  const known = checked.filter(({ is_known }) => is_known).length;
  const count = checked.length;
  return (
    <div className="flex flex-col items-start gap-4">
      <Arrival isLarge>
        <Trans>
          You knew {known} of {count}.
        </Trans>
      </Arrival>
      <p className="text-lg">
        <Trans>
          Level <bdi dir="ltr">{level.level}</bdi> is a good place to begin.
        </Trans>
      </p>
      <Button look="sun" onClick={() => onLevel(level)}>
        <Trans>Show its topics</Trans>
      </Button>
    </div>
  );
}

/** Has the focus when its question or result comes, so that it is read out and keys go on from here. */
function Arrival({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p
      ref={place}
      tabIndex={-1}
      className={`outline-none ${isLarge ? 'font-display text-2xl font-bold' : 'font-semibold text-soft'}`}
    >
      {children}
    </p>
  );
}
