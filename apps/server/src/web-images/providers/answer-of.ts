import type { z } from 'zod/mini';
import { type Errand, fetchFrom } from '../fetch-from.ts';
import { ProviderTrouble } from '../image-provider.ts';

const mostBytes = 2_000_000;

/** The answer of a site's programming interface. @throws {ProviderTrouble} also when it is not what the site promises. */
export async function answerOf<S extends z.ZodMiniType>(
  address: URL,
  schema: S,
  errand: Pick<Errand, 'origins' | 'userAgent'>,
): Promise<z.output<S>> {
  const bytes = await fetchFrom(address.href, { ...errand, mostBytes, type: 'application/json' });
  const parsed = schema.safeParse(jsonOf(bytes.toString('utf8')));
  if (parsed.success) return parsed.data;
  throw new ProviderTrouble('failed', 'its answer has another form than we know');
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

/** The same, or undefined when the site does not have it. */
export async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderTrouble && error.trouble === 'gone') return undefined;
    throw error;
  }
}
