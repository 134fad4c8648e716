import { Injectable } from '@nestjs/common';
import { type Ended, type OfLogIn, SessionsService } from '../../accounts/sessions/sessions.service.ts';
import type { LiveRow } from '../../event-log/live-log.ts';
import type { Connection } from './connection.ts';
import { LiveTokens, type RemoteGrant, type ScreenGrant, type ScreenRole } from './tokens.ts';

/**
 * Tokens of a host's screens. One is good for as long as the log-in that gave it, wherever it is used: also on a computer
 * where nobody is logged in, and after a restart of the server.
 */
@Injectable()
export class HostAccess {
  constructor(
    private readonly tokens: LiveTokens,
    private readonly accounts: SessionsService,
  ) {}

  /** A fresh token, by the log-in of the host, or by that which gave the token they came with. */
  give(room_id: number, role: ScreenRole, { session_id, access_epoch }: OfLogIn): string {
    return this.tokens.forScreen(room_id, { role, session_id, access_epoch });
  }

  /** What a token allows now; undefined when it is none of this session, or its log-in is over. */
  async grantOf(
    { room_id, host_id }: Pick<LiveRow, 'room_id' | 'host_id'>,
    token: string | undefined,
  ): Promise<ScreenGrant | undefined> {
    const grant = token === undefined ? undefined : this.tokens.screenOf(room_id, token);
    return grant && (await this.accounts.isLogInValid(host_id, grant)) ? grant : undefined;
  }

  /** What a phone may steer with that has asked to, by the log-in of the screen whose code it read. */
  giveRemote(room_id: number, remote_id: number, { session_id, access_epoch }: OfLogIn): string {
    return this.tokens.forRemote(room_id, { remote_id, session_id, access_epoch });
  }

  /** Which remote a token is of; undefined as for {@link grantOf}. Whether the host allows it stands in the session. */
  async remoteOf(
    { room_id, host_id }: Pick<LiveRow, 'room_id' | 'host_id'>,
    token: string | undefined,
  ): Promise<RemoteGrant | undefined> {
    const grant = token === undefined ? undefined : this.tokens.remoteOf(room_id, token);
    return grant && (await this.accounts.isLogInValid(host_id, grant)) ? grant : undefined;
  }
}

/**
 * Whether a connection is over with what has ended: the log-in of its browser, whatever its role is, or the one that gave
 * it its token.
 */
export function endsWith({ session_id, grant }: Connection, { session_ids, account }: Ended): boolean {
  const isOver = (id: number | undefined) => id !== undefined && session_ids.includes(id);
  if (isOver(session_id) || isOver(grant?.session_id)) return true;
  return (
    grant !== undefined &&
    account !== undefined &&
    grant.host_id === account.user_id &&
    grant.access_epoch < account.access_epoch
  );
}
