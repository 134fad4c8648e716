import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { reloadOnce } from '../browser/reload-once.ts';

/** The names in a path such as `/deck/:owner/:item`. */
type NameIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;
/** The properties that a page is given: the named parts of its address, decoded. */
export type PathParameters<Path extends string> = Path extends string ? { [Name in NameIn<Path>]: string } : never;
type Screen<Path extends string> = ComponentType<PathParameters<Path>>;

/** A page of the site, fetched when it is wanted. */
export interface Page {
  paths: readonly string[];
  /** Fetches its scripts, without drawing it. */
  load: () => Promise<unknown>;
  Screen: LazyExoticComponent<ComponentType<Record<string, string>>>;
}

/** A line of the table of pages; `:name` in a path comes to the page as a property. */
export function page<const Path extends `/${string}`>(
  paths: Path | readonly Path[],
  load: () => Promise<Screen<Path>>,
): Page {
  const screen = async () => ({ default: (await load().catch(reloadOnce)) as ComponentType<Record<string, string>> });
  return { paths: [paths].flat(), load, Screen: lazy(screen) };
}

/** The page at an address and the parts that it is given; undefined where there is none. Capitals do not matter. */
export function pageAt(
  pages: readonly Page[],
  pathname: string,
): { page: Page; parts: Record<string, string> } | undefined {
  for (const candidate of pages) {
    for (const path of candidate.paths) {
      const parts = partsOf(path, pathname);
      if (parts) return { page: candidate, parts };
    }
  }
  return undefined;
}

const segmentsOf = (path: string) => path.replace(/(?<=.)\/$/, '').split('/');

function partsOf(path: string, pathname: string): Record<string, string> | undefined {
  const patternSegments = segmentsOf(path);
  const segments = segmentsOf(pathname);
  if (patternSegments.length !== segments.length) return undefined;
  const parts: Record<string, string> = {};
  for (const [place, name] of patternSegments.entries()) {
    const segment = decoded(segments[place]!);
    if (segment === undefined) return undefined;
    if (!name.startsWith(':')) {
      if (segment.toLowerCase() !== name) return undefined;
    } else if (segment === '') return undefined;
    else parts[name.slice(1)] = segment;
  }
  return parts;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
