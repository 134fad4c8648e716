import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { isEnoughForLive, setUpPath } from '../../decks/set-up-path.ts';
import { Link, logInPath } from '../../navigation/index.ts';
import type { Study } from '../../study/study.ts';
import type { Game } from '../frame/game-screen.ts';
import { goOnTo } from '../../study/study-ways.ts';

interface TileProps {
  game: Game;
  study: Study;
}

const tile = 'flex w-full items-center gap-4 rounded-3xl border-2 p-4 text-start sm:gap-5 sm:p-6';
const pressed = 'active:translate-y-1 active:shadow-none';

/** A game that is played in this page: on to its first page. */
export function GameTile({ game, study }: TileProps) {
  return (
    <button
      type="button"
      onClick={() => goOnTo(study, game.id)}
      className={`${tile} ${pressed} border-line bg-card shadow-press shadow-line hover:border-brand`}
    >
      <Face game={game} isAtNight={false} />
      <ArrowRight className="ms-auto size-7 shrink-0 text-soft rtl:rotate-180" aria-hidden="true" />
    </button>
  );
}

/** A game by pin: hands the words over to its set-up; a visitor logs in on the way. */
export function LiveTile({ game, study }: TileProps) {
  const { words, data } = study;
  if (!isEnoughForLive(words.length)) {
    return (
      <div className={`${tile} flex-wrap border-line bg-card`}>
        <Face game={game} isAtNight={false} />
        <p className="font-medium text-bad-ink">
          {words.length < 4 ? <Trans>At least 4 words required</Trans> : <Trans>Maximum 1200 words allowed</Trans>}
        </p>
      </div>
    );
  }
  const word_ids = study.selection ? words.map(({ word_id }) => word_id) : [];
  const path = setUpPath(data.username, data.studyDeckIds, word_ids, data.read_from);
  const look = `${tile} ${pressed} border-transparent bg-night text-white shadow-press shadow-black/30 hover:brightness-125`;
  const face = (
    <>
      <Face game={game} isAtNight />
      <ArrowRight className="ms-auto size-7 shrink-0 rtl:rotate-180" aria-hidden="true" />
    </>
  );
  return data.logged_in_user ? (
    <a href={path} className={look}>
      {face}
    </a>
  ) : (
    <Link to={logInPath(path)} className={look}>
      {face}
    </Link>
  );
}

function Face({ game: { screen }, isAtNight }: { game: Game; isAtNight: boolean }) {
  const { t } = useLingui();
  const Icon = screen.icon;
  return (
    <>
      <span
        className={`grid size-16 shrink-0 place-items-center rounded-2xl ${isAtNight ? 'bg-sun text-on-sun' : 'bg-brand text-on-brand'}`}
        aria-hidden="true"
      >
        <Icon className="size-9" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-2xl font-bold">{t(screen.name)}</span>
        <span className={`block text-lg ${isAtNight ? 'opacity-85' : 'text-soft'}`}>{t(screen.about)}</span>
      </span>
    </>
  );
}
