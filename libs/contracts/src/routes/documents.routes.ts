import { z } from 'zod/mini';
import { Document, DocumentName } from '../documents/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';

/** The calls about documents. */
export const documentsRoutes = {
  document: route({
    ...endpoints.document,
    summary: 'Terms, privacy, content policy or references, in Markdown',
    params: z.strictObject({ name: DocumentName }),
    response: Document,
    asksWho: false,
  }),
} as const;
