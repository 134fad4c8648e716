export * from './commands.ts';
export * from './live-quiz/settings.ts';
export * from './quick-pick/settings.ts';
export * from './replies.ts';
export * from './rest.ts';
export * from './set-ups.ts';
export * from './views.ts';

/** The namespace of live sessions. */
export const liveNamespace = '/live';
/** What the server sends unasked. */
export const serverEvents = ['view', 'seat', 'progress', 'moved', 'restarting', 'trouble'] as const;
