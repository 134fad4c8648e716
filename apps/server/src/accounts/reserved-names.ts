import { pageAddresses } from '../http/pages/page-addresses.ts';

/** Names that would pass for the product itself, or for one of its addresses. */
const ofTheProduct = `
  lexiroom admin admins administrator administration root system sysadmin superuser owner operator moderator mod staff
  team official support help helpdesk info contact mail postmaster webmaster hostmaster abuse security noreply no-reply
  api www web ftp media assets static public socket health status about legal tos terms privacy imprint press news blog
  account accounts profile password logout register anonymous guest nobody null undefined everyone teacher student
  learner host projector player word-deck word words decks folder bin root_id live-quiz word-rush type-hype quick-pick
`.match(/\S+/g)!;

const reserved = new Set([...ofTheProduct, ...pageAddresses]);

/** Digits as the letters they are read for, without what joins words: 'adm1n' and '4dmin_' pass for 'admin' as well. */
function readings(username: string): string[] {
  const plain = username.toLowerCase();
  const letters = plain
    .replaceAll(/[_-]/g, '')
    .replaceAll(/[034578]/g, (digit) => ({ 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' })[digit] ?? digit);
  return [plain, letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
}

/** Whether a username is kept back, or is read like one: nobody may sign up with it. */
export const isReservedName = (username: string): boolean => readings(username).some((name) => reserved.has(name));
