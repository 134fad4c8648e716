import { z } from 'zod/mini';

/** The documents of the site, in the order in which they are listed (decisions section 13). */
export const documentNames = ['tos', 'privacy', 'content_policy', 'references', 'translations'] as const;
export const DocumentName = z.enum(documentNames);
export type DocumentName = z.infer<typeof DocumentName>;

/** A document in Markdown, as this server's operator wrote it or as it came with the product. */
export const Document = z.object({ name: DocumentName, markdown: z.string(), is_own: z.boolean() });
export type Document = z.infer<typeof Document>;
