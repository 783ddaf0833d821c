import { randomUUID } from 'node:crypto';
import { defaultCurrency } from '@croupier/money';
import { recordAudit } from '@croupier/server-audit';
import { run } from '@croupier/server-database';
import type { Transaction } from '@croupier/server-database';
import { recordSignIn } from '@croupier/server-players';
import { activeCurrency } from '@croupier/server-wallet';
import { endSessions, sessionIds } from './end-sessions.ts';
import { tables } from './schema.gen.ts';
import { hashToken, LONGEST_AGENT, newToken } from './session.ts';
import type { Session } from './session.ts';
import { recordSignInAttempt, type SignInEntry } from './sign-ins.ts';

/** More browsers than anyone uses at once; the least recently used one is removed first. */
const MOST_SESSIONS = 20;

const NEVER = new Date(0);

export interface SessionStart {
  playerId: number;
  ip: string;
  country: string | null;
  userAgent: string;
  /** Cookie the browser sent: its session ends, so that no attacker can plant a session whose cookie they know. */
  replacing?: string | undefined;
  /** Authentication method; password alone by default. */
  method?: SignInEntry['method'];
  /** True on the first sign-in to this account from this browser. */
  newDevice?: boolean;
}

export interface Started {
  /** Token for the cookie; only its hash is stored. */
  token: string;
  session: Session;
  /** Ids of the sessions that this one replaced. */
  ended: string[];
}

export async function startSession(tx: Transaction, start: SessionStart, now: Date): Promise<Started> {
  const { playerId, ip, country } = start;
  const replaced = start.replacing ? hashToken(start.replacing) : null;
  const ended = replaced ? await endSessions(tx, sessionIds.where('token_hash', '=', replaced), { now }) : [];
  const { token, hash } = newToken();
  const id = randomUUID();
  const { method = 'password', newDevice } = start;
  // A link does not prove the password, which withdrawals and changes of contact details require.
  const authenticatedAt = method === 'link' ? NEVER : now;
  const session = {
    id,
    playerId,
    currency: (await activeCurrency(tx, playerId)) ?? defaultCurrency,
    createdAt: now,
    activeAt: now,
    authenticatedAt,
    ip,
    country,
    userAgent: start.userAgent.slice(0, LONGEST_AGENT),
  };
  await run(
    tx,
    tables.insertInto('sessions').values({
      token_hash: hash,
      id,
      player_id: BigInt(playerId),
      created_at: now,
      active_at: now,
      authenticated_at: authenticatedAt,
      ip,
      country,
      user_agent: session.userAgent,
    }),
  );
  const surplus = sessionIds
    .where('player_id', '=', BigInt(playerId))
    .where('id', '!=', id)
    .orderBy('active_at', 'desc')
    .offset(MOST_SESSIONS - 1);
  ended.push(...(await endSessions(tx, surplus, { now })));
  await recordSignIn(tx, playerId, now);
  const { userAgent } = start;
  await recordSignInAttempt(tx, { playerId, outcome: 'signed_in', method, ip, country, userAgent, newDevice }, now);
  await recordAudit(tx, {
    at: now,
    kind: 'signed_in',
    actor: `player:${playerId}`,
    playerId,
    details: { ip, country, session: id, method },
  });
  return { token, session, ended };
}
