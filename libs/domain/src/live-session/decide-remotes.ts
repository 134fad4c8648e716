import { type Decision, happens, refuse } from './commands.ts';
import type { FrameEvent } from './events.ts';
import type { SessionState } from './game.ts';
import { type RemoteCommand, remoteLimits } from './remotes.ts';

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
