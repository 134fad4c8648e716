import { Plural, Trans } from '@lingui/react/macro';
import type { DeckData } from '@lexiroom/contracts/decks';
import { Link } from '@tanstack/react-router';
import { Radio } from 'lucide-react';
import { useSession } from '../accounts/session.ts';
import { buttonClass } from '../design/button.tsx';
import { Picture } from '../design/picture.tsx';
import { UserText } from '../design/user-text.tsx';
import { DeckLanguages } from './deck-languages.tsx';
import { isEnoughForLive, setUpPath } from './live-path.ts';

/** Cover, name, languages, count, and Live. */
export function DeckHeader({ deck }: { deck: DeckData }) {
  return (
    <header className="grid items-center gap-5 sm:grid-cols-[auto_1fr] sm:gap-8">
      <Picture
        src={deck.image_path}
        alt=""
        lazy={false}
        className="rounded-[1.75rem] max-sm:max-h-56 sm:w-60 lg:w-72"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="font-display text-4xl leading-tight font-extrabold break-words sm:text-5xl">
          <UserText>{deck.deck_name}</UserText>
        </h1>
        <p className="text-xl text-soft">
          <DeckLanguages deck={deck} />
        </p>
        <p className="text-lg text-soft">
          <Plural value={deck.words.length} one="# word" other="# words" />
          {' · '}
          <Trans>
            by <UserText>{deck.username}</UserText>
          </Trans>
        </p>
        <div className="mt-3">
          <GoLive deck={deck} />
        </div>
      </div>
    </header>
  );
}

/** To the set-up of a quiz; a visitor logs in on the way. */
function GoLive({ deck }: { deck: DeckData }) {
  const { user } = useSession();
  const path = setUpPath(deck.username, deck.studyDeckIds);
  const look = buttonClass('sun', 'large');
  const face = (
    <>
      <Radio className="size-7" aria-hidden="true" />
      <Trans>Live</Trans>
    </>
  );
  if (!isEnoughForLive(deck.words.length)) {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" disabled className={look} aria-describedby="too-few">
          {face}
        </button>
        <p id="too-few" className="font-medium text-bad-ink">
          {deck.words.length < 4 ? <Trans>At least 4 words required</Trans> : <Trans>Maximum 1200 words allowed</Trans>}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {user ? (
        <a href={path} className={look}>
          {face}
        </a>
      ) : (
        <Link to="/login" search={{ next: path }} className={look}>
          {face}
        </Link>
      )}
      <p className="text-soft">
        {user ? <Trans>Your class joins with a pin.</Trans> : <Trans>Log in to quiz your class with this deck.</Trans>}
      </p>
    </div>
  );
}
