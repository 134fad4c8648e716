import { Plural, Trans } from '@lingui/react/macro';
import type { Emblem } from '@lexiroom/domain/live-session';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Night } from '../night.tsx';
import { EmblemChoice } from './emblem-choice.tsx';
import { Frame } from './frame.tsx';
import { NameChange } from './name-change.tsx';
import { RoomTotal } from './room-total.tsx';
import type { PlayerContext } from './player.machine.ts';

interface LobbyProps {
  context: PlayerContext;
  onNotMe: () => void;
  onName: (name: string) => void;
  onEmblem: (emblem: Emblem) => void;
  /** What the game lets them choose here. */
  children?: ReactNode;
}

/** In the room, waiting for the host. */
export function Lobby({ context, onNotMe, onName, onEmblem, children }: LobbyProps) {
  const { seat, view } = context;
  if (!seat || !view) return null;
  return (
    <Night>
      <Frame className="items-center justify-center-safe gap-6 text-center low:gap-2">
        <p className="flex items-center gap-2 rounded-full bg-good-wash px-4 py-2 font-semibold text-good-ink">
          <Check className="size-5" strokeWidth={3} aria-hidden="true" />
          {view.quiz === undefined ? <Trans>You are in</Trans> : <Trans>Next quiz</Trans>}
        </p>
        <EmblemChoice seat={seat} onEmblem={onEmblem} />
        <h1 className="max-w-full text-5xl leading-tight font-extrabold wrap-anywhere max-sm:text-4xl low:text-3xl">
          <UserText>{seat.name}</UserText>
        </h1>
        <p className="text-xl text-soft">
          {seat.name_waits ? (
            <Trans>The board calls you this until your teacher has looked at your name.</Trans>
          ) : (
            <Trans>Do you see your name on the board?</Trans>
          )}
        </p>
        <p className="rounded-2xl bg-card px-5 py-3 text-lg font-semibold">
          <UserText>{view.deck_name}</UserText>
          <span className="mx-2 text-soft" aria-hidden="true">
            ·
          </span>
          <Plural value={view.count} one="# player in the room" other="# players in the room" />
        </p>
        <RoomTotal seat={seat} />
        {children}
        {seat.may_choose_name && <NameChange context={context} onName={onName} />}
        {view.names === 'roster' && (
          <Button onClick={onNotMe}>
            <Trans>This is not me</Trans>
          </Button>
        )}
      </Frame>
    </Night>
  );
}
