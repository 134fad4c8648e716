import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { LineNotice } from '../line-notice.tsx';
import { standingOf } from '../situation.ts';
import { PlayerAnnouncement } from './player-announcement.tsx';
import type { PlayerEvent, playerMachine } from './player.machine.ts';
import { DoorLocked, Moved, Over, Removed, TooMany, Unreachable, Waiting } from './doorstep.tsx';
import { GetReady, Leaderboard, Lobby } from './between-questions.tsx';
import { NameEntry } from './name-entry.tsx';
import { PinEntry } from './pin-entry.tsx';
import { Podium } from './podium.tsx';
import { AnswerSheet, QuestionAlone } from './question.tsx';
import { Reveal } from './reveal.tsx';

/** Every situation a phone can be in; the machine's states, and the compiler's list of screens. */
export type PlayerSituation =
  | 'arriving' | 'other_pin' | 'pin_entry' | 'looking_up' | 'unreachable' | 'door_locked' | 'moved' | 'removed'
  | 'too_many' | 'over' | 'entering' | 'coming_back' | 'naming' | 'joining' | 'placing' | 'lobby' | 'get_ready'
  | 'question' | 'choosing' | 'sending' | 'saved' | 'too_late' | 'locked' | 'taken_back' | 'right' | 'wrong'
  | 'missed' | 'watching' | 'leaderboard' | 'podium' | 'ended'; // prettier-ignore

export interface PlayerScreenProps {
  snapshot: SnapshotFrom<typeof playerMachine>;
  send: (event: PlayerEvent) => void;
}

/** Draws where a player stands. */
export function PlayerScreen({ snapshot, send }: PlayerScreenProps) {
  const { situation, line } = standingOf<PlayerSituation>(snapshot.value);
  const { context } = snapshot;
  return (
    <>
      {screenOf()}
      <LineNotice line={line} />
      <PlayerAnnouncement situation={situation} context={context} />
    </>
  );

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
        return <Removed />;
      case 'too_many':
        return <TooMany onRetry={() => send({ type: 'TRY_AGAIN' })} />;
      case 'over':
        return context.view?.podium && context.seat ? (
          <Podium context={context} isEnded />
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
            onName={(name) => send({ type: 'NAME_ENTERED', name })}
          />
        );
      case 'lobby':
        return <Lobby context={context} />;
      case 'get_ready':
        return <GetReady context={context} />;
      case 'question':
        return <QuestionAlone context={context} />;
      case 'choosing':
      case 'sending':
      case 'saved':
      case 'too_late':
      case 'locked':
        return (
          <AnswerSheet
            context={context}
            situation={situation}
            onChoose={(option) => send({ type: 'CHOOSE', option })}
          />
        );
      case 'taken_back':
      case 'right':
      case 'wrong':
      case 'missed':
      case 'watching':
        return <Reveal context={context} situation={situation} />;
      case 'leaderboard':
        return <Leaderboard context={context} />;
      case 'podium':
      case 'ended':
        return <Podium context={context} isEnded={situation === 'ended'} />;
      case 'looking_up':
        return <Waiting onOtherPin={() => send({ type: 'OTHER_PIN' })} />;
      case 'arriving':
      case 'other_pin':
      case 'entering':
      case 'coming_back':
      case 'placing':
        return <Waiting />;
    }
  }
}
