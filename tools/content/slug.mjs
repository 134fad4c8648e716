/** A name as a key: small letters, digits and hyphens. */
export const slug = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
