import { readContent } from '../starter-library/content-files.ts';

/** The hash of the picture that decks show of each concept of the starter library, by the concept's key. */
export async function readPictures(contentRoot: string): Promise<ReadonlyMap<string, string>> {
  const content = await readContent(contentRoot);
  return new Map(content?.concepts.map(({ key, pictures }) => [key, pictures[0]!.hash]));
}
