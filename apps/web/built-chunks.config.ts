import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** The scripts that are needed before a chunk can run, itself among them, in alphabetical order. */
export const importedBy = (chunk: Chunk, chunks: readonly Chunk[]): string[] =>
  followed(chunk, chunks, ({ imports }) => imports).map(({ fileName }) => fileName);

/** Every script that a chunk may come to load, and their styles, in alphabetical order. */
export function reachableFrom(chunk: Chunk, chunks: readonly Chunk[]): string[] {
  const found = followed(chunk, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const styles = new Set(found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [...found.map(({ fileName }) => fileName), ...styles].toSorted();
}

function followed(from: Chunk, chunks: readonly Chunk[], next: (chunk: Chunk) => string[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const waiting = [from.fileName];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const chunk = byFile.get(file);
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...next(chunk));
  }
  return [...found].toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
}
