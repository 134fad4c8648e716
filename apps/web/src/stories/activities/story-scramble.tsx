import type { Story } from '@lexiroom/contracts/stories';
import { languageOf } from '@lexiroom/domain/languages';
import { partsOf, scrambleMachine, verdictOf } from '@lexiroom/domain/sentences/scramble';
import { scrambleSentences } from '@lexiroom/domain/stories/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Picture } from '../../design/graphics/picture.tsx';
import { feel } from '../../games/frame/feel/feel.ts';
import { Board } from '../../sentences/practice/scramble/board.tsx';
import { useEmitted } from '../../sentences/practice/use-emitted.ts';
import { newSeed } from '../../study/modes/seed.ts';
import { ActivityEnd, ActivityFrame } from './activity-frame.tsx';

/** The sentences of a story, in its order: the words of each are brought in theirs. */
export function StoryScramble({ story }: { story: Story }) {
  const { story_sections, story_language } = story;
  const [sentences] = useState(() => scrambleSentences(story_sections, story_language));
  const [run, setRun] = useState(0);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [place, setPlace] = useState(0);
  const sentence = sentences[place];
  const again = () => {
    setRun(run + 1);
    setAnswers([]);
    setPlace(0);
  };
  return (
    <ActivityFrame story={story} done={place} count={sentences.length}>
      {sentence ? (
        <Sentence
          key={`${run} ${place}`}
          story={story}
          text={sentence.text}
          image_path={story_sections[sentence.section]?.image_path ?? null}
          onAnswer={(isRight) => setAnswers([...answers, isRight])}
          onNext={() => setPlace(place + 1)}
        />
      ) : (
        <ActivityEnd right={answers.filter(Boolean).length} count={sentences.length} onAgain={again} />
      )}
    </ActivityFrame>
  );
}

interface SentenceProps {
  story: Story;
  text: string;
  /** Of the section it stands in. */
  image_path: string | null;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}

function Sentence({ story, text, image_path, onAnswer, onNext }: SentenceProps) {
  const { t } = useLingui();
  const { story_language: language } = story;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const [input] = useState(() => ({
    texts: [{ parts: partsOf(text, language), has_sound: false }],
    language,
    seed: newSeed(),
    is_answered: false,
  }));
  const [snapshot, send, running] = useMachine(scrambleMachine, { input });
  useEmitted(running, (event) => {
    if (event.type === 'right') feel('hit');
    if (event.type === 'wrong') feel('miss');
    if (event.type === 'answered') onAnswer(event.is_correct);
  });
  const isOver = snapshot.status === 'done';
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (isOver) next();
  }, [isOver]);
  const isRight = snapshot.matches('right');
  const isWrong = verdictOf(snapshot.context, language) === 'wrong';
  return (
    <div className="flex flex-1 flex-col gap-4">
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        <Trans>Put the words in order</Trans>
      </h1>
      {image_path !== null && (
        <Picture src={image_path} alt="" lazy={false} className="w-44! self-center rounded-2xl low:w-28!" />
      )}
      <Board
        arrangement={snapshot.context}
        language={language}
        direction={languageOf(language).direction}
        verdict={isRight ? 'right' : isWrong ? 'wrong' : 'open'}
        onMove={(part_id, area, place) => send({ type: 'MOVE', part_id, area, place })}
        onClick={(part_id) => send({ type: 'CLICK', part_id })}
      />
      <output className={`min-h-8 text-xl font-bold ${isRight ? 'text-good-ink' : 'text-bad-ink'}`}>
        {isRight ? t`Right!` : isWrong ? t`Not in this order. Move the words again.` : ''}
      </output>
    </div>
  );
}
