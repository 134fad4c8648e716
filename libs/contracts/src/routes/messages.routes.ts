import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import { Message } from '../messages/index.ts';
import { Done } from './done-and-id.ts';

/** The calls about messages to the people who run this server. */
export const messagesRoutes = {
  message: route({
    ...endpoints.message,
    summary: 'Feedback of a user, or what the page tells of a crash or a visit',
    body: Message,
    response: Done,
    limits: [{ name: 'message', points: 30, seconds: 3600, by: 'caller' }],
  }),
} as const;
