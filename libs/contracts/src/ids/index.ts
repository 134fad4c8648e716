import { z } from 'zod/mini';

/**
 * An id that the sender makes, so that sending something twice does it once. Capitals become small letters here, as the
 * database gives ids back in small letters: a repeated id is then the same text wherever it is compared.
 */
export const SenderMadeId = z.uuid().check(z.toLowerCase());
