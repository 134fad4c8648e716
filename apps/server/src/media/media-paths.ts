/** Where the picture of this hash is served. */
export const imagePath = (hash: string): string => `/media/${hash}.webp`;

/** Where its small form (200×180) is served. */
export const thumbnailPath = (hash: string): string => `/media/thumbnails/${hash}.webp`;

/** Where the sound of this hash is served. */
export const soundPath = (hash: string): string => `/media/sounds/${hash}.mp3`;
