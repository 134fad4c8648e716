/**
 * The server's time, read off what it last said. Runs on the monotonic clock, so a wrong or jumping clock of a phone
 * changes nothing. A message can only be late: of several, the one that came fastest tells the time best.
 */
export interface ServerClock {
  /** `server_now` − the monotonic clock, in milliseconds. */
  offset: number;
}

/** The clock after a message; `afresh` when the device may have slept, which stops some monotonic clocks. */
export function hearTime(
  clock: ServerClock | null,
  server_now: number,
  monotonic: number,
  afresh = false,
): ServerClock {
  const offset = server_now - monotonic;
  return { offset: clock && !afresh ? Math.max(clock.offset, offset) : offset };
}
