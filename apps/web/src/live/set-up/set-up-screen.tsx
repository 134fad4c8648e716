import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Radio } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { withLinkKey } from '../../api/link-key.ts';
import { Button } from '../../design/buttons/button.tsx';
import { ErrorPanel } from '../../design/feedback/error-panel.tsx';
import { iconButtonClass } from '../../design/buttons/icon-button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { ClassChoice } from './class-choice.tsx';
import { ReplaceButtons, RunningQuizzes } from './running-quizzes.tsx';
import { type SetUpEvent, type setUpMachine, wordsToPlay } from './set-up.machine.ts';

export interface SetUpScreenProps {
  snapshot: SnapshotFrom<typeof setUpMachine>;
  send: (event: SetUpEvent) => void;
}

/** The words of the deck, the game's choices, and the one button that opens the lobby. */
export function SetUpScreen({ snapshot, send }: SetUpScreenProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const nameOf = useLanguageName();
  const { context } = snapshot;
  const { deck, settings, refusal, game } = context;
  const back = context.back ?? (deck ? withLinkKey(`/deck/${deck.username}/${context.deck_ids[0] ?? ''}`) : '/');
  if (snapshot.matches('failed')) {
    return <ErrorPanel status={context.status} backHref={back} onRetry={() => send({ type: 'TRY_AGAIN' })} />;
  }
  if (!deck || snapshot.matches('looking_around')) return <Loading />;
  const { GameName, UnplayableWords, Choices } = game;
  const { words, playable, isTooFew, isTooMany } = wordsToPlay(context);
  const { running } = context;
  const isBusy = !snapshot.matches('choosing');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // Enter in a form opens nothing beside what runs; that takes a button of its own.
    if (running.length === 0) send({ type: 'OPEN_LOBBY' });
  };
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col px-4 pb-6 sm:px-8">
      <header className="flex items-center gap-2 py-3">
        <a href={back} className={iconButtonClass} aria-label={t`Back to the deck`} title={t`Back to the deck`}>
          <ArrowLeft className="size-6 rtl:rotate-180" aria-hidden="true" />
        </a>
        <p className="font-semibold text-soft">
          <GameName />
        </p>
      </header>
      <Stage className="flex flex-1 flex-col gap-6">
        <div className="flex items-center gap-4">
          <Picture
            src={deck.image_path}
            alt=""
            shape="square"
            lazy={false}
            className="max-w-24 rounded-3xl sm:max-w-28"
          />
          <div className="min-w-0">
            <h1 className="font-display text-3xl leading-tight font-extrabold wrap-anywhere sm:text-4xl">
              <UserText>{deck.deck_name}</UserText>
            </h1>
            <p className="mt-1 text-lg text-soft">
              {nameOf(deck.target_language)} · <Plural value={playable} one="# word" other="# words" />
            </p>
            <UnplayableWords settings={settings} words={words} />
          </div>
        </div>
        <RunningQuizzes running={running} />
        <form onSubmit={submit} className="flex flex-1 flex-col gap-6 **:scroll-mb-32">
          <ClassChoice
            classes={context.classes}
            settings={settings}
            onChange={(change) => send({ type: 'CHANGE', settings: change })}
          />
          <Choices
            settings={settings}
            words={words}
            onChange={(change) => send({ type: 'CHANGE', settings: change })}
          />
          <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-col gap-3 border-t-2 border-line bg-paper px-4 py-3 shadow-[0_-0.75rem_1.25rem_-0.5rem_oklch(0_0_0/0.12)]">
            {isTooFew && <Notice tone="bad">{refusalWords({ code: 'NOT_ENOUGH_WORDS' })}</Notice>}
            {isTooMany && <Notice tone="bad">{refusalWords({ code: 'TOO_MANY_WORDS' })}</Notice>}
            {refusal && <Notice tone="bad">{refusalWords(refusal.problem)}</Notice>}
            {running.length > 0 ? (
              <ReplaceButtons
                count={running.length}
                isBusy={isBusy}
                isDisabled={isTooFew || isTooMany}
                onReplace={() => send({ type: 'REPLACE' })}
                onOpen={() => send({ type: 'OPEN_LOBBY' })}
              />
            ) : (
              <Button
                type="submit"
                look="sun"
                size="large"
                disabled={isTooFew || isTooMany}
                busy={isBusy}
                icon={<Radio className="size-7" aria-hidden="true" />}
              >
                <Trans>Open the lobby</Trans>
              </Button>
            )}
          </div>
        </form>
      </Stage>
    </div>
  );
}
