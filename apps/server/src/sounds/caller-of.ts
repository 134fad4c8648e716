import type { Visitor } from '../http/gate/endpoint.ts';

/** Whose turn it is in front of the voices: the account's, else the device's, else that of all behind an address. */
export function callerOf({ user, device, address }: Visitor): string {
  return user ? `user ${user.user_id}` : (device?.device ?? address);
}
