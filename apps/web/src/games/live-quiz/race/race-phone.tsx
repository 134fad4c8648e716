import { Trans, useLingui } from '@lingui/react/macro';
import { Announcement } from '../../../live/announcement.tsx';
import type { PlayerGameProps } from '../../../live/game-screens.ts';
import { useHaptics } from '../../../live/player/haptics.ts';
import { Frame } from '../../../live/player/frame.tsx';
import { Lobby } from '../../../live/player/lobby.tsx';
import { Waiting } from '../../../live/player/unavailable.tsx';
import { optionLetters } from '../option-mark.tsx';
import { optionPicture, usePicturesAhead } from '../option-pictures.ts';
import { GetReady } from '../player/between-questions.tsx';
import { LobbyTeam } from '../player/lobby-team.tsx';
import { PlayerMenu } from '../player/player-menu.tsx';
import { Podium } from '../player/podium.tsx';
import { TypedAnswer } from '../player/typed-answer.tsx';
import { useKeptLive } from '../player/use-kept-live.ts';
import { QuestionPrompt } from '../question-prompt.tsx';
import { useOptionKeys } from '../option-keys.ts';
import { RaceBar } from './race-bar.tsx';
import { RaceOptions } from './race-options.tsx';
import { RaceOutcome } from './race-outcome.tsx';
import { type ShownQuestion, useShownQuestion } from './shown-question.ts';

/** A phone in a race: from the lobby over its own questions to the podium. Fetched by those alone who race. */
export function RacePhone(props: PlayerGameProps) {
  const { context } = props;
  useKeptLive(context);
  usePicturesAhead(context.seat?.pictures?.map(optionPicture));
  return (
    <PlayerMenu pin={context.pin} onReading={props.onReading}>
      <RaceScreen {...props} />
    </PlayerMenu>
  );
}

function RaceScreen({ context, isOver, onAnswer, onNotMe, onName, onEmblem }: PlayerGameProps) {
  const { view, seat } = context;
  const isEnded = isOver || view?.phase === 'ended';
  switch (isOver ? 'ended' : view?.phase) {
    case 'lobby':
      return (
        <>
          <Lobby context={context} onNotMe={onNotMe} onName={onName} onEmblem={onEmblem}>
            {seat?.team && <LobbyTeam team={seat.team} />}
          </Lobby>
          <Announcement>
            <Trans>You are in. Wait for the host to start.</Trans>
          </Announcement>
        </>
      );
    case 'starting':
      return (
        <>
          <GetReady context={context} />
          <RaceAnnouncement context={context} shown={null} />
        </>
      );
    case 'open':
    case 'locked':
      return <OwnQuestions context={context} onAnswer={onAnswer} />;
    default:
      return (
        <>
          <Podium context={context} isEnded={isEnded} />
          <Announcement>{isEnded ? <Trans>This quiz has ended</Trans> : <Trans>The quiz is over</Trans>}</Announcement>
        </>
      );
  }
}

type OwnQuestionsProps = Pick<PlayerGameProps, 'context' | 'onAnswer'>;

/** One question after the other, each with its outcome at once. */
function OwnQuestions({ context, onAnswer }: OwnQuestionsProps) {
  const { view, seat, sending } = context;
  const shown = useShownQuestion(seat);
  const number = shown?.question.number;
  const isSent = sending !== null && sending.question === number;
  const isLocked = view?.phase === 'locked';
  const canChoose = shown !== null && shown.outcome === null && !isSent && !isLocked && view?.paused === false;
  useHaptics(shown?.outcome ? (shown.outcome.correct ? 'right' : 'wrong') : undefined);
  const choose = (option: number) => {
    // A key may name an option that this question does not have.
    if (shown && option < (shown.question.options?.length ?? 0))
      onAnswer(shown.question.number, option, shown.shownMs());
  };
  useOptionKeys(canChoose && shown.question.kind !== 'typed', choose);
  if (!view || !seat) return null;
  if (!shown) return <Waiting />;
  const { question, outcome } = shown;
  return (
    <>
      <Frame className="gap-3">
        <RaceBar context={context} />
        <div className="flex flex-1 flex-col gap-3 low:grid low:grid-cols-2 low:gap-6">
          <QuestionPrompt key={question.number} question={question} view={view} />
          <div className="contents low:flex low:flex-col low:justify-center low:gap-3">
            <RaceOutcome
              shown={shown}
              isSent={isSent}
              isLocked={isLocked}
              // Where the race goes by the clock, its bar says so.
              isPaused={view.paused && view.race?.goal_points !== undefined}
              language={view.target_language}
              meaning={seat?.meaning}
            />
            {question.kind === 'typed' ? (
              <TypedAnswer
                key={question.number}
                language={view.target_language}
                canType={canChoose}
                isTimeUp={isLocked && outcome === null}
                own={outcome?.text ?? (isSent ? sending.text : undefined)}
                onText={(text) => onAnswer(question.number, text, shown.shownMs())}
              />
            ) : (
              <RaceOptions
                key={question.number}
                question={question}
                language={view.target_language}
                chosen={outcome?.option ?? (isSent ? (sending.option ?? null) : null)}
                outcome={outcome}
                canChoose={canChoose}
                onChoose={choose}
              />
            )}
          </div>
        </div>
      </Frame>
      <RaceAnnouncement context={context} shown={shown} />
    </>
  );
}

/** What a screen reader says: how the answer went, and that there is a next one. */
function RaceAnnouncement({ context, shown }: Pick<PlayerGameProps, 'context'> & { shown: ShownQuestion | null }) {
  const { t } = useLingui();
  const { view } = context;
  if (view?.paused) return <Announcement>{t`Paused`}</Announcement>;
  if (!shown) return <Announcement>{t`Get ready`}</Announcement>;
  const { question, outcome } = shown;
  const { number } = question;
  const points = outcome?.points ?? 0;
  const letter = outcome?.correct_text ?? optionLetters[outcome?.correct_option ?? 0] ?? '';
  if (view?.phase === 'locked') return <Announcement>{t`The race is over`}</Announcement>;
  if (outcome?.voided) return <Announcement>{t`This question does not count`}</Announcement>;
  if (!outcome)
    return (
      <Announcement>
        {question.kind === 'typed' ? (
          <Trans>Your question {number}. Type the word</Trans>
        ) : (
          <Trans>Your question {number}. Choose an answer</Trans>
        )}
      </Announcement>
    );
  return (
    <Announcement>
      {outcome.correct ? (
        <Trans>Right! {points} points</Trans>
      ) : (
        <>
          {t`Not this time`}. <Trans>The right answer is {letter}</Trans>
        </>
      )}
    </Announcement>
  );
}
