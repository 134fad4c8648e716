/**
 * True of a deck that is the user's and not in the bin. The statement around names the item `i` and gives the deck as $1
 * and the user as $2. To everybody else the deck does not exist, so a statement that finds none is a NOT_FOUND.
 */
export const isOwnDeck = `
  i.item_id = $1 and i.owner_id = $2 and i.item_type = 'deck' and item_visibility(i.item_id) is not null`;
