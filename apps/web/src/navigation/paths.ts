const withQuery = (path: string, parameters: Record<string, string | undefined>): string => {
  const present = Object.entries(parameters).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return present.length > 0 ? `${path}?${new URLSearchParams(present)}` : path;
};

/** To the log-in; `next` is where to go then. */
export const logInPath = (next?: string): string => withQuery('/login', { next });
/** To the sign-up; `next` is where to go then. */
export const signUpPath = (next?: string): string => withQuery('/signup', { next });
/** To where a link to set a new password is asked for; `next` is where to go after the next log-in. */
export const forgotPasswordPath = (next?: string): string => withQuery('/forgot_password', { next });
/** To where an outside identity chooses its name here; `suggestion` is one that is free. */
export const selectUsernamePath = (suggestion: string, next?: string): string =>
  withQuery('/select_username', { suggestion, next });
/** To the settings of whoever is logged in; to one of its groups. */
export const settingsPath = (group?: string): string => (group ? `/settings#${group}` : '/settings');
/** To the decks of a user. */
export const userPath = (username: string): string => `/user/${encodeURIComponent(username)}`;
/** To a folder of a user's tree. */
export const directoryPath = (username: string, item_id: number): string => `${userPath(username)}/${item_id}`;
/** To the first page of a deck; where a language is named, read from that one. */
export const deckPath = (owner: string, item_id: number, source?: string): string =>
  `/deck/${encodeURIComponent(owner)}/search?id=${item_id}${source ? `&source=${source}` : ''}`;
/** To a story. */
export const storyPath = (owner: string, item_id: number): string =>
  `/story/${encodeURIComponent(owner)}/${item_id}?id=${item_id}`;
/** To the first page of decks that are opened together. */
export const decksPath = (owner: string, item_ids: readonly number[]): string =>
  `/deck/${encodeURIComponent(owner)}/search?${item_ids.map((item_id) => `id=${item_id}`).join('&')}`;
/** To the page that prints decks of an owner; where a language is named, read from that one. */
export const printPath = (owner: string, item_ids: readonly number[], source?: string): string =>
  `/create_quiz/search?${item_ids.map((id) => `id=${id}`).join('&')}&owner=${encodeURIComponent(owner)}${source ? `&source=${source}` : ''}`;
/** To the editor of an own deck. */
export const editDeckPath = (owner: string, item_id: number): string =>
  `/deck/${encodeURIComponent(owner)}/${item_id}/edit`;
/** To the editor with a new deck; in a folder of the owner's, when one is named. */
export const newDeckPath = (owner: string, directory?: number): string =>
  withQuery(`/deck/${encodeURIComponent(owner)}/new`, { directory: directory?.toString() });
/** To a new story; in a folder of the owner's, when one is named, and a category of that. */
export const newStoryPath = (owner: string, parent_id?: number, category_id?: number): string =>
  withQuery(`/story/${encodeURIComponent(owner)}/new`, {
    parent_id: parent_id?.toString(),
    category_id: category_id?.toString(),
  });
/** To where files of other programs are brought in: into a folder or a deck of one's own; to an import that has begun. */
export const importPath = (
  to: { directory?: number | undefined; deck?: number | undefined; id?: string } = {},
): string => withQuery('/import', { directory: to.directory?.toString(), deck: to.deck?.toString(), id: to.id });
/** To the page of a class; to one of its sections other than the students. */
export const classPath = (class_id: number, view?: string): string => withQuery(`/class/${class_id}`, { view });
/** To where a class is joined: with a code, or to type one. */
export const joinClassPath = (code?: string): string => (code === undefined ? '/join' : `/join/${code}`);
