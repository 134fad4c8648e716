import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useIsLeaving } from '../accounts/user-menu/log-out.ts';
import { lazyPart } from '../browser/lazy-part.ts';
import { readOfSession, rememberOfSession } from '../browser/stored-values.ts';
import { buttonClass } from '../design/buttons/button.tsx';
import { Skeleton, Loading } from '../design/feedback/loading.tsx';
import { currentAddress, Link, logInPath, replace, signUpPath, userPath } from '../navigation/index.ts';
import { Page } from '../page/page.tsx';
import { useSession } from '../session/session.ts';
import { JoinBox } from './join-box.tsx';

/** Fetched apart: a phone with a slow network shows the top of the page in half the time. */
const DeckChooser = lazyPart(async () => (await import('./deck-chooser.tsx')).DeckChooser);

/**
 * `/`, and `/today`, where reminders lead. Join a quiz, start to learn, look for decks, log in: all that a visitor of the
 * front page may want. A user has a home of their own.
 */
export function HomePage() {
  const { user, isChecked } = useSession();
  const isLeaving = useIsLeaving();
  if (user && isLeaving) return <Loading />;
  if (user) return <ToOwnHome username={user.username} />;
  if (currentAddress().pathname === '/today') return isChecked ? <ToLogIn /> : <Loading />;
  // Somebody who was led to their home in this tab before is not shown the visitors' page while the session is checked
  // again.
  if (!isChecked && readOfSession('redirectedToHome') !== null) return <Loading />;
  return <FrontPage isChecked={isChecked} />;
}

/** Whoever comes by a reminder has an account. */
function ToLogIn() {
  useEffect(() => replace(logInPath('/today')), []);
  return <Loading />;
}

function ToOwnHome({ username }: { username: string }) {
  useEffect(() => {
    rememberOfSession('redirectedToHome', 'true');
    replace(userPath(username));
  }, [username]);
  return <Loading />;
}

function FrontPage({ isChecked }: { isChecked: boolean }) {
  const { t } = useLingui();
  return (
    <Page>
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-[1.1fr_1fr] lg:grid-rows-[1fr_auto_auto_1fr] lg:py-2">
        <div className="flex flex-col gap-4 lg:row-start-2">{isChecked ? <Welcome /> : <WelcomeSkeleton />}</div>
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
          <JoinBox />
        </div>
        <div className="min-h-13 lg:col-start-1 lg:row-start-3">{isChecked && <LogInOrSignUp />}</div>
      </div>
      <section aria-labelledby="decks" className="mt-8 flex flex-col gap-5 sm:mt-10">
        <h2 id="decks" className="font-display text-3xl font-bold">
          {t`What would you like to learn?`}
        </h2>
        <Suspense fallback={<ChooserSkeleton />}>
          <DeckChooser heading="h3" canStart />
        </Suspense>
      </section>
    </Page>
  );
}

function Welcome() {
  return (
    <>
      <h1 className="font-display text-4xl leading-[1.1] font-extrabold sm:text-5xl xl:text-6xl">
        <Trans>Learn words that stick</Trans>
      </h1>
      <p className="max-w-xl text-xl text-soft">
        <Trans>
          Learn with pictures and sound, a few minutes a day, in 54 languages. Or quiz your whole class live: a picture
          on the wall, the answers on their phones.
        </Trans>
      </p>
    </>
  );
}

/** Until it is known who is there: as high as the welcome, so that the pin below stays where it is. */
function WelcomeSkeleton() {
  return (
    <>
      <Skeleton className="h-24 w-4/5 sm:h-28 xl:h-34" />
      <Skeleton className="h-20 max-w-xl sm:h-14" />
    </>
  );
}

function ChooserSkeleton() {
  return (
    <>
      <Skeleton className="h-44 sm:h-20" />
      <Skeleton className="h-96" />
    </>
  );
}

function LogInOrSignUp() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={signUpPath()} className={buttonClass('brand')}>
        <Trans>Sign up</Trans>
      </Link>
      <Link to={logInPath()} className={buttonClass('quiet')}>
        <Trans>Log in</Trans>
      </Link>
      <Link to="/decks" className={`${buttonClass('quiet')} max-w-full min-w-0 wrap-anywhere`}>
        <Trans>For teachers: choose a deck and go live</Trans>
      </Link>
    </div>
  );
}
