import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Radio } from 'lucide-react';
import { isEnoughForLive, setUpPath } from '../../decks/set-up-path.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link, logInPath } from '../../navigation/index.ts';
import { Page } from '../../page/page.tsx';
import { useStudyNavigation } from '../study-address.ts';
import type { Study } from '../study.ts';
import type { ViewProps } from '../study.ts';
import { NoWords } from './frame/no-words.tsx';
import { useKeys } from './keys/keys.ts';

/** The games that the words of a study can be played in (specification 2 section 2.5). */
export function GamePicker({ study }: ViewProps) {
  const { t } = useLingui();
  const { leave } = useStudyNavigation(study.address);
  useKeys({ leave });
  if (study.words.length === 0) return <NoWords study={study} />;
  return (
    <Page title={study.name} width="text">
      <div className="flex items-center gap-2">
        <IconButton
          label={t`Back to the deck`}
          aria-keyshortcuts="Escape"
          icon={<ArrowLeft className="size-6 rtl:rotate-180" aria-hidden="true" />}
          className="-ms-3"
          onClick={leave}
        />
        <p className="min-w-0 flex-1 truncate text-soft">
          <b className="text-ink">
            <UserText>{study.name}</UserText>
          </b>
          {' · '}
          {study.isCustom ? (
            <Trans>Custom study</Trans>
          ) : (
            <Plural value={study.words.length} one="# word" other="# words" />
          )}
        </p>
      </div>
      <h1 className="mt-4 font-display text-4xl font-bold">
        <Trans>Play</Trans>
      </h1>
      <section aria-labelledby="live-games" className="mt-6">
        <h2 id="live-games" className="mb-3 font-display text-2xl font-bold">
          <Trans>Live games</Trans>
        </h2>
        <LiveQuiz study={study} />
      </section>
    </Page>
  );
}

const tile = 'flex w-full items-center gap-4 rounded-3xl border-2 p-4 text-start sm:gap-5 sm:p-6';

/** Hands the words over to the set-up of a quiz; a visitor logs in on the way. */
function LiveQuiz({ study }: { study: Study }) {
  const { words, data } = study;
  if (!isEnoughForLive(words.length)) {
    return (
      <div className={`${tile} border-line bg-card`}>
        <Face />
        <p className="font-medium text-bad-ink">
          {words.length < 4 ? <Trans>At least 4 words required</Trans> : <Trans>Maximum 1200 words allowed</Trans>}
        </p>
      </div>
    );
  }
  const path = setUpPath(data.username, data.studyDeckIds, study.selection ? words.map(({ word_id }) => word_id) : []);
  const look = `${tile} border-transparent bg-night text-white shadow-press shadow-black/30 hover:brightness-125 active:translate-y-1 active:shadow-none`;
  const face = (
    <>
      <Face />
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

function Face() {
  return (
    <>
      <span className="grid size-16 shrink-0 place-items-center rounded-2xl bg-sun text-on-sun" aria-hidden="true">
        <Radio className="size-9" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-2xl font-bold">
          <Trans>Live Quiz</Trans>
        </span>
        <span className="block text-lg opacity-85">
          <Trans>Everyone answers on their own phone; they join with a pin.</Trans>
        </span>
      </span>
    </>
  );
}
