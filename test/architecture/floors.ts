/** One floor of an app: what stands on it, in an order that is kept as well. */
export interface Floor {
  /** What it is for, in a word or two. */
  name: string;
  /** Folders of `src`, or files that lie in `src` itself; each may import from those before it. */
  rooms: string[];
}

export type App = 'server' | 'web';

/**
 * The floors of each app from the bottom up. Whatever stands on one imports only from floors below it, and on its own
 * floor only from what is named before it. What it needs of something higher it asks for by an interface of its own,
 * which the higher one fills.
 */
export const floors: Record<App, Floor[]> = {
  server: [
    {
      name: 'foundations',
      rooms: [
        'configuration',
        'refusals',
        'clock',
        'event-loop',
        'measures',
        'disk',
        'database',
        'cluster',
        'event-log',
        'jobs',
        'media',
        'mail',
        'pictures',
        'file-formats',
        'speech',
      ],
    },
    { name: 'gates', rooms: ['http', 'realtime'] },
    {
      name: 'nouns',
      rooms: [
        'accounts',
        'library',
        'web-images',
        'items',
        'classes',
        'word-cards',
        'sounds',
        'decks',
        'copies',
        'deck-editor',
        'sentences',
        'stories',
        'answers',
        'story-words',
        'today',
        'reminders',
        'scores',
        'class-statistics',
        'printed-quiz',
        'imports',
        'exports',
        'search',
        'games',
        'live',
        'messages',
        'documents',
      ],
    },
    {
      name: 'operations',
      rooms: ['health', 'account-export', 'account-deletion', 'admin', 'operations', 'metrics'],
    },
    {
      name: 'what is composed',
      rooms: ['app-options.ts', 'entities.ts', 'app.module.ts', 'create-app.ts', 'main.ts', 'prepare-database.ts'],
    },
  ],
  web: [
    { name: 'foundations', rooms: ['browser', 'locales', 'design', 'i18n', 'api', 'offline', 'sound'] },
    { name: 'pages', rooms: ['navigation', 'session', 'page'] },
    {
      name: 'nouns',
      rooms: [
        'reports',
        'feedback',
        'documents',
        'accounts',
        'decks',
        'search',
        'classes',
        'today',
        'exports',
        'items',
        'study',
        'deck-editor',
        'imports',
        'settings',
        'connection',
        'live',
        'games',
        'sentences',
        'printing',
        'stories',
        'class-statistics',
        'home',
        'admin',
      ],
    },
    {
      name: 'what is composed',
      rooms: [
        'shell',
        'study-ways.ts',
        'page-ways.ts',
        'routes.tsx',
        'after-first-render.ts',
        'main.tsx',
        'live-main.tsx',
      ],
    },
  ],
};

/** Rooms that keep an order inside as well: each of their folders and files may import from those before it. */
export const orderInside: Record<string, string[]> = {
  'server/src/classes': [
    'own-classes.ts',
    'taught-class.ts',
    'class-rows.ts',
    'consistency.ts',
    'students',
    'sharing',
    'joining',
    'merging',
    'class-page.ts',
    'classes.service.ts',
    'classes.controller.ts',
    'classes.module.ts',
  ],
};
