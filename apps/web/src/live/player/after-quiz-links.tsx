import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../design/buttons/button.tsx';
import { useIsLoggedIn } from '../logged-in.ts';

/** Where a player goes when the quiz is over: to another one, and home whoever has one here. */
export function AfterQuizLinks() {
  const isLoggedIn = useIsLoggedIn();
  return (
    <nav className="flex flex-wrap justify-center gap-3">
      <a href="/live" className={buttonClass('quiet')}>
        <Trans>Join another quiz</Trans>
      </a>
      {isLoggedIn && (
        <a href="/" className={buttonClass('quiet')}>
          <Trans>Home</Trans>
        </a>
      )}
    </nav>
  );
}
