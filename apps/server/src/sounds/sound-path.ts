/** Where the sound of this hash is served. */
export const soundPath = (hash: string): string => `/media/sounds/${hash}.mp3`;
