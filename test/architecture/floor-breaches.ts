import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Floor } from './floors.ts';

/** One file of an app that imports another from a different room; paths from `src`. */
interface Passage {
  file: string;
  target: string;
}

/** A room of an app is a folder of its `src`, or a file that lies in `src` itself. */
const roomOf = (file: string): string => file.split('/')[0]!;

/** Specs and fixtures look at the whole house, and are not part of it. */
const isPartOfTheHouse = (file: string): boolean => !/\.(spec|fixture|d)\.tsx?$/.test(file);

/** The files below `src` that the app consists of, by their paths from there. */
function filesOf(src: string, kind: string): string[] {
  return globSync(`**/*.${kind}`, { cwd: src }).filter(isPartOfTheHouse);
}

/** Rooms that stand on no floor or on two, and names that are not there, one line for each. */
export function misplacedRooms(src: string, floors: readonly Floor[]): string[] {
  const named = floors.flatMap(({ rooms }) => rooms);
  const there = new Set(filesOf(src, '*').map(roomOf));
  return [
    ...[...there].filter((room) => !named.includes(room)).map((room) => `${room} stands on no floor`),
    ...named.filter((room, place) => named.indexOf(room) !== place).map((room) => `${room} is named twice`),
    ...named.filter((room) => !there.has(room)).map((room) => `${room} is not there`),
  ];
}

/** Every import that goes upwards, by `from → to` of its rooms: which files do it. Types count like values. */
export function upwardImports(src: string, floors: readonly Floor[]): Map<string, string[]> {
  const height = new Map(floors.flatMap(({ rooms }) => rooms).map((room, place) => [room, place]));
  const found = new Map<string, string[]>();
  for (const { file, target } of filesOf(src, '{ts,tsx}').flatMap((one) => passagesOf(src, one))) {
    const [from, to] = [roomOf(file), roomOf(target)];
    if ((height.get(to) ?? Infinity) < (height.get(from) ?? -1)) continue;
    const rooms = `${from} → ${to}`;
    found.set(rooms, [...(found.get(rooms) ?? []), `${file} → ${target}`]);
  }
  return found;
}

function passagesOf(src: string, file: string): Passage[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(src, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => ({ file, target: path.posix.join(path.posix.dirname(file), fileName) }))
    .filter(({ target }) => !target.startsWith('..') && roomOf(target) !== roomOf(file));
}
