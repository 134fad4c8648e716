/** The server's clock − this device's, in milliseconds; 0 until the server was heard. */
let offset = 0;

/** Takes the server's time as it was just read, epoch milliseconds. */
export function noteServerTime(heard: number, deviceNow = Date.now()): void {
  offset = heard - deviceNow;
}

/** How far this device is behind the server, in milliseconds. */
export const serverOffset = (): number => offset;

/** Takes up what was heard before the page was loaded again without a network. */
export function restoreServerOffset(heard: number): void {
  offset = heard;
}

/** The server's time, in whole epoch milliseconds: what an answer is stamped with. */
export function serverNow(deviceNow = Date.now()): number {
  return Math.round(deviceNow + offset);
}
