import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { type KeptLive, keptLives } from '../../connection/kept-lives.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { dateFormat } from '../../i18n/dates.ts';
import { StudyButton } from './after-quiz.tsx';
import { ClaimOffer } from './claim-offer.tsx';

export interface KeptListProps {
  isLoggedIn: boolean;
  /** Only quizzes of which there is something to claim. */
  onlyClaims?: boolean;
}

/** The quizzes of the last 30 days that were played in this browser, until somebody lets go of them. */
export function KeptList({ isLoggedIn, onlyClaims = false }: KeptListProps) {
  const [lives, setLives] = useState(() => keptLives.all().filter((live) => isWorthShowing(live, onlyClaims)));
  if (lives.length === 0) return null;
  const forget = (live: KeptLive) => {
    keptLives.forget(live.pin, live.quiz);
    setLives(lives.filter((other) => other !== live));
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-display text-2xl font-bold">
        {lives.some(({ claim_code }) => claim_code !== null) ? (
          <Trans>Keep what you learned in live</Trans>
        ) : (
          <Trans>Words you missed in live</Trans>
        )}
      </h2>
      <ul className="flex flex-col gap-3">
        {lives.map((live) => (
          <KeptQuiz
            key={`${live.pin} ${live.quiz ?? 1}`}
            live={live}
            isLoggedIn={isLoggedIn}
            onForget={() => forget(live)}
          />
        ))}
      </ul>
    </section>
  );
}

const isWorthShowing = ({ claim_code, missed }: KeptLive, onlyClaims: boolean): boolean =>
  claim_code !== null || (!onlyClaims && missed.length > 0);

function KeptQuiz({ live, isLoggedIn, onForget }: { live: KeptLive; isLoggedIn: boolean; onForget: () => void }) {
  const { t, i18n } = useLingui();
  const { deck_name, name, missed, kept_at } = live;
  return (
    <li className="flex flex-col items-start gap-3 rounded-3xl border border-line bg-card p-4">
      <div className="flex w-full items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-xl font-bold wrap-anywhere">
            <UserText>{deck_name}</UserText>
          </h3>
          <p className="text-soft wrap-anywhere">
            {name !== '' && (
              <>
                <UserText>{name}</UserText>
                {' · '}
              </>
            )}
            {dateFormat(i18n.locale, { dateStyle: 'medium' }).format(kept_at)}
            {missed.length > 0 && (
              <>
                {' · '}
                <Plural value={missed.length} one="# word missed" other="# words missed" />
              </>
            )}
          </p>
        </div>
        <IconButton
          label={t`Let go of ${deck_name}`}
          icon={<X className="size-6" aria-hidden="true" />}
          onClick={onForget}
        />
      </div>
      {missed.length > 0 && <StudyButton live={live} />}
      <ClaimOffer live={live} isLoggedIn={isLoggedIn} />
    </li>
  );
}
