import { isLanguageId, type LanguageId } from '@lexiroom/domain/languages';

/** What an address below /live asks for. */
export type LivePath =
  | { page: 'join'; pin?: string; seat_token?: string }
  | { page: 'projector'; pin: string; host_token?: string }
  | { page: 'host'; pin: string }
  | { page: 'remote'; pin: string; code?: string }
  | { page: 'report'; live_id: number }
  | { page: 'class'; class_id: number }
  | {
      page: 'set_up';
      deck_ids: number[];
      word_ids: number[];
      class_id: number | null;
      prepared_id: string | null;
      back: string | null;
      /** The language from which the words are read; absent: that of their decks. */
      source?: LanguageId;
      /** The pin of a room whose next quiz it is. */
      room?: string;
      /** Only the words that were missed in the last quiz there. */
      only_missed?: true;
    }
  | { page: 'nowhere' };

/**
 * Reads an address: `/live` (join; with `id`, once or more, set up a quiz of these decks, with `class_id` for that class,
 * with `prepared` as it was prepared; with `room` the next quiz of that pin), `/live/{pin}`, `/live/{pin}/projector`,
 * `/live/{pin}/host`, `/live/{pin}/remote`, `/live/report/{live_id}`, of one player
 * `/live/report/{live_id}/player/{seat_id}`, `/live/class/{class_id}`. A projector's token, the code of a remote, and the
 * token of a seat that is handed to another device, stand behind `#`, where no server sees them.
 */
export function livePath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LivePath {
  const [, , typed = '', screen = '', ...rest] = pathname.replaceAll('%20', ' ').split('/');
  const pin = typed.replaceAll(/\D/g, '');
  if (typed === 'report' && /^\d{1,10}$/.test(screen) && rest.length === 0)
    return { page: 'report', live_id: Number(screen) };
  // Which player of it, the report itself reads from the address.
  if (typed === 'report' && /^\d{1,10}$/.test(screen) && /^player\/\d{1,9}$/.test(rest.join('/')))
    return { page: 'report', live_id: Number(screen) };
  if (typed === 'class' && /^\d{1,10}$/.test(screen) && rest.length === 0)
    return { page: 'class', class_id: Number(screen) };
  if (typed === '') return start(new URLSearchParams(search));
  if (rest.length > 0 || pin.length !== 6 || !/^[\d -]+$/.test(typed)) return { page: 'nowhere' };
  switch (screen) {
    case '':
      return {
        page: 'join',
        pin,
        ...(hash.startsWith(seatMark) ? { seat_token: tokenIn(hash.slice(seatMark.length)) } : {}),
      };
    case 'projector':
      return { page: 'projector', pin, ...(hash.length > 1 ? { host_token: tokenIn(hash.slice(1)) } : {}) };
    case 'host':
      return { page: 'host', pin };
    case 'remote':
      return { page: 'remote', pin, ...(hash.length > 1 ? { code: tokenIn(hash.slice(1)) } : {}) };
    default:
      return { page: 'nowhere' };
  }
}

const seatMark = '#seat=';

/** A token behind `#`; what was cut off in the middle is as good as none. */
function tokenIn(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that brings a seat to the device that opens it. */
export const seatAddress = (origin: string, pin: string, token: string): string =>
  `${origin}/live/${pin}${seatMark}${encodeURIComponent(token)}`;

function start(query: URLSearchParams): LivePath {
  // A selection can be long: its words stand in one parameter, with commas.
  const numbers = (name: string) =>
    query
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map(Number)
      .filter(Number.isInteger);
  const deck_ids = numbers('id');
  const room = query.get('room') ?? '';
  const ofRoom = /^[1-9]\d{5}$/.test(room)
    ? { room, ...(query.has('missed') ? { only_missed: true as const } : {}) }
    : {};
  if (deck_ids.length === 0 && !('room' in ofRoom)) return { page: 'join' };
  const back = query.get('deckUrl');
  const source = query.get('source');
  return {
    page: 'set_up',
    deck_ids,
    word_ids: numbers('word_id'),
    class_id: numbers('class_id')[0] ?? null,
    prepared_id: query.get('prepared'),
    back: back?.startsWith('/deck/') ? back : null,
    ...(isLanguageId(source) ? { source } : {}),
    ...ofRoom,
  };
}
