import { isSoloGame } from '@lexiroom/domain/games';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Play } from 'lucide-react';
import { type ComponentType, Suspense, useEffect, useId } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { pagesCatalogues } from '../../../i18n/catalogues/pages.ts';
import { withWords } from '../../../i18n/language-provider.tsx';
import { Page } from '../../../page/page.tsx';
import { useKeys } from '../../../study/modes/keys/keys.ts';
import { goOnTo, goUpTo } from '../../../study/study-ways.ts';
import { StudyLanguages } from '../../../study/study-languages.tsx';
import type { Study, ViewProps } from '../../../study/study.ts';
import { ClassBoard } from '../../scoreboard/class-board.tsx';
import type { Game } from '../game-screen.ts';
import { MediaStatus } from '../media/media-status.tsx';
import { useMedia } from '../media/use-media.ts';
import { isEnough } from './words-needed.ts';

const ClassChoice = lazyPart(
  async () => (await withWords(import('../../../study/class/class-choice.tsx'), pagesCatalogues)).ClassChoice,
);

/** Fetched only for those whose answers are not recorded. */
const StudyNotices = lazyPart(async () => (await import('../../../study/introduction/study-notices.tsx')).StudyNotices);

/**
 * The page of the game and what it is played in are fetched while the first page is read; should that fail, they are asked
 * for again when it starts. Gives what ends it.
 */
function fetchAhead({ screen }: Game): () => void {
  const fetchBoth = () => Promise.all([import('../game-page.tsx'), screen.fetchBody?.()]);
  const waiting = setTimeout(() => void fetchBoth().catch(() => undefined));
  return () => clearTimeout(waiting);
}

/** The first page of a game: what it is played with, and the way into it (specification 2 section 2.5). */
export function gameIntroOf(game: Game): ComponentType<ViewProps> {
  return ({ study }) => <GameIntro game={game} study={study} />;
}

function GameIntro({ game, study }: { game: Game; study: Study }) {
  const { t } = useLingui();
  const { screen, id } = game;
  const reason = useId();
  const { least } = game.traits.words;
  const isOpen = screen.fetchBody !== undefined && isEnough(game, study.words);
  const media = useMedia(game, isOpen ? study : nothingOf(study));
  const leave = () => goUpTo(study, 'game-selection');
  const start = () => goOnTo(study, `${id}-play`);
  useKeys({ leave, ...(isOpen ? { confirm: start } : {}) });
  useEffect(() => fetchAhead(game), [game]);
  const Icon = screen.icon;
  const { Choices, GroupBoard } = screen;
  return (
    <Page title={`${t(screen.name)} · ${study.name}`} width="text">
      <div className="flex items-center gap-2">
        <IconButton
          label={t`Back to the games`}
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
          <StudyLanguages data={study.data} />
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4 sm:gap-6">
        <span
          className="grid size-20 shrink-0 place-items-center rounded-3xl bg-brand text-on-brand sm:size-24"
          aria-hidden="true"
        >
          <Icon className="size-11 sm:size-14" />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="font-display text-4xl font-bold sm:text-5xl">{t(screen.name)}</h1>
          <p className="mt-1 text-lg text-soft">{t(screen.about)}</p>
        </div>
      </div>
      <p className="mt-6 font-display text-xl font-bold">
        {study.isCustom ? (
          <Trans>Custom study</Trans>
        ) : (
          <Plural value={study.words.length} one="# word" other="# words" />
        )}
      </p>
      <div className="mt-4 flex flex-col gap-5">
        {isOpen && Choices && (
          <Suspense>
            <Choices study={study} />
          </Suspense>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            look="sun"
            size="large"
            disabled={!isOpen}
            title={isOpen ? undefined : t`Not enough words`}
            {...(isOpen ? { 'aria-keyshortcuts': 'Enter' } : { 'aria-describedby': reason })}
            icon={<Play className="size-7 rtl:rotate-180" aria-hidden="true" />}
            className="max-sm:w-full"
            onClick={start}
          >
            <Trans>Start game</Trans>
          </Button>
          {isOpen ? (
            <MediaStatus progress={media.progress} onRetry={media.retry} />
          ) : (
            <p id={reason} className="font-medium text-bad-ink">
              <b className="block">
                <Trans>Not enough words</Trans>
              </b>
              <Trans>At least {least} words required</Trans>
              {study.words.length >= least && (
                <span className="block">
                  <Trans>Words that have neither a picture nor a translation cannot be asked.</Trans>
                </span>
              )}
            </p>
          )}
        </div>
        {!study.isOwner && (
          <Suspense>
            <StudyNotices study={study} />
          </Suspense>
        )}
        {study.isTeacher && (
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Suspense>
              <ClassChoice study={study} />
            </Suspense>
            {GroupBoard && (
              <Suspense>
                <GroupBoard study={study} />
              </Suspense>
            )}
          </div>
        )}
        {isSoloGame(id) && <ClassBoard study={study} game={id} />}
      </div>
    </Page>
  );
}

/** Without words, for whom nothing is fetched. */
const nothingOf = (study: Study): Study => ({ ...study, words: [] });
