import { Trans, useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { useId } from 'react';
import { isEnoughForLive, setUpPath } from '../../decks/set-up-path.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Link, logInPath } from '../../navigation/index.ts';
import { useSession } from '../../session/session.ts';
import type { Study } from '../study.ts';
import { listedWords } from '../study.ts';

/** To the set-up of a quiz with the words that are listed; a visitor logs in on the way. */
export function LiveButton({ study, className }: { study: Study; className: string }) {
  const { t } = useLingui();
  const { user } = useSession();
  const reason = useId();
  const { data, selection } = study;
  const words = listedWords(study);
  const icon = <Radio className="size-6" aria-hidden="true" />;
  if (!isEnoughForLive(words.length)) {
    const why = words.length < 4 ? t`At least 4 words required` : t`Maximum 1200 words allowed`;
    return (
      <span className={`inline-grid max-sm:grow`} title={why}>
        <Button disabled icon={icon} aria-describedby={reason}>
          <Trans>Live</Trans>
        </Button>
        <span id={reason} className="sr-only">
          {why}
        </span>
      </span>
    );
  }
  const word_ids = selection ? words.map(({ word_id }) => word_id) : [];
  const path = setUpPath(data.username, data.studyDeckIds, word_ids, data.read_from);
  const look = `${buttonClass()} ${className}`;
  const title = user ? t`Your class joins with a pin.` : t`Log in to quiz your class with this deck.`;
  const face = (
    <>
      {icon}
      <Trans>Live</Trans>
    </>
  );
  return user ? (
    <a href={path} title={title} className={look}>
      {face}
    </a>
  ) : (
    <Link to={logInPath(path)} title={title} className={look}>
      {face}
    </Link>
  );
}
