/** How a story is read aloud (specification 3 sections 2 and 9). */
export const playbackSettings = {
  speeds: [1, 0.85, 0.75],
  /** After a page was turned for it, a section waits so long. */
  afterFlipMs: 610,
} as const;
export type PlaybackSpeed = (typeof playbackSettings.speeds)[number];

/** What a speed is called (specification 3 section 2). */
export const speedNames = { 1: 'Normal speed', 0.85: 'Slower', 0.75: 'Slowest' } as const satisfies Record<
  PlaybackSpeed,
  string
>;

/** The speed after this one; after the slowest the normal one. */
export function nextSpeed(speed: PlaybackSpeed): PlaybackSpeed {
  const { speeds } = playbackSettings;
  return speeds[(speeds.indexOf(speed) + 1) % speeds.length]!;
}

/** The speed that was kept as a text; the normal one where that is none. */
export function keptSpeed(kept: string | null): PlaybackSpeed {
  return playbackSettings.speeds.find((speed) => String(speed) === kept) ?? 1;
}

/** Where a story is being read aloud. */
export interface Playback {
  /** For each section of the reader the page of the book it stands on, from 0. */
  pages: readonly number[];
  /** The pages that are seen. */
  visible: readonly number[];
  /** The section that is read, or will be, from 0. */
  section: number;
  /** Where in its sound, in seconds. */
  time: number;
  speed: PlaybackSpeed;
}

/** Whether the page of the section that is read is seen. */
export function isSeen({ pages, visible, section }: Playback): boolean {
  return visible.includes(pages[section]!);
}

/** Whether no section comes after the one that is read. */
export function isLast({ pages, section }: Playback): boolean {
  return section >= pages.length - 1;
}

/** At the beginning of a section. */
export function atSection(playback: Playback, section: number, time = 0): Playback {
  return { ...playback, section, time };
}
