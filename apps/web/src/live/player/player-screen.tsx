import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { PlayerView } from '@lexiroom/contracts/live';
import type { SnapshotFrom } from 'xstate';
import type { PlayerGameProps } from '../game-screens.ts';
import { ConnectionNotice } from '../connection-notice.tsx';
import { screenStateOf } from '../screen-state.ts';
import { NameEntry } from './name-entry.tsx';
import { PinEntry } from './pin-entry.tsx';
import type { PlayerEvent, playerMachine } from './player.machine.ts';
import { DoorLocked, Moved, Over, Removed, TooMany, Unreachable, Waiting } from './unavailable.tsx';

/** Most phones never need it. */
const RosterEntry = lazy(async () => ({ default: (await import('./roster-entry.tsx')).RosterEntry }));

/** Nor this one. */
const GeneratedEntry = lazy(async () => ({ default: (await import('./generated-entry.tsx')).GeneratedEntry }));

/** Every situation a phone can be in: the states of its machine, and the compiler's list of screens. */
export type PlayerSituation =
  | 'arriving' | 'other_pin' | 'pin_entry' | 'looking_up' | 'unreachable' | 'door_locked' | 'naming' | 'entering'
  | 'looking' | 'picking' | 'joining' | 'leaving' | 'coming_back' | 'taken' | 'moved' | 'removed' | 'kept_out' | 'too_many' | 'over'; // prettier-ignore

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

/** Draws the situation of a player: the way in and out is drawn here, what happens in the room by the game. */
export function PlayerScreen({ snapshot, send, game: { Game, fetchAhead } }: PlayerScreenProps) {
  const { situation, connection } = screenStateOf<PlayerSituation>(snapshot.value);
  const { context } = snapshot;
  return (
    <Suspense fallback={<Waiting />}>
      {screenOf()}
      <ConnectionNotice state={connection} />
    </Suspense>
  );

  function inTheRoom(isOver: boolean): ReactNode {
    return (
      <Game
        context={context}
        isOver={isOver}
        onAnswer={(question, answer, shown_ms) =>
          send({
            type: 'ANSWER',
            question,
            ...(typeof answer === 'string' ? { text: answer } : { option: answer }),
            ...(shown_ms === undefined ? {} : { shown_ms }),
          })
        }
        onNotMe={() => send({ type: 'NOT_ME' })}
        onName={(name) => send({ type: 'NAME_CHANGED', name })}
        onEmblem={(emblem) => send({ type: 'EMBLEM_CHOSEN', emblem })}
        onReading={() => send({ type: 'READING_CHANGED' })}
        onGroup={(group) => send({ type: 'GROUP_CHOSEN', group })}
      />
    );
  }

  function picking(isJoining: boolean): ReactNode {
    if (context.generated)
      return (
        <GeneratedEntry
          pin={context.pin}
          generated={context.generated}
          isSpinning={situation === 'looking'}
          isJoining={isJoining}
          refusal={context.refusal}
          onSpin={() => send({ type: 'SPIN' })}
          onJoin={() => send({ type: 'NAME_ACCEPTED' })}
        />
      );
    if (!context.roster) return <Waiting onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
    return (
      <RosterEntry
        pin={context.pin}
        roster={context.roster.roster}
        own_student_id={context.roster.own_student_id ?? null}
        isJoining={isJoining}
        refusal={context.refusal}
        onPick={(student_id) => send({ type: 'STUDENT_PICKED', student_id })}
      />
    );
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
        // Whoever played to the end keeps the last page in sight.
        return context.view && hasEnded(context.view) && context.seat ? (
          inTheRoom(true)
        ) : (
          <Over onOtherPin={() => send({ type: 'OTHER_PIN' })} />
        );
      case 'looking':
      case 'picking':
        return picking(false);
      case 'joining':
      case 'naming':
        if (context.names !== 'own') return picking(situation === 'joining');
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
      case 'leaving':
      case 'coming_back':
        return <Waiting />;
      case 'taken':
        return inTheRoom(false);
    }
  }
}

/** Whether a game was seen to its end: a quiz has a podium, other games a phase of that name. */
const hasEnded = ({ podium, phase }: PlayerView): boolean =>
  podium !== undefined || phase === 'podium' || phase === 'ended';
