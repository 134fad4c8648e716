import type { GameTraits } from '@lexiroom/domain/games';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Page } from '../../page/page.tsx';
import { NoWords } from '../../study/modes/frame/no-words.tsx';
import { useKeys } from '../../study/modes/keys/keys.ts';
import { useStudyNavigation } from '../../study/study-address.ts';
import type { Study, ViewProps } from '../../study/study.ts';
import type { Game } from '../frame/game-screen.ts';
import { GameTile, LiveTile } from './game-tiles.tsx';

type Group = GameTraits['group'];
const groups: readonly Group[] = ['games', 'split_screen', 'live'];

/** The games that the words of a study can be played in, by their groups (specification 2 section 2.5). */
export function gamePickerOf(all: readonly Game[]): ComponentType<ViewProps> {
  const playable = all.filter(({ traits, screen }) => screen.fetchBody || traits.players === 'by_pin');
  const byGroup = groups.map((group) => [group, playable.filter(({ traits }) => traits.group === group)] as const);
  const shown = byGroup.filter(([, games]) => games.length > 0);
  return ({ study }) => <GamePicker study={study} groups={shown} />;
}

interface PickerProps extends ViewProps {
  groups: readonly (readonly [Group, readonly Game[]])[];
}

function GamePicker({ study, groups: shown }: PickerProps) {
  const { leave } = useStudyNavigation(study.address);
  useKeys({ leave });
  if (study.words.length === 0) return <NoWords study={study} />;
  return (
    <Page title={study.name} width="text">
      <DeckLine study={study} onLeave={leave} />
      <h1 className="mt-4 font-display text-4xl font-bold">
        <Trans>Play</Trans>
      </h1>
      {shown.map(([group, games]) => (
        <section key={group} aria-labelledby={group} className="mt-6">
          <h2 id={group} className="mb-3 font-display text-2xl font-bold">
            <GroupName group={group} />
          </h2>
          <div className="grid gap-3 sm:gap-4">
            {games.map((game) =>
              game.traits.players === 'by_pin' ? (
                <LiveTile key={game.id} game={game} study={study} />
              ) : (
                <GameTile key={game.id} game={game} study={study} />
              ),
            )}
          </div>
        </section>
      ))}
    </Page>
  );
}

function GroupName({ group }: { group: Group }) {
  switch (group) {
    case 'games':
      return <Trans>Games</Trans>;
    case 'split_screen':
      return <Trans>Split-screen Games</Trans>;
    case 'live':
      return <Trans>Live games</Trans>;
  }
}

function DeckLine({ study, onLeave }: { study: Study; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={t`Back to the deck`}
        aria-keyshortcuts="Escape"
        icon={<ArrowLeft className="size-6 rtl:rotate-180" aria-hidden="true" />}
        className="-ms-3"
        onClick={onLeave}
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
  );
}
