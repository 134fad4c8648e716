import { z } from 'zod/mini';

export const Health = z.object({ status: z.enum(['ok', 'read_only', 'starting', 'stopping']), version: z.string() });
