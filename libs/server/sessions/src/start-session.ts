import { defaultCurrency } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { sql } from '@croupier/server-database';
import type { Transaction } from '@croupier/server-database';
import { activeCurrency } from '@croupier/server-wallet';
import { endSessions } from './end-sessions.ts';
import { hashToken, newToken } from './session.ts';
import type { Session } from './session.ts';

/** Nobody uses more browsers at once; the one not used for longest goes first. */
const MOST_SESSIONS = 20;

export interface SessionStart {
  playerId: number;
  ip: string;
  country: string | null;
  userAgent: string;
  /** The cookie the browser came with: it ends, so that nobody can plant a session whose cookie they know. */
  replacing?: string | undefined;
}

export interface Started {
  /** For the cookie; only its hash is stored. */
  token: string;
  session: Session;
  /** Ids of the sessions that ended for it. */
  ended: string[];
}

export async function startSession(tx: Transaction, start: SessionStart, now: Date): Promise<Started> {
  const { playerId, ip, country } = start;
  const replaced = start.replacing ? hashToken(start.replacing) : null;
  const ended = replaced ? await endSessions(tx, sql`select id from sessions where token_hash = ${replaced}`, now) : [];
  const token = newToken();
  const userAgent = start.userAgent.slice(0, 300);
  const [row] = await tx.query<{ id: string }>(sql`
    insert into sessions (token_hash, player_id, created_at, active_at, authenticated_at, ip, country, user_agent)
    values (${hashToken(token)}, ${playerId}, ${now}, ${now}, ${now}, ${ip}, ${country}, ${userAgent}) returning id`);
  const currency = (await activeCurrency(tx, playerId)) ?? defaultCurrency;
  const surplus = sql`
    select id from sessions where player_id = ${playerId} and id <> ${row!.id} order by active_at desc offset ${MOST_SESSIONS - 1}`;
  ended.push(...(await endSessions(tx, surplus, now)));
  await tx.query(sql`update players set current_sign_in_at = ${now} where id = ${playerId}`);
  await recordAudit(tx, {
    at: now,
    kind: 'signed_in',
    actor: `player:${playerId}`,
    playerId,
    details: { ip, country, session: row!.id },
  });
  const session = {
    id: row!.id,
    playerId,
    currency,
    createdAt: now,
    activeAt: now,
    authenticatedAt: now,
    ip,
    country,
    userAgent,
  };
  return { token, session, ended };
}
