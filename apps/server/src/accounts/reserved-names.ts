import { pageAddresses } from '../http/page-addresses.ts';

/** Names that would pass for the house, or for one of its addresses. */
const ofTheHouse = `
  lexiroom admin admins administrator administration root system sysadmin superuser owner operator moderator mod staff
  team official support help helpdesk info contact mail postmaster webmaster hostmaster abuse security noreply no-reply
  api www web ftp media assets static public socket health status about legal tos terms privacy imprint press news blog
  account accounts profile password logout register anonymous guest nobody null undefined everyone teacher student
  learner host projector player word-deck word words decks folder bin root_id live-quiz word-rush type-hype quick-pick
`.match(/\S+/g)!;

const reserved = new Set([...ofTheHouse, ...pageAddresses]);

/** Whether a username is kept back: nobody may sign up with it. */
export const isReservedName = (username: string): boolean => reserved.has(username.toLowerCase());
