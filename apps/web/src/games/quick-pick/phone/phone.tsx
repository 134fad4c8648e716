import type { QuickPickPlayerView, QuickPickSeatView } from '@lexiroom/contracts/live';
import { type Group, groups } from '@lexiroom/domain/games/quick-pick';
import { languageOf } from '@lexiroom/domain/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Trophy, X } from 'lucide-react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { PlayerGameProps } from '../../../live/game-screens.ts';
import { Frame } from '../../../live/player/frame.tsx';
import { Lobby } from '../../../live/player/lobby.tsx';
import { GroupName } from '../group-name.tsx';
import { GroupChoice, GroupSwitch } from './group-choice.tsx';

/** What a member of group A or B sees on the own phone, from the lobby to the winner. */
export function QuickPickPhone({ context, isOver, onAnswer, onNotMe, onName, onEmblem, onGroup }: PlayerGameProps) {
  // The views of this game; those of the machine are told apart by their field `game`.
  const view = context.view as unknown as QuickPickPlayerView | null;
  const seat = context.seat as unknown as QuickPickSeatView | null;
  if (!view || !seat) return null;
  if (view.phase === 'lobby') {
    return (
      <Lobby context={context} onNotMe={onNotMe} onName={onName} onEmblem={onEmblem}>
        <GroupChoice view={view} seat={seat} onGroup={onGroup} />
      </Lobby>
    );
  }
  const isEnded = isOver || view.phase === 'podium' || view.phase === 'ended';
  return (
    <Frame className="gap-3">
      <Scores view={view} own={seat.group} />
      {seat.may_choose_group && !isEnded && <GroupSwitch group={seat.group} onGroup={onGroup} />}
      {isEnded ? (
        <End view={view} seat={seat} mayGoOn={!isOver && view.phase === 'podium'} />
      ) : (
        <Round view={view} seat={seat} sending={context.sending} onAnswer={onAnswer} />
      )}
    </Frame>
  );
}

function Scores({ view, own }: { view: QuickPickPlayerView; own: Group }) {
  const { t, i18n } = useLingui();
  return (
    <ul dir="ltr" className="flex gap-2">
      {groups.map((group) => (
        <li
          key={group}
          aria-current={group === own || undefined}
          className="flex min-w-0 flex-1 items-center justify-between gap-2 rounded-2xl border-3 border-transparent bg-card px-3 py-2 font-bold aria-current:border-brand-ink"
        >
          <span className="flex min-w-0 items-center gap-1">
            {/* Not by its colour alone. */}
            {group === own && <Check className="size-5 shrink-0" strokeWidth={4} aria-label={t`Your group`} />}
            <span className="truncate">
              <GroupName group={group} />
            </span>
          </span>
          <span className="font-display text-2xl font-extrabold tabular-nums">{i18n.number(view.scores[group])}</span>
        </li>
      ))}
    </ul>
  );
}

interface RoundProps {
  view: QuickPickPlayerView;
  seat: QuickPickSeatView;
  sending: PlayerGameProps['context']['sending'];
  onAnswer: PlayerGameProps['onAnswer'];
}

function Round({ view, seat, sending, onAnswer }: RoundProps) {
  const { t } = useLingui();
  const { round, phase, correct_option, paused } = view;
  if (!round) {
    return (
      <h1 className="grid flex-1 place-items-center text-center font-display text-4xl font-extrabold">
        <Trans>Get ready</Trans>
      </h1>
    );
  }
  const { group } = seat;
  const picked = view.picks[group] ?? (sending?.question === round.number ? (sending.option ?? null) : null);
  const canPick = phase === 'open' && !paused && picked === null;
  const result = view.results[group];
  const isPictures = round.options.every(({ text }) => text === undefined);
  const isOpen = phase === 'open';
  return (
    <>
      <div className="flex min-h-28 items-center justify-center">
        {round.text !== undefined && (
          <h1 className="text-center font-display text-3xl font-bold wrap-anywhere">
            <UserText language={view.target_language}>{round.text}</UserText>
          </h1>
        )}
        {round.image_path !== undefined && (
          <h1 className="h-[24dvh] w-full max-w-xs">
            <Picture
              src={round.image_path}
              alt={t`Which word is this?`}
              lazy={false}
              shape="fill"
              className="rounded-2xl"
            />
          </h1>
        )}
      </div>
      <p aria-live="polite" className="min-h-8 text-center font-display text-xl font-bold">
        {result === 'correct' && <span className="text-good-ink">{t`Right!`}</span>}
        {result === 'incorrect' && <span className="text-bad-ink">{t`Wrong`}</span>}
        {result === 'unanswered' && isOpen && picked !== null && t`Sending…`}
        {result === 'unanswered' && !isOpen && t`The other group was faster`}
      </p>
      <ol className="grid flex-1 auto-rows-fr grid-cols-2 gap-3">
        {round.options.map((option, place) => {
          const isRight = correct_option === place;
          const isWrong = picked === place && (result === 'incorrect' || (correct_option !== undefined && !isRight));
          const look = isRight
            ? 'border-good-ink bg-good-wash'
            : isWrong
              ? 'border-bad-ink bg-bad-wash'
              : picked === place
                ? 'border-brand-ink bg-brand-wash'
                : `border-edge bg-card ${canPick ? '' : 'opacity-45'}`;
          return (
            <li key={`${round.number}-${place}`} className="grid min-w-0">
              <button
                type="button"
                disabled={!canPick}
                aria-pressed={picked === place}
                dir={isPictures ? undefined : languageOf(view.target_language).direction}
                onClick={() => onAnswer(round.number, place)}
                className={`relative grid min-h-16 min-w-0 place-items-center rounded-2xl border-3 p-2 text-center ${look}`}
              >
                {isPictures ? (
                  <Picture
                    src={option.image_path ?? null}
                    alt=""
                    lazy={false}
                    canRetry={false}
                    shape="fill"
                    className="rounded-xl"
                  />
                ) : (
                  <UserText language={view.target_language} className="text-xl leading-tight font-bold wrap-anywhere">
                    {option.text ?? ''}
                  </UserText>
                )}
                {isPictures && <span className="sr-only">{t`Picture ${place + 1}`}</span>}
                {(isRight || isWrong) && (
                  <span
                    className={`absolute end-1 top-1 z-10 grid size-8 place-items-center rounded-full bg-paper ${isRight ? 'text-good-ink' : 'text-bad-ink'}`}
                  >
                    {isRight ? (
                      <Check className="size-6" strokeWidth={4} aria-hidden="true" />
                    ) : (
                      <X className="size-6" strokeWidth={4} aria-hidden="true" />
                    )}
                    <span className="sr-only">{isRight ? t`Right answer` : t`Wrong answer`}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface EndProps {
  view: QuickPickPlayerView;
  seat: QuickPickSeatView;
  /** Another game may begin with the same phones. */
  mayGoOn: boolean;
}

function End({ view: { winner }, seat: { group, score }, mayGoOn }: EndProps) {
  const { i18n } = useLingui();
  const points = i18n.number(score);
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 text-center">
      <Trophy className="size-20 text-sun-edge" aria-hidden="true" />
      <h1 className="font-display text-5xl font-extrabold">
        {winner ? (
          <>
            <GroupName group={winner} /> <Trans>Wins!</Trans>
          </>
        ) : (
          <Trans>The game is over</Trans>
        )}
      </h1>
      {winner === group && (
        <p className="text-2xl font-bold text-good-ink">
          <Trans>That is your group!</Trans>
        </p>
      )}
      <p className="text-xl text-soft">
        <Trans>Your own picks brought {points} points.</Trans>
      </p>
      {mayGoOn && (
        <p className="text-lg text-soft">
          <Trans>Stay here: you are in the next game too.</Trans>
        </p>
      )}
    </div>
  );
}
