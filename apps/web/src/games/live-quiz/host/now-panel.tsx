import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { Check } from 'lucide-react';
import type { ServerClock } from '../../../connection/server-clock.ts';
import { Card } from '../../../design/layout/card.tsx';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { optionGround, OptionMark } from '../option-mark.tsx';
import type { OnAccept, OnVoid } from '../../../live/game-screens.ts';
import { TypedTexts } from './typed-texts.tsx';
import { RacePanel } from './race-panel.tsx';
import { RaceWords } from './race-words.tsx';
import { WaitsFor } from './waits-for.tsx';
import { usePhaseWords } from './host-announcement.tsx';
import { TimeBar } from '../time-bar.tsx';
import { RoomBoard } from '../../../live/show/room-board.tsx';
import { typedAddress } from '../../../live/typed-address.ts';
import { WordSound } from '../word-sound.tsx';
import { WordCard } from '../word-card.tsx';

interface NowPanelProps {
  view: HostView;
  clock: ServerClock | null;
  onAccept: OnAccept;
  onVoid: OnVoid;
}

/** The moment of the quiz, in small: phase, question, time, and how many have answered. */
export function NowPanel({ view, clock, onAccept, onVoid }: NowPanelProps) {
  const { t } = useLingui();
  const phaseWords = usePhaseWords(view);
  const { question, phase } = view;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h1 className="font-display text-3xl font-extrabold">{phaseWords}</h1>
        <p className="font-semibold text-soft tabular-nums">
          {question ? (
            <Trans>
              Question {question.number} of {question.of}
            </Trans>
          ) : (
            <Plural value={view.settings.questions} one="# question" other="# questions" />
          )}
        </p>
      </div>
      {phase === 'lobby' && (
        <p className="text-lg">
          <Trans>
            Join at{' '}
            <b dir="ltr" translate="no" className="wrap-anywhere">
              {typedAddress(view)}
            </b>{' '}
            with the pin
          </Trans>{' '}
          <b dir="ltr" className="font-display text-3xl font-extrabold whitespace-nowrap tabular-nums">
            {`${view.pin.slice(0, 3)} ${view.pin.slice(3)}`}
          </b>
        </p>
      )}
      {phase === 'open' && question && (
        <>
          <TimeBar opens_at={question.opens_at} deadline_at={question.deadline_at} clock={clock} paused={view.paused} />
          <p className="text-lg">
            <b dir="ltr" className="inline-block font-display text-4xl font-extrabold tabular-nums">
              {view.answered ?? 0} / {view.connected}
            </b>{' '}
            <span className="text-soft">
              <Trans>answered</Trans>
            </span>
          </p>
          <WaitsFor view={view} />
        </>
      )}
      {view.race && <RacePanel view={view} clock={clock} />}
      <RaceWords view={view} onAccept={onAccept} onVoid={onVoid} />
      {phase === 'reveal' && view.reveal ? (
        <WordCard
          word={view.reveal.word}
          target_language={view.target_language}
          source_language={view.source_language}
        />
      ) : (
        question && <Asked question={question} view={view} />
      )}
      {phase === 'reveal' && view.reveal?.voided && (
        <p className="font-semibold text-bad-ink">
          <Trans>This question does not count</Trans>
        </p>
      )}
      {view.right_text !== undefined && phase !== 'question' && (
        <p className="flex items-center gap-2 text-xl font-semibold">
          <Check className="size-5 text-good-ink" strokeWidth={3} aria-label={t`Right answer`} />
          <UserText language={view.target_language} className="wrap-anywhere">
            {view.right_text}
          </UserText>
        </p>
      )}
      {question && view.typed && view.typed.length > 0 && (
        <TypedTexts
          texts={view.typed}
          language={view.target_language}
          onAccept={(text, undo) => onAccept(question.number, text, undo)}
        />
      )}
      {question?.options && phase !== 'question' && (
        <ol className="grid gap-2 sm:grid-cols-2">
          {question.options.map((option, index) => {
            const isRight = (view.reveal?.correct_option ?? view.correct_option ?? view.right_option) === index;
            return (
              <li
                key={index}
                className={`flex min-h-12 min-w-0 items-center gap-3 rounded-xl border-2 p-1.5 pe-3 ${isRight ? 'border-good bg-good-wash' : 'border-line'}`}
              >
                <span className={`rounded-lg p-1 ${optionGround(index)}`}>
                  <OptionMark option={index} className="size-7" />
                </span>
                {option.text === undefined ? (
                  <Picture src={option.image_path ?? null} alt="" shape="square" className="max-w-12 rounded-lg" />
                ) : (
                  <UserText language={view.target_language} className="min-w-0 flex-1 font-semibold wrap-anywhere">
                    {option.text}
                  </UserText>
                )}
                {isRight && <Check className="ms-auto size-5 text-good-ink" strokeWidth={3} aria-hidden="true" />}
                {isRight && !view.reveal && (
                  <span className="sr-only">
                    <Trans>Right answer</Trans>
                  </span>
                )}
                {view.reveal && (
                  <span className={`font-bold tabular-nums ${isRight ? '' : 'ms-auto'}`}>
                    <span aria-hidden="true">{view.reveal.counts[index] ?? 0}</span>
                    <span className="sr-only">
                      {isRight && (
                        <>
                          <Trans>Right answer</Trans>{' '}
                        </>
                      )}
                      <Plural value={view.reveal.counts[index] ?? 0} one="# answer" other="# answers" />
                    </span>
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {(phase === 'podium' || phase === 'leaderboard') && <RoomBoard top={view.room_top} look="card" />}
      {phase === 'podium' && view.podium && (
        <ol className="flex flex-col gap-1.5 text-lg">
          {view.podium.top.map(({ seat_id, name, rank, score }) => (
            <li key={seat_id} className="flex gap-3">
              <b className="w-6 tabular-nums">{rank}</b>
              <span className="min-w-0 flex-1 truncate">
                <UserText>{name}</UserText>
              </span>
              <span className="tabular-nums">{score}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function Asked({ question, view }: { question: NonNullable<HostView['question']>; view: HostView }) {
  if (question.sound_path !== undefined) return <WordSound path={question.sound_path} />;
  if (question.text === undefined) {
    return <Picture src={question.image_path ?? null} alt="" shape="square" className="max-w-32 rounded-2xl" />;
  }
  return (
    <p className="text-3xl font-bold wrap-anywhere">
      <UserText language={question.kind === 'typed' ? view.source_language : view.target_language}>
        {question.text}
      </UserText>
    </p>
  );
}
