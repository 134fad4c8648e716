const withQuery = (path: string, parameters: Record<string, string | undefined>): string => {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** To the log-in; `next` is where to go then. */
export const logInPath = (next?: string): string => withQuery('/login', { next });
/** To the sign-up; `next` is where to go then. */
export const signUpPath = (next?: string): string => withQuery('/signup', { next });
/** To the decks of a user. */
export const userPath = (username: string): string => `/user/${encodeURIComponent(username)}`;
/** To the first page of a deck. */
export const deckPath = (owner: string, item_id: number): string =>
  `/deck/${encodeURIComponent(owner)}/search?id=${item_id}`;
/** To the editor of an own deck. */
export const editDeckPath = (owner: string, item_id: number): string =>
  `/deck/${encodeURIComponent(owner)}/${item_id}/edit`;
/** To the editor with a new deck. */
export const newDeckPath = (owner: string): string => `/deck/${encodeURIComponent(owner)}/new`;
