import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Import, readFolders, readSources, type Sources } from './sources.ts';

/** What one layer may import besides itself: files below some folders, and some packages. */
interface Layer {
  /** The files it speaks of; the first layer that fits a file counts. */
  files: RegExp;
  folders: string[];
  /** Names of packages, or `own`: those that the layer's own package.json lists. */
  packages: string[] | 'own';
}

const libs = ['libs/domain/src/', 'libs/contracts/src/'];
const testing = ['@jest/globals', 'fast-check'];

export const layers: Layer[] = [
  {
    files: /^libs\/domain\/src\/scheduling\/fsrs\/.*\.spec\.ts$/,
    folders: ['libs/domain/src/'],
    packages: [...testing, 'ts-fsrs'],
  },
  { files: /^libs\/domain\/src\/scheduling\/fsrs\//, folders: ['libs/domain/src/'], packages: ['ts-fsrs'] },
  { files: /^libs\/domain\/.*\.spec\.ts$/, folders: ['libs/domain/src/'], packages: [...testing, 'xstate'] },
  { files: /^libs\/domain\/.*\/machine\.ts$/, folders: ['libs/domain/src/'], packages: ['xstate'] },
  { files: /^libs\/domain\//, folders: ['libs/domain/src/'], packages: [] },
  { files: /^libs\/contracts\/.*\.spec\.ts$/, folders: libs, packages: [...testing, 'zod'] },
  { files: /^libs\/contracts\//, folders: libs, packages: ['zod'] },
  { files: /^apps\/server\//, folders: [...libs, 'apps/server/src/'], packages: 'own' },
  { files: /^apps\/speech\//, folders: [...libs, 'apps/speech/src/'], packages: 'own' },
  { files: /^apps\/web\//, folders: [...libs, 'apps/web/src/'], packages: 'own' },
];

const dumpingGrounds = ['utils', 'helpers', 'common', 'shared', 'misc'];

/** A rule of the house: its words, and what in a project breaks it, one line for each breach. */
export interface Rule {
  words: string;
  breaches(root: string, sources: Sources): string[];
}

export const rules: Rule[] = [
  { words: 'each layer imports only what lies below it', breaches: layerBreaches },
  { words: 'a game does not import another game', breaches: gameBreaches },
  { words: 'a noun of the libs is entered through its index.ts', breaches: doorBreaches },
  { words: 'no folder is a dumping ground', breaches: folderBreaches },
  { words: 'no file imports itself through others', breaches: (_root, sources) => cycles(sources) },
];

/** Everything in the project at `root` that breaks a rule, as `rule: where`. */
export function breaches(root: string): string[] {
  const sources = readSources(root);
  return rules.flatMap((rule) => rule.breaches(root, sources).map((where) => `${rule.words}: ${where}`));
}

function layerBreaches(root: string, sources: Sources): string[] {
  return eachImport(sources).flatMap(([file, target]) => {
    const layer = layers.find(({ files }) => files.test(file));
    return !layer || isAllowed(root, file, target, layer) ? [] : [`${file} → ${nameOf(target)}`];
  });
}

function isAllowed(root: string, file: string, target: Import, { folders, packages }: Layer): boolean {
  if ('file' in target) return folders.some((folder) => target.file.startsWith(folder));
  if (packages !== 'own') return packages.includes(target.package);
  const isForNode = /^apps\/(server|speech)\//.test(file) || file.endsWith('.spec.ts') || file.endsWith('.spec.tsx');
  if (target.package.startsWith('node:')) return isForNode;
  return isListed(root, file, target.package) || (isForNode && isListed(root, 'package.json', target.package));
}

/** Whether the package.json that is responsible for a file lists a package; what a test needs stands in the root's. */
function isListed(root: string, file: string, name: string): boolean {
  const workspace = /^(?:apps|libs)\/[^/]+/.exec(file)?.[0] ?? '.';
  const manifest = path.join(root, workspace, 'package.json');
  if (!existsSync(manifest)) return false;
  const listed = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, object>;
  return name in { ...listed.dependencies, ...listed.devDependencies, ...listed.optionalDependencies };
}

function gameBreaches(_root: string, sources: Sources): string[] {
  return eachImport(sources).flatMap(([file, target]) => {
    const [from, to] = [gameOf(file), 'file' in target ? gameOf(target.file) : undefined];
    return from && to && from !== to && !aroundGames.includes(to) ? [`${file} → ${nameOf(target)}`] : [];
  });
}

/** Folders of the pages that stand around all games, which any game may use; they use none. */
const aroundGames = ['frame', 'picker', 'scoreboard'];

function gameOf(file: string): string | undefined {
  return /\/games\/([^/]+)\//.exec(file)?.[1];
}

function doorBreaches(_root: string, sources: Sources): string[] {
  const homeless = [...sources.keys()].filter((file) => isInLibs(file) && nounOf(file, sources) === undefined);
  const trespassing = eachImport(sources).flatMap(([file, target]) => {
    if (!('file' in target) || !isInLibs(target.file)) return [];
    const isDoor = path.basename(target.file) === 'index.ts' && sources.has(target.file);
    const isInside = nounOf(file, sources) === nounOf(target.file, sources);
    return isDoor || isInside ? [] : [`${file} → ${nameOf(target)}`];
  });
  return [...homeless.map((file) => `${file} belongs to no folder with an index.ts`), ...trespassing];
}

function isInLibs(file: string): boolean {
  return file.startsWith('libs/');
}

/** The nearest folder around a file of the libs that has an index.ts. */
function nounOf(file: string, sources: Sources): string | undefined {
  for (let folder = path.dirname(file); /^libs\/[^/]+\/src\/./.test(folder); folder = path.dirname(folder)) {
    if (sources.has(path.join(folder, 'index.ts'))) return folder;
  }
  return undefined;
}

function folderBreaches(root: string): string[] {
  return readFolders(root).filter((folder) => dumpingGrounds.includes(path.basename(folder)));
}

/** Every circle of imports once, as `a → b → a`. */
function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]) => {
    const seenAt = way.indexOf(file);
    if (seenAt >= 0) found.push([...way.slice(seenAt), file].join(' → '));
    if (seenAt >= 0 || done.has(file)) return;
    for (const target of sources.get(file) ?? []) if ('file' in target) visit(target.file, [...way, file]);
    done.add(file);
  };
  for (const file of sources.keys()) visit(file, []);
  return found;
}

function eachImport(sources: Sources): [string, Import][] {
  return [...sources].flatMap(([file, imports]) => imports.map((target): [string, Import] => [file, target]));
}

function nameOf(target: Import): string {
  return 'file' in target ? target.file : target.package;
}
