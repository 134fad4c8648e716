import { AccountSession } from './accounts/sessions/account-session.entity.ts';
import { AuditRow } from './accounts/audit/audit-row.entity.ts';
import { OneTimeToken } from './accounts/links/one-time-token.entity.ts';
import { User } from './accounts/user.entity.ts';
import { Deck } from './decks/deck.entity.ts';
import { Word } from './decks/word.entity.ts';
import { Item } from './items/item.entity.ts';
import { Image, ImageReference } from './library/image.entity.ts';
import { Translation } from './library/translation.entity.ts';
import { Sound } from './sounds/sound.entity.ts';

/** Every table that is read and written as objects. The log of answers and events is not: it is set-based. */
export const entities = [
  User,
  AccountSession,
  OneTimeToken,
  AuditRow,
  Item,
  Deck,
  Word,
  Image,
  ImageReference,
  Translation,
  Sound,
];
