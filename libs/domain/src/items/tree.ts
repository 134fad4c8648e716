/**
 * Limits of a tree (decisions section 7). `depth`: folders below each other, the root not counted. What is copied at once:
 * so many items, all that is inside counted, with so many words, which is what a hundred full decks have.
 */
export const treeLimits = { depth: 8, itemsInFolder: 500, itemsInCopy: 1000, wordsInCopy: 40_000 } as const;

/** An item where it stands. */
export interface Place {
  item_id: number;
  item_type: 'folder' | 'category' | 'deck' | 'story';
  /** Null for the root. */
  parent_id: number | null;
  /** The category of its folder that it is in. */
  category_id: number | null;
}

/** Why something does not go where it is wanted. */
export type TreeProblem = 'NOT_FOUND' | 'INTO_ITSELF' | 'CATEGORY_KIND' | 'TREE_DEEP' | 'FOLDER_FULL';

/**
 * What is looked at of somebody's tree: all of its folders, and of some folders what lies in them, in its order. What is
 * in the bin is no part of it.
 */
export class Tree {
  readonly #places = new Map<number, Place>();
  /** What lies in each folder, in order. */
  readonly #contents = new Map<number, number[]>();

  /** `places` as they are ordered in their folders. */
  constructor(places: Iterable<Readonly<Place>>) {
    for (const place of places) {
      this.#places.set(place.item_id, { ...place });
      if (place.parent_id === null) continue;
      const content = this.#contents.get(place.parent_id);
      if (content) content.push(place.item_id);
      else this.#contents.set(place.parent_id, [place.item_id]);
    }
  }

  place(item_id: number): Readonly<Place> | undefined {
    return this.#places.get(item_id);
  }

  /** What lies in a folder, in its order. */
  content(folder_id: number): readonly number[] {
    return this.#contents.get(folder_id) ?? [];
  }

  /** Puts new contents in a folder, which the items come into; those that are no longer named have to go elsewhere. */
  arrange(folder_id: number, content: readonly number[]): void {
    this.#contents.set(folder_id, [...content]);
    for (const item_id of content) this.#places.get(item_id)!.parent_id = folder_id;
  }

  setCategory(item_id: number, category_id: number | null): void {
    this.#places.get(item_id)!.category_id = category_id;
  }

  /** The folders from the item's own up to the root, without the item itself. */
  *foldersAbove(item_id: number): Generator<number> {
    let above = this.#places.get(item_id)?.parent_id ?? null;
    while (above !== null) {
      yield above;
      above = this.#places.get(above)?.parent_id ?? null;
    }
  }

  /** How many folders a folder lies in, the root not counted, itself counted: 0 for the root, 1 for one in the root. */
  depth(folder_id: number): number {
    return [...this.foldersAbove(folder_id)].length;
  }

  /** How many folders lie below each other here, the item counted when it is one. */
  height(item_id: number): number {
    if (this.#places.get(item_id)?.item_type !== 'folder') return 0;
    return 1 + Math.max(0, ...this.content(item_id).map((inside) => this.height(inside)));
  }

  /** Those of the items in the folder that are in the category, in order. */
  inCategory({ item_id, parent_id }: Readonly<Place>): number[] {
    return this.content(parent_id!).filter((inside) => this.#places.get(inside)!.category_id === item_id);
  }
}
