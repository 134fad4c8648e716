import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleSlash, Eye, Flame, Minus, X } from 'lucide-react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { Card } from '../../../design/layout/card.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { optionPicture } from '../option-pictures.ts';
import { optionLetters } from '../option-mark.tsx';
import { WordSound } from '../word-sound.tsx';
import { WordCard } from '../word-card.tsx';
import { Frame } from '../../../live/player/frame.tsx';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';
import { OwnTeam } from '../team-standings.tsx';
import { Rank } from './rank.tsx';
import { isAnswerLost } from './situation.ts';

export interface RevealProps {
  context: PlayerContext;
  situation: 'taken_back' | 'right' | 'wrong' | 'missed' | 'watching';
}

const looks = {
  right: { icon: Check, ground: 'bg-[oklch(0.44_0.11_158)] text-white' },
  wrong: { icon: X, ground: 'bg-[oklch(0.46_0.17_25)] text-white' },
  missed: { icon: Minus, ground: 'bg-night text-white' },
  watching: { icon: Eye, ground: 'bg-night text-white' },
  taken_back: { icon: CircleSlash, ground: 'bg-night text-white' },
} as const;

/** How it went, the word to remember, and where one stands. */
export function Reveal({ context, situation }: RevealProps) {
  const { t } = useLingui();
  const { view, seat } = context;
  if (!view?.reveal) return null;
  const { icon: Icon, ground } = looks[situation];
  const title = {
    right: t`Right!`,
    wrong: t`Not this time`,
    missed: isAnswerLost(context) ? t`Your answer did not arrive in time` : t`No answer this time`,
    watching: t`You join with the next question`,
    taken_back: t`This question does not count`,
  }[situation];
  const points = seat?.last?.points ?? 0;
  const streak = seat?.streak ?? 0;
  return (
    <Frame className="gap-4">
      <PlayerBar context={context} />
      <div className="flex flex-1 flex-col gap-4 low:grid low:grid-cols-2 low:gap-6">
        <section
          className={`flex flex-1 flex-col items-center justify-center gap-3 rounded-[2rem] p-5 text-center low:gap-2 low:p-3 ${ground}`}
        >
          <span className="grid size-20 animate-pop place-items-center rounded-full bg-white/20 max-[22rem]:size-14 md:size-28 low:size-14">
            <Icon className="size-3/5" strokeWidth={3} aria-hidden="true" />
          </span>
          <h1 className="font-display text-4xl font-extrabold max-[22rem]:text-3xl md:text-6xl low:text-3xl">
            {title}
          </h1>
          {situation === 'wrong' && <OwnChoice context={context} />}
          {(situation === 'wrong' || situation === 'missed') && (
            <p className="max-w-md text-lg text-balance md:text-2xl low:text-base">
              <Encouragement number={view.question?.number ?? 0} />
            </p>
          )}
          {situation === 'right' && (
            <p className="flex flex-wrap items-center justify-center gap-3 text-xl font-bold tabular-nums">
              <span className="rounded-full bg-white px-4 py-1 text-[oklch(0.36_0.09_158)]">
                <span aria-hidden="true">+</span>
                <Plural value={points} one="# point" other="# points" />
              </span>
              {streak > 1 && (
                <span className="flex items-center gap-1.5">
                  <Flame className="size-5" aria-hidden="true" />
                  <Trans>{streak} in a row</Trans>
                </span>
              )}
            </p>
          )}
        </section>
        <div className="flex flex-col justify-center gap-4">
          <Card className="p-3.5">
            <WordCard
              look="large_row"
              word={view.reveal.word}
              target_language={view.target_language}
              source_language={view.source_language}
              meaning={seat?.meaning?.question === view.question?.number ? seat?.meaning : undefined}
            />
          </Card>
          {view.phone_sounds && view.reveal.word.sound_path && <WordSound path={view.reveal.word.sound_path} />}
          <Rank context={context} />
          {seat?.team && <OwnTeam teams={view.teams} own={seat.team} />}
        </div>
      </div>
    </Frame>
  );
}

/** What helps more than a red page: another one with each question. */
function Encouragement({ number }: { number: number }) {
  switch (number % 3) {
    case 0:
      return <Trans>Look at it once more: you will know it next time.</Trans>;
    case 1:
      return <Trans>That is how words stay. You meet it again at the end.</Trans>;
    default:
      return <Trans>Nearly everybody misses some. The next one is yours.</Trans>;
  }
}

/** What one had chosen instead: who sees the two side by side tells them apart the next time. */
function OwnChoice({ context: { view, seat } }: { context: PlayerContext }) {
  const text = seat?.last?.text;
  if (view && text !== undefined) {
    return (
      <p className="max-w-full text-xl font-semibold wrap-anywhere md:text-3xl low:text-xl">
        <Trans>
          You typed{' '}
          <UserText language={view.target_language} className="font-extrabold">
            {text}
          </UserText>
        </Trans>
      </p>
    );
  }
  const own = seat?.last?.option ?? null;
  const option = own === null ? undefined : view?.question?.options?.[own];
  if (!view || !option) return null;
  if (option.text !== undefined) {
    return (
      <p className="max-w-full text-xl font-semibold wrap-anywhere md:text-3xl low:text-xl">
        <Trans>
          You chose{' '}
          <UserText language={view.target_language} className="font-extrabold">
            {option.text}
          </UserText>
        </Trans>
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3 text-xl font-semibold">
      <Trans>You chose picture {optionLetters[own ?? 0] ?? ''}</Trans>
      <Picture
        src={option.image_path === undefined ? null : optionPicture(option.image_path)}
        alt=""
        lazy={false}
        shape="square"
        className="w-16 rounded-xl"
      />
    </div>
  );
}
