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

/** What happens to a remote, as the log of its session has it. */
export type RemoteEvent =
  | { type: 'remote_asked'; remote_id: number; device: RemoteDevice; sign: number }
  | { type: 'remote_allowed' | 'remote_stopped'; remote_id: number };

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
export const knownRemotes = ({ remotes }: { remotes: ReadonlyMap<number, Remote> }): Remote[] =>
  [...remotes.values()].filter(({ state }) => state !== 'stopped');
