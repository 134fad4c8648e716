import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PlayerGameProps } from '../game-screens.ts';
import { LineNotice } from '../line-notice.tsx';
import { standingOf } from '../situation.ts';
import { NameEntry } from './name-entry.tsx';
import { PinEntry } from './pin-entry.tsx';
import type { PlayerEvent, playerMachine } from './player.machine.ts';
import type { GameSituation, PlayerSituation } from './situations.ts';
import { DoorLocked, Moved, Over, Removed, TooMany, Unreachable, Waiting } from './unavailable.tsx';

export interface PlayerScreenProps {
  snapshot: SnapshotFrom<typeof playerMachine>;
  send: (event: PlayerEvent) => void;
  game: PlayerGameParts;
}

/** What the game draws for players in the room; `fetchAhead` brings it while the name is being typed. */
export interface PlayerGameParts {
  Game: ComponentType<PlayerGameProps>;
  fetchAhead: () => void;
}

/** Draws where a player stands. */
export function PlayerScreen({ snapshot, send, game: { Game, fetchAhead } }: PlayerScreenProps) {
  const { situation, line } = standingOf<PlayerSituation>(snapshot.value);
  const { context } = snapshot;
  return (
    <Suspense fallback={<Waiting />}>
      {screenOf()}
      <LineNotice line={line} />
    </Suspense>
  );

  function game(where: GameSituation): ReactNode {
    return <Game situation={where} context={context} onChoose={(option) => send({ type: 'CHOOSE', option })} />;
  }

  function screenOf(): ReactNode {
    switch (situation) {
      case 'pin_entry':
        return <PinEntry refusal={context.refusal} onPin={(pin) => send({ type: 'PIN_ENTERED', pin })} />;
      case 'unreachable':
        return <Unreachable onRetry={() => send({ type: 'TRY_AGAIN' })} />;
      case 'door_locked':
        return <DoorLocked onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
      case 'moved':
        return <Moved onTakeBack={() => send({ type: 'TAKE_BACK' })} />;
      case 'removed':
        return <Removed onReturn={() => send({ type: 'TRY_AGAIN' })} onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
      case 'kept_out':
        return <Removed onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
      case 'too_many':
        return <TooMany onRetry={() => send({ type: 'TRY_AGAIN' })} />;
      case 'over':
        // Whoever played keeps the last page in sight.
        return context.view?.podium && context.seat ? (
          game('ended')
        ) : (
          <Over onOtherPin={() => send({ type: 'OTHER_PIN' })} />
        );
      case 'naming':
      case 'joining':
        return (
          <NameEntry
            pin={context.pin}
            name={context.name}
            isJoining={situation === 'joining'}
            refusal={context.refusal}
            onTyping={fetchAhead}
            onName={(name) => send({ type: 'NAME_ENTERED', name })}
          />
        );
      case 'looking_up':
        return <Waiting onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
      case 'arriving':
      case 'other_pin':
      case 'entering':
      case 'coming_back':
      case 'placing':
        return <Waiting />;
      case 'lobby':
      case 'get_ready':
      case 'question':
      case 'choosing':
      case 'sending':
      case 'saved':
      case 'too_late':
      case 'locked':
      case 'taken_back':
      case 'right':
      case 'wrong':
      case 'missed':
      case 'watching':
      case 'leaderboard':
      case 'podium':
      case 'ended':
        return game(situation);
    }
  }
}
