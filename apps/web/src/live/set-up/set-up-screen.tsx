import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeckData } from '@lexiroom/contracts/decks';
import { ArrowLeft, CalendarClock, Radio } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { linkKey, withLinkKey } from '../../api/link-key.ts';
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
import type { GameSettings } from '../game-screens.ts';
import { ClassChoice } from './class-choice.tsx';
import { NameDialog } from './name-dialog.tsx';
import { Presets } from './presets.tsx';
import { ReplaceButtons, RunningQuizzes } from './running-quizzes.tsx';
import { SetUpToast } from './set-up-toast.tsx';
import { type SetUpEvent, type setUpMachine, sourceOf, wordsToPlay } from './set-up.machine.ts';
import { useSetUps } from './use-set-ups.ts';

export interface SetUpScreenProps {
  snapshot: SnapshotFrom<typeof setUpMachine>;
  send: (event: SetUpEvent) => void;
}

/** The words of the deck, the game's choices, and the one button that opens the lobby. */
export function SetUpScreen({ snapshot, send }: SetUpScreenProps) {
  const { context } = snapshot;
  const { deck } = context;
  const back = context.room
    ? `/live/${context.room}/host`
    : (context.back ?? (deck ? withLinkKey(`/deck/${deck.username}/${context.deck_ids[0] ?? ''}`) : '/'));
  if (snapshot.matches('failed')) {
    return <ErrorPanel status={context.status} backHref={back} onRetry={() => send({ type: 'TRY_AGAIN' })} />;
  }
  if (!deck || snapshot.matches('looking_around')) return <Loading />;
  return <Chooser snapshot={snapshot} send={send} deck={deck} back={back} />;
}

/** The page once everything it shows is known. */
function Chooser({ snapshot, send, deck, back }: SetUpScreenProps & { deck: DeckData; back: string }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords();
  const nameOf = useLanguageName();
  const { context } = snapshot;
  const { settings, refusal, game } = context;
  const target = nameOf(deck.target_language);
  const source = deck.read_from && nameOf(deck.read_from);
  const kept = useSetUps(context.setUps);
  const [isNaming, setNaming] = useState(false);
  const prepared = kept.setUps.prepared.find(({ set_up_id }) => set_up_id === context.prepared_id);
  const change = (changed: Partial<GameSettings>) => send({ type: 'CHANGE', settings: changed });
  const prepare = async (name: string) => {
    const body = { kind: 'prepared' as const, name, settings, source: sourceOf(context), link_key: linkKey() };
    if (await kept.save(body, prepared?.set_up_id)) setNaming(false);
  };
  const { GameName, UnplayableWords, Choices } = game;
  const { words, wordsGone, playable, isTooFew, isTooMany } = wordsToPlay(context);
  const { running } = context;
  const over = running.find(({ phase }) => phase === 'podium');
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
              {source ? t`${target} from ${source}` : target} · <Plural value={playable} one="# word" other="# words" />
            </p>
            <UnplayableWords settings={settings} words={words} />
          </div>
        </div>
        <RunningQuizzes running={running} />
        <Losses decks={prepared?.decks_gone ?? 0} words={wordsGone} />
        <Presets kept={kept} settings={settings} onChoose={change} />
        <form onSubmit={submit} className="flex flex-1 flex-col gap-6 **:scroll-mb-32">
          <ClassChoice classes={context.classes} settings={settings} onChange={change} />
          <Choices
            settings={settings}
            words={words}
            voice={{ isThere: deck.has_speech, wordsLeft: context.soundsLeft ?? 0 }}
            onChange={change}
          />
          <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex flex-col gap-3 border-t-2 border-line bg-paper px-4 py-3 shadow-[0_-0.75rem_1.25rem_-0.5rem_oklch(0_0_0/0.12)]">
            {isTooFew && <Notice tone="bad">{refusalWords({ code: 'NOT_ENOUGH_WORDS' })}</Notice>}
            {isTooMany && <Notice tone="bad">{refusalWords({ code: 'TOO_MANY_WORDS' })}</Notice>}
            {refusal && <Notice tone="bad">{refusalWords(refusal.problem)}</Notice>}
            {over && (
              <Button
                look="sun"
                size="large"
                busy={isBusy}
                disabled={isTooFew || isTooMany}
                onClick={() => send({ type: 'FOLLOW', pin: over.pin })}
              >
                <Trans>Next quiz in this room</Trans>
              </Button>
            )}
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
                {context.room === undefined ? <Trans>Open the lobby</Trans> : <Trans>Next quiz in this room</Trans>}
              </Button>
            )}
            <Button
              size="small"
              disabled={isTooFew || isTooMany}
              icon={<CalendarClock className="size-5" aria-hidden="true" />}
              onClick={() => {
                kept.clearNews();
                setNaming(true);
              }}
            >
              {prepared ? <Trans>Keep the changes for later</Trans> : <Trans>Prepare it for later</Trans>}
            </Button>
          </div>
        </form>
        {isNaming && (
          <NameDialog
            title={<Trans>Prepare it for later</Trans>}
            initial={prepared?.name ?? deck.deck_name}
            isBusy={kept.isBusy}
            error={kept.refusal && refusalWords(kept.refusal.problem)}
            onSave={(name) => void prepare(name)}
            onClose={() => setNaming(false)}
          />
        )}
      </Stage>
      <SetUpToast news={kept.news} place="top" onGone={kept.clearNews} />
    </div>
  );
}

/** What of a quiz is gone since it was put together. The words of a deck that is gone are not counted beside it. */
function Losses({ decks, words }: { decks: number; words: number }) {
  if (decks === 0 && words === 0) return null;
  return (
    <Notice>
      {decks > 0 ? (
        <Plural
          value={decks}
          one="A deck of this quiz is no longer there. It asks the words that are left."
          other="# decks of this quiz are no longer there. It asks the words that are left."
        />
      ) : (
        <Plural
          value={words}
          one="A word of this quiz is no longer there. It asks those that are left."
          other="# words of this quiz are no longer there. It asks those that are left."
        />
      )}
    </Notice>
  );
}
