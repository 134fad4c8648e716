import { isOpenBlank, isWholeInSight, reviseSentenceMachine } from '@lexiroom/domain/sentences/revise';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { feel } from '../../../games/frame/feel/feel.ts';
import { useKeys } from '../../../study/modes/keys/keys.ts';
import { Thumbs } from '../../../study/modes/pages/thumbs.tsx';
import { ContinueButton, MainButton } from '../../../study/modes/pages/page-layout.tsx';
import { useFocusOnArrival } from '../../../study/modes/pages/page-props.ts';
import { useQuestionerShown } from '../../../study/questioner/questioner-shown.ts';
import { useSentenceSound } from '../../sentence-sound.ts';
import type { PracticePageProps } from '../practice-page.ts';
import { SentencePrompt } from '../sentence-prompt.tsx';
import { useEmitted } from '../use-emitted.ts';
import { SentenceInSight, type Typing } from './sentence-in-sight.tsx';
import { TypedSwitch, useTypedBlanks } from './typed-switch.tsx';

export interface RevisePageProps extends PracticePageProps {
  /** Highlighted parts are blanks. */
  hasBlanks: boolean;
}

/** The page of a sentence in Revise or Fill the blanks. Choosing to type, or not to, begins it anew. */
export function RevisePage(props: RevisePageProps) {
  const { isTyped, setTyped } = useTypedBlanks();
  const key = String(isTyped);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-4 pb-4 low:gap-3 lg:[@media(min-height:46rem)]:pt-[7dvh]">
      <ReviseSentence key={key} {...props} isTyped={props.hasBlanks && isTyped} onTypedChange={setTyped} />
    </div>
  );
}

interface ReviseSentenceProps extends RevisePageProps {
  /** The learner types what stands in the blanks. */
  isTyped: boolean;
  onTypedChange: (isTyped: boolean) => void;
}

/** The text of a sentence, hidden at first, then in sight, then with its extra sentence (specification 2 section 4.3). */
function ReviseSentence(props: ReviseSentenceProps) {
  const { study, sentence, hasBlanks, isTyped, onTypedChange, isAnswered, isRecorded, onAnswer, onNext } = props;
  const { t } = useLingui();
  const heading = useFocusOnArrival();
  const language = study.data.target_language;
  const sound = useSentenceSound(study.data);
  const [input] = useState({ sentence, language, has_blanks: hasBlanks, is_typed: isTyped, is_answered: isAnswered });
  const [snapshot, send, running] = useMachine(reviseSentenceMachine, { input });
  const progress = snapshot.context;
  const { page_state, blanks } = progress;
  useEmitted(running, (event) => {
    if (event.type === 'right') feel('hit');
    if (event.type === 'wrong') feel('miss');
    if (event.type === 'speak') void sound.say(sentence, event.sentence_type);
    if (event.type === 'answered') onAnswer(event.is_correct);
  });
  const finished = useEffectEvent(onNext);
  const isOver = snapshot.status === 'done';
  useEffect(() => {
    if (isOver) finished();
  }, [isOver]);
  const { stop } = sound;
  useEffect(() => stop, [stop]);
  useEffect(() => {
    // With its blanks masked, the text tells nothing: it is in sight from the beginning.
    if (hasBlanks && running.getSnapshot().context.page_state === 0) send({ type: 'NEXT' });
  }, [hasBlanks, running, send]);
  const [values, setValues] = useState<Readonly<Record<number, string>>>({});
  const typing: Typing = {
    values,
    change: (blank, value) => setValues((before) => ({ ...before, [blank]: value })),
    check: (blank) => {
      const typed = values[blank]?.trim();
      if (typed) send({ type: 'TYPE', blank, typed });
    },
  };
  const isQuestioning = useQuestionerShown() && study.class_id !== undefined;
  const isWhole = isWholeInSight(progress);
  const openBlanks = blanks.flatMap((_, place) => (isOpenBlank(progress, place) ? [place] : []));
  const mayJudge = isRecorded && !progress.is_answered && isWhole && (study.class_id === undefined || isQuestioning);
  const judge = (is_correct: boolean) => send({ type: 'JUDGE', is_correct });
  useKeys({
    thumb_up: mayJudge ? () => judge(true) : undefined,
    thumb_down: mayJudge ? () => judge(false) : undefined,
  });
  const next = () => send({ type: 'NEXT' });
  const reveal = () => send({ type: 'TAP' });
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {hasBlanks ? t`Fill the blanks` : t`Sentence`}
      </h1>
      <SentencePrompt study={study} sentence={sentence} type="target" />
      {page_state === 0 ? (
        !hasBlanks && <HiddenSentence onShow={next} />
      ) : (
        <SentenceInSight
          sentence={sentence}
          type="target"
          language={language}
          progress={progress}
          sound={sound}
          isLast={page_state === 1}
          onTap={reveal}
          onReveal={(blank) => send({ type: 'REVEAL', blank })}
          typing={typing}
        />
      )}
      {page_state === 2 && (
        <>
          <SentencePrompt study={study} sentence={{ ...sentence, images: [] }} type="extra_target" />
          <SentenceInSight
            sentence={sentence}
            type="extra_target"
            language={language}
            progress={progress}
            sound={sound}
            isLast
            onTap={reveal}
            onReveal={(blank) => send({ type: 'REVEAL', blank })}
            typing={typing}
          />
        </>
      )}
      <div className="mt-auto flex flex-wrap items-start gap-x-6 gap-y-3">
        {hasBlanks && <TypedSwitch isTyped={isTyped} onChange={onTypedChange} />}
        {mayJudge && (
          <div className="min-w-64 flex-1">
            <Thumbs given={null} isOfClass={study.class_id !== undefined} onJudge={judge} />
          </div>
        )}
        <div className="flex min-h-14 flex-1 justify-end max-sm:justify-stretch">
          {page_state === 0 ? (
            <MainButton onPress={next}>
              <Eye className="size-6" aria-hidden="true" />
              <Trans>Show the sentence</Trans>
            </MainButton>
          ) : openBlanks.length > 0 && isTyped ? (
            <span className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:min-w-fit max-sm:*:flex-1">
              <Button icon={<Eye className="size-6" aria-hidden="true" />} onClick={reveal}>
                <Trans>Reveal</Trans>
              </Button>
              <MainButton onPress={() => openBlanks.forEach(typing.check)}>
                <Trans>Check</Trans>
              </MainButton>
            </span>
          ) : openBlanks.length > 0 ? (
            <MainButton onPress={reveal}>
              <Eye className="size-6" aria-hidden="true" />
              <Trans>Reveal</Trans>
            </MainButton>
          ) : page_state === 1 && progress.has_extra ? (
            <MainButton onPress={next}>
              <Trans>Show the second sentence</Trans>
            </MainButton>
          ) : (
            <ContinueButton onContinue={next} />
          )}
        </div>
      </div>
    </>
  );
}

/** Stands where the sentence will: a tap shows it. Enter does too, by the button below. */
function HiddenSentence({ onShow }: { onShow: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Tap to show the sentence`}
      onClick={onShow}
      className="grid min-h-32 w-full place-items-center rounded-3xl border-2 border-dashed border-edge p-6 text-xl font-semibold text-soft hover:bg-brand-wash"
    >
      <Trans>Tap to show the sentence</Trans>
    </button>
  );
}
