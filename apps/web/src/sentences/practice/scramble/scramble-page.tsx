import { type Area, scrambledTexts, scrambleMachine, verdictOf } from '@lexiroom/domain/sentences/scramble';
import { languageOf } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { feel } from '../../../games/frame/feel/feel.ts';
import { newSeed } from '../../../study/modes/seed.ts';
import { useFocusOnArrival } from '../../../study/modes/pages/page-props.ts';
import { type SpokenType, useSentenceSound } from '../../sentence-sound.ts';
import type { PracticePageProps } from '../practice-page.ts';
import { SentencePrompt } from '../sentence-prompt.tsx';
import { useEmitted } from '../use-emitted.ts';
import { Board } from './board.tsx';

const types: readonly SpokenType[] = ['target', 'extra_target'];

/**
 * A sentence whose words are put in order, by dragging them or by a click on each (specification 2 section 4.3). Its key is
 * its place in the run.
 */
export function ScramblePage({ study, sentence, isAnswered, onAnswer, onNext }: PracticePageProps) {
  const { t } = useLingui();
  const heading = useFocusOnArrival();
  const language = study.data.target_language;
  const sound = useSentenceSound(study.data);
  const [input] = useState(() => ({
    texts: scrambledTexts(sentence, language).map((text, place) => ({
      ...text,
      has_sound: sound.canSay(sentence, types[place]!),
    })),
    language,
    seed: newSeed(),
    is_answered: isAnswered,
  }));
  const [snapshot, send, running] = useMachine(scrambleMachine, { input });
  const { context } = snapshot;
  const type = types[context.page_state]!;
  useEmitted(running, (event) => {
    if (event.type === 'right') feel('hit');
    if (event.type === 'wrong') feel('miss');
    if (event.type === 'answered') onAnswer(event.is_correct);
    if (event.type === 'speak') {
      void sound.say(sentence, types[event.page_state]!).then(() => send({ type: 'SOUND_ENDED' }));
    }
  });
  const isOver = snapshot.status === 'done';
  const stop = sound.stop;
  useEffect(() => stop, [stop]);
  useEffect(() => {
    if (isOver) onNext();
    // Once, when the page is over.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  const isRight = snapshot.matches('right');
  const isWrong = verdictOf(context, language) === 'wrong';
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-4 pb-4 low:gap-3 lg:[@media(min-height:46rem)]:pt-[7dvh]">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Put the words in order</Trans>
      </h1>
      <SentencePrompt study={study} sentence={sentence} type={type} />
      <Board
        key={context.page_state}
        arrangement={context}
        language={language}
        direction={languageOf(language).direction}
        verdict={isRight ? 'right' : isWrong ? 'wrong' : 'open'}
        onMove={(part_id: number, area: Area, place: number) => send({ type: 'MOVE', part_id, area, place })}
        onClick={(part_id: number) => send({ type: 'CLICK', part_id })}
      />
      <output className={`min-h-8 text-xl font-bold ${isRight ? 'text-good-ink' : 'text-bad-ink'}`}>
        {isRight ? t`Right!` : isWrong ? t`Not in this order. Move the words again.` : ''}
      </output>
    </div>
  );
}
