import { z } from 'zod/mini';

/** One row of a picture's details: a row for each reference link (specification 1 section 7). */
export const ImageDetail = z.object({
  artist_name: z.nullable(z.string()),
  submitted_by: z.nullable(z.string()),
  image_approved: z.boolean(),
  image_license: z.string(),
  reference_link: z.nullable(z.string()),
});
export type ImageDetail = z.infer<typeof ImageDetail>;
