/** The longest file that is read, in bytes: a class has at most 200 names. */
const mostBytes = 1_000_000;

/** A list of names as text; or why the file holds none. */
export type ReadFile = { text: string } | { problem: 'too_large' | 'not_text' };

/** Reads a list that somebody saved, in whatever encoding their spreadsheet writes it. */
export async function readListFile(file: Blob): Promise<ReadFile> {
  if (file.size > mostBytes) return { problem: 'too_large' };
  const text = decodeList(new Uint8Array(await file.arrayBuffer()));
  return text === undefined ? { problem: 'not_text' } : { text };
}

/**
 * The text of a file: UTF-16 by its mark, else UTF-8, else Windows-1252, in which Excel of Western countries writes CSV.
 * Undefined when it is no text, such as a workbook (`.xlsx`).
 */
export function decodeList(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
