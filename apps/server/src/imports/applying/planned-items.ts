import { treeLimits } from '@lexiroom/domain/items';
import type { OutsideSettings } from '@lexiroom/domain/interchange';
import { asItemName } from '@lexiroom/domain/names';

/** An item that is to be made. */
export interface NewItem {
  item_id: number;
  item_type: 'folder' | 'category' | 'deck';
  name: string;
  parent_id: number;
  category_id: number | null;
  colour: string | null;
  /** Of a deck: the category that it lay in. */
  wanted: Category | null;
  /** Its place in its folder. */
  order: number;
}

type Category = NonNullable<OutsideSettings['category']>;

/** A category of the folder that all comes into. */
export interface PresentCategory extends Category {
  item_id: number;
}

/** The folder that all comes into: how many items it has, and which of them are categories. */
interface Surrounding {
  parent_id: number;
  present: number;
  categories: readonly PresentCategory[];
}

const longestName = 60;

const shortened = (name: string, most = longestName): string => asItemName(name, most) || '–';

export const numbered = (name: string, number: number): string =>
  `${shortened(name, longestName - 1 - String(number).length)} ${number}`;

/** Categories of one folder with the same name and the same colour are one. */
const keyOf = ({ name, colour }: Category): string => JSON.stringify([shortened(name), colour]);

/** Items that are to be made. Until they are, those that are new have negative numbers: -1, -2, … in their order. */
export class PlannedItems {
  readonly all: NewItem[] = [];
  readonly #around: Surrounding;
  readonly #folders = new Map<string, number>();

  constructor(around: Surrounding) {
    this.#around = around;
  }

  /** The folder of this name in another one, made once. */
  folder(name: string, parent_id: number): number {
    const key = JSON.stringify([parent_id, name]);
    const item_id = this.#folders.get(key) ?? this.#add('folder', name, { parent_id });
    this.#folders.set(key, item_id);
    return item_id;
  }

  deck(name: string, parent_id: number, wanted: Category | null = null): number {
    return this.#add('deck', name, { parent_id, wanted });
  }

  isTooMany(): boolean {
    const folders = Map.groupBy(this.all, ({ parent_id }) => parent_id);
    return [...folders].some(([folder_id, inside]) => this.#room(folder_id, inside) < 0);
  }

  /**
   * Puts decks into their categories, each made once in a folder, before the first of its decks; one that is there already is used.
   * In a folder that is full without them decks are in none. Called once all else is planned.
   */
  addCategories(): void {
    for (const [folder_id, inside] of Map.groupBy(this.all, ({ parent_id }) => parent_id)) {
      const isAround = folder_id === this.#around.parent_id;
      const present = isAround ? this.#around.categories : [];
      const ids = new Map(present.toReversed().map((category) => [keyOf(category), category.item_id]));
      let room = this.#room(folder_id, inside);
      let order = isAround ? this.#around.present : 0;
      for (const item of inside) {
        if (item.wanted) {
          const key = keyOf(item.wanted);
          if (!ids.has(key) && room > 0) {
            room -= 1;
            const { name, colour } = item.wanted;
            ids.set(key, this.#add('category', name, { parent_id: folder_id, colour, order: order++ }));
          }
          item.category_id = ids.get(key) ?? null;
        }
        item.order = order++;
      }
    }
  }

  #room(folder_id: number, inside: readonly NewItem[]): number {
    const present = folder_id === this.#around.parent_id ? this.#around.present : 0;
    return treeLimits.itemsInFolder - present - inside.length;
  }

  #add(item_type: NewItem['item_type'], name: string, more: Pick<NewItem, 'parent_id'> & Partial<NewItem>): number {
    const item_id = -this.all.length - 1;
    const none = { category_id: null, colour: null, wanted: null, order: 0 };
    this.all.push({ ...none, ...more, item_id, item_type, name: shortened(name) });
    return item_id;
  }
}
