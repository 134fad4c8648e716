import type { Story } from '@lexiroom/contracts/stories';
import { seededRandom } from '@lexiroom/domain/chance';
import { languageOf } from '@lexiroom/domain/languages';
import { type SaidQuestion, whoSaidIt } from '@lexiroom/domain/stories/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { feel } from '../../games/frame/feel/feel.ts';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { newSeed } from '../../study/modes/seed.ts';
import { ActivityEnd, ActivityFrame } from './activity-frame.tsx';
import { useSectionSound } from './use-section-sound.ts';

/** Asks of each line of a conversation who said it. The line is heard once that is answered, as its voice would tell. */
export function WhoSaidIt({ story }: { story: Story }) {
  const ask = () => whoSaidIt(story.story_sections, story.story_language, seededRandom(newSeed()));
  const [questions, setQuestions] = useState(ask);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [place, setPlace] = useState(0);
  const question = questions[place];
  const again = () => {
    setQuestions(ask());
    setAnswers([]);
    setPlace(0);
  };
  return (
    <ActivityFrame story={story} done={place} count={questions.length}>
      {question ? (
        <Question
          key={place}
          story={story}
          question={question}
          onAnswer={(isRight) => setAnswers([...answers, isRight])}
          onNext={() => setPlace(place + 1)}
        />
      ) : (
        <ActivityEnd right={answers.filter(Boolean).length} count={questions.length} onAgain={again} />
      )}
    </ActivityFrame>
  );
}

interface QuestionProps {
  story: Story;
  question: SaidQuestion;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}

function Question({ story, question, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLSpanElement>(null);
  const play = useSectionSound();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { options, speaker, section, text } = question;
  const choose = (name: string | undefined) => {
    if (chosen !== undefined || name === undefined) return;
    setChosen(name);
    onAnswer(name === speaker);
    feel(name === speaker ? 'hit' : 'miss');
    play(story.story_sections[section]?.sound_path ?? null);
  };
  useEffect(() => {
    if (chosen !== undefined) onward.current?.querySelector('button')?.focus();
  }, [chosen]);
  useKeys({ choose: (option) => choose(options[option]), confirm: chosen === undefined ? undefined : onNext });
  const isRight = chosen === speaker;
  return (
    <div className="flex flex-1 flex-col justify-center gap-6 pb-8">
      <h1 ref={heading} tabIndex={-1} className="text-center font-display text-2xl font-bold outline-none">
        <Trans>Who said it?</Trans>
      </h1>
      <blockquote
        dir={languageOf(story.story_language).direction}
        className="rounded-3xl bg-card p-6 text-center text-[clamp(1.5rem,min(4vw,6dvh),2.75rem)] leading-snug wrap-anywhere shadow-sm sm:p-10"
      >
        <UserText language={story.story_language}>{text}</UserText>
      </blockquote>
      <ul className="grid gap-3 sm:grid-cols-2">
        {options.map((name, place) => {
          const look =
            chosen === undefined ? 'open' : name === speaker ? 'right' : name === chosen ? 'wrong' : 'dimmed';
          return (
            <li key={name}>
              <button
                type="button"
                aria-disabled={chosen !== undefined}
                aria-keyshortcuts={`${place + 1}`}
                className={`flex min-h-16 w-full items-center gap-3 rounded-3xl border-2 px-4 py-2 text-start text-xl font-bold transition aria-disabled:cursor-default ${looks[look]}`}
                onClick={() => choose(name)}
              >
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-xl bg-paper text-sm font-bold text-soft"
                >
                  {place + 1}
                </span>
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <UserText>{name}</UserText>
                </span>
                {look === 'right' && <Check className="size-7 shrink-0 text-good-ink" aria-hidden="true" />}
                {look === 'wrong' && <X className="size-7 shrink-0 text-bad-ink" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3">
        <output className={`text-xl font-bold ${isRight ? 'text-good-ink' : 'text-bad-ink'}`}>
          {chosen !== undefined && (isRight ? t`Right!` : t`It was ${speaker}.`)}
        </output>
        {chosen !== undefined && (
          <span ref={onward} className="ms-auto">
            <Button look="sun" size="large" onClick={onNext}>
              <Trans>Continue</Trans>
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

const looks = {
  open: 'border-line bg-card shadow-press shadow-line hover:border-brand active:translate-y-1 active:shadow-none',
  right: 'border-good bg-good-wash',
  wrong: 'border-bad bg-bad-wash',
  dimmed: 'border-line bg-card opacity-60',
};
