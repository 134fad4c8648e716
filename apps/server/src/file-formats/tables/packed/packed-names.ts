import { nameOfFile } from '@lexiroom/domain/names';

const ofWords = /\.(?:csv|tsv|tab|txt|xlsx|ods)$/iu;
/** What systems put into folders for themselves, beside what begins with a dot. */
const ofSystems = /^(?:thumbs\.db|desktop\.ini)$/iu;

/** The files of an archive that may be tables, and the others; what systems keep for themselves is neither. */
export function sortedOut(names: readonly string[]): { tables: string[]; others: string[] } {
  const own = names.filter((name) => !isOfSystem(name));
  const tables = own.filter((name) => ofWords.test(name));
  return { tables, others: own.filter((name) => !ofWords.test(name)) };
}

function isOfSystem(name: string): boolean {
  const parts = name.split('/');
  return parts[0] === '__MACOSX' || parts.some((part) => part.startsWith('.')) || ofSystems.test(parts.at(-1)!);
}

/** The folders of a file within an archive, from outside in, and its own name without its ending. */
export function deckPathOfFile(name: string): string[] {
  const folders = name.normalize('NFC').split('/');
  const own = folders.pop()!;
  return [...folders, nameOfFile(own)].filter((part) => part !== '');
}
