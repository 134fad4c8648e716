/** The server's clock − this device's, in milliseconds; 0 until the server has replied. */
let offset = 0;

/** Sets the clock by the server's time that a reply has just brought, epoch milliseconds. */
export function noteServerTime(serverTime: number, deviceNow = Date.now()): void {
  offset = serverTime - deviceNow;
}

/** How far this device's clock is behind the server's, in milliseconds. */
export const serverOffset = (): number => offset;

/** Sets the clock by the offset that was kept with a study, when the page is opened without a network. */
export function restoreServerOffset(kept: number): void {
  offset = kept;
}

/** The server's time, in whole epoch milliseconds: what an answer is stamped with. */
export function serverNow(deviceNow = Date.now()): number {
  return Math.round(deviceNow + offset);
}
