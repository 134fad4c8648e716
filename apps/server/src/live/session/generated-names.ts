import { doorRefusal, generatedName, type SessionRefusal, spinsOfName } from '@lexiroom/domain/live-session';
import type { InterfaceLanguage } from '@lexiroom/domain/languages';
import { sameNameKey } from '@lexiroom/domain/names';
import { Injectable } from '@nestjs/common';
import { type NewSeat, ownerOf } from '../../event-log/live-rows.ts';
import type { LiveSession } from './live-session.ts';

/** Who wants a name: a connection, known by its device or account where it has one. */
interface Asker {
  id: string;
  data: { role: string } & NewSeat;
}

/** What a phone says of the name it wants; see the command `names`. */
interface Wish {
  spin?: number | undefined;
  language?: InterfaceLanguage | undefined;
  command_id?: string;
}

interface Offer {
  name: string;
  spin: number;
  language: InterfaceLanguage;
  /** By which it was asked for: sent again, it is no further spin. */
  command_id: string | undefined;
}

interface Offers {
  /** By who was offered them. */
  byAsker: Map<string, Offer>;
  /** Who was offered the name of a key. */
  askers: Map<string, string>;
}

/** Offers of a session that are kept apart from each other; of more, the oldest are forgotten. */
const mostOffers = 4000;

/**
 * The generated names that are offered to newcomers until they join. Kept in memory only: the same player is offered the
 * same names again after a restart, as long as they are free.
 */
@Injectable()
export class GeneratedNames {
  readonly #sessions = new Map<number, Offers>();

  /** Command `names`: the name somebody would join under, and how often they may ask for another. */
  offer(
    session: LiveSession,
    asker: Asker,
    wish: Wish,
  ): { roster: []; name: string; spins_left: number } | { refusal: SessionRefusal } {
    if (asker.data.role === 'host') return { refusal: { code: 'INVALID' } };
    const isShut = doorRefusal(session.state, ownerOf(asker.data));
    if (isShut) return { refusal: isShut };
    const before = this.#offersOf(session).byAsker.get(keyOf(asker));
    const { name, spin } = this.#offered(session, asker, { ...wish, spin: wish.spin ?? nextSpin(before, wish) });
    return { roster: [], name, spins_left: spinsOfName - spin };
  }

  /** Command `join`: the name that was shown last, or one that was never shown. */
  toJoin(session: LiveSession, asker: Asker, wish: Wish): string {
    return this.#offered(session, asker, wish).name;
  }

  /** The name is theirs now; whoever joins next on the same device is offered others. */
  taken(session: LiveSession, asker: Asker): void {
    const offers = this.#sessions.get(session.live.live_id);
    if (offers) withdraw(offers, keyOf(asker));
  }

  /** Lets go of what was offered in a session. */
  forget(live_id: number): void {
    this.#sessions.delete(live_id);
  }

  #offered(session: LiveSession, asker: Asker, wish: Wish): Offer {
    const offers = this.#offersOf(session);
    const key = keyOf(asker);
    const before = offers.byAsker.get(key);
    const spin = wish.spin ?? before?.spin ?? 0;
    const language = wish.language ?? before?.language ?? 'en';
    const { state, live } = session;
    const isSame = before?.spin === spin && before.language === language && !state.names.has(sameNameKey(before.name));
    if (isSame) return before;
    // Who hands the device on has taken a seat by then, so that the next one is offered other names.
    const seed = `${live.live_id} ${key} ${state.owners.get(key)?.length ?? 0}`;
    const isTaken = (name_key: string) => state.names.has(name_key) || (offers.askers.get(name_key) ?? key) !== key;
    const name = generatedName(language, seed, spin, isTaken);
    const offer = { name, spin, language, command_id: wish.command_id };
    withdraw(offers, key);
    offers.byAsker.set(key, offer);
    offers.askers.set(sameNameKey(name), key);
    const oldest = offers.byAsker.keys().next().value;
    if (oldest !== undefined && offers.byAsker.size > mostOffers) withdraw(offers, oldest);
    return offer;
  }

  #offersOf({ live: { live_id } }: LiveSession): Offers {
    const offers = this.#sessions.get(live_id) ?? {
      byAsker: new Map<string, Offer>(),
      askers: new Map<string, string>(),
    };
    this.#sessions.set(live_id, offers);
    return offers;
  }
}

/** Frees the name that somebody was offered. */
function withdraw({ byAsker, askers }: Offers, key: string): void {
  const offer = byAsker.get(key);
  if (!offer) return;
  byAsker.delete(key);
  askers.delete(sameNameKey(offer.name));
}

const keyOf = ({ id, data }: Asker): string => ownerOf(data) ?? `connection ${id}`;

/** Which name comes next for who says no number; the last one stays when there are no spins left. */
function nextSpin(before: Offer | undefined, { command_id }: Wish): number {
  if (!before) return 0;
  return before.command_id === command_id ? before.spin : Math.min(before.spin + 1, spinsOfName);
}
