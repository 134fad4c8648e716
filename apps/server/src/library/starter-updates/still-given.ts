/** SQL: a deck (`items`) that was given (`starter_decks`) has the name it was given, and does not lie in the bin. */
export const isStillGiven = 'deleted_at is null and item_name = deck_name';

/** SQL: besides, it lies where earlier releases laid all decks, in the root (`$root`) of its owner. */
export const liesInRoot = (root: string): string => `${isStillGiven} and parent_id = ${root} and category_id is null`;
