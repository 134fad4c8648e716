import { LiveSettings, LiveSettingsChoice } from '@lexiroom/contracts/live';
import type { z } from 'zod/mini';

/**
 * Choices that were kept once, as today's release offers them: what it does not know, or offers no longer, has its default,
 * each choice by itself.
 */
export function offeredSettings(kept: Record<string, unknown>): z.output<typeof LiveSettings> {
  const known = Object.entries(LiveSettings.shape).flatMap(([name, schema]) => {
    const read = name in kept ? schema.safeParse(kept[name]) : { success: false as const };
    return read.success && read.data !== undefined ? [[name, read.data]] : [];
  });
  const choice = LiveSettingsChoice.safeParse(Object.fromEntries(known));
  return choice.success ? choice.data : LiveSettingsChoice.parse({});
}
