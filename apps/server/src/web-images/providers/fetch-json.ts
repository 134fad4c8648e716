import type { z } from 'zod/mini';
import { type FetchLimits, fetchFromSite } from '../fetch-from-site.ts';
import { ProviderFailure } from '../image-provider.ts';

const mostBytes = 2_000_000;

/** The answer of a site's programming interface. @throws {ProviderFailure} also when it is not what the site promises. */
export async function fetchJson<S extends z.ZodMiniType>(
  address: URL,
  schema: S,
  limits: Pick<FetchLimits, 'origins' | 'userAgent'>,
): Promise<z.output<S>> {
  const bytes = await fetchFromSite(address.href, { ...limits, mostBytes, type: 'application/json' });
  const parsed = schema.safeParse(jsonOf(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new ProviderFailure('failed', 'its answer has another form than we know');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries that are as they should be; a site that has one odd picture still shows the others. */
export function wellFormed<S extends z.ZodMiniType>(schema: S, entries: readonly unknown[]): z.output<S>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The value that was asked for; undefined when the site does not have it. */
export async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderFailure && error.trouble === 'gone') return undefined;
    throw error;
  }
}
