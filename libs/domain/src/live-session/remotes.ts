import { type Decision, happens, refuse } from './commands.ts';
import type { FrameEvent } from './events.ts';
import type { SessionState } from './game.ts';

/** What a remote says it is; it is told to the host, and nothing else depends on it. */
export const remoteDevices = ['iphone', 'android', 'tablet', 'computer'] as const;
export type RemoteDevice = (typeof remoteDevices)[number];

/** A device that steers the session beside the host's own screens, once the host has said yes there. */
export interface Remote {
  remote_id: number;
  device: RemoteDevice;
  /** Stands on the device and on the host's screen, so that the host sees that it is theirs: from 10 to 99. */
  sign: number;
  state: 'asked' | 'allowed' | 'stopped';
}

/** So many steer at once, and so many may ask in the life of a session. */
export const remoteLimits = { allowed: 4, asked: 100 } as const;

export type RemoteCommand =
  | { type: 'ask_remote'; device: RemoteDevice; sign: number }
  | { type: 'allow_remote' | 'stop_remote'; remote_id: number };

/** A device asks to steer, is allowed to, or is told to stop. Who asks anew takes the place of whoever still waits. */
export function decideRemote(state: SessionState, command: RemoteCommand, now: number): Decision {
  if (state.phase === 'ended') return refuse('ENDED');
  const { remotes } = state;
  if (command.type === 'ask_remote') {
    if (remotes.size >= remoteLimits.asked) return refuse('FULL');
    const waiting = [...remotes.values()].filter((remote) => remote.state === 'asked');
    const given = waiting.map(({ remote_id }): FrameEvent => ({ type: 'remote_stopped', at: now, remote_id }));
    const { device, sign } = command;
    return happens(...given, { type: 'remote_asked', at: now, remote_id: remotes.size + 1, device, sign });
  }
  const { remote_id } = command;
  const remote = remotes.get(remote_id);
  if (!remote) return refuse('INVALID');
  if (command.type === 'stop_remote')
    return remote.state === 'stopped' ? happens() : happens({ type: 'remote_stopped', at: now, remote_id });
  if (remote.state === 'stopped') return refuse('STALE');
  if (remote.state === 'allowed') return happens();
  const steering = [...remotes.values()].filter(({ state: is }) => is === 'allowed').length;
  return steering < remoteLimits.allowed ? happens({ type: 'remote_allowed', at: now, remote_id }) : refuse('FULL');
}

type RemoteEvent = Extract<FrameEvent, { type: 'remote_asked' | 'remote_allowed' | 'remote_stopped' }>;

/** The remotes after one of them has asked, was allowed, or was stopped. */
export function withRemote(remotes: ReadonlyMap<number, Remote>, event: RemoteEvent): ReadonlyMap<number, Remote> {
  const { remote_id } = event;
  if (event.type === 'remote_asked') {
    const { device, sign } = event;
    return new Map(remotes).set(remote_id, { remote_id, device, sign, state: 'asked' });
  }
  const remote = remotes.get(remote_id);
  const state = event.type === 'remote_allowed' ? 'allowed' : 'stopped';
  return remote ? new Map(remotes).set(remote_id, { ...remote, state }) : remotes;
}

/** Those that the host has to know of: they wait for an answer, or steer. */
export const knownRemotes = ({ remotes }: Pick<SessionState, 'remotes'>): Remote[] =>
  [...remotes.values()].filter(({ state }) => state !== 'stopped');
