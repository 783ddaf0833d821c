import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Database, sql } from '@croupier/server-database';
import type { GameSession } from '../session.ts';
import { hashToken, newToken } from './launch-game.ts';

const BEARER_MS = 4 * 3_600_000;
const CACHED = 20_000;

interface Row {
  id: string;
  mode: 'real' | 'demo';
  slug: string;
  maths: string;
  currency: CurrencyCode | 'FUN';
  player_id: bigint | null;
  site_session_id: string | null;
  account_id: bigint | null;
  nickname: string | null;
  rules: { max_stake: string | null; min_round_ms: number };
  locale: string;
  parent_origin: string;
  expires_at: Date;
}

function toSession(row: Row): GameSession {
  const opened = {
    id: row.id,
    slug: row.slug,
    maths: row.maths,
    rules: {
      maxStake: row.rules.max_stake === null ? null : BigInt(row.rules.max_stake),
      minRoundMs: row.rules.min_round_ms,
    },
    locale: row.locale,
    parentOrigin: row.parent_origin,
    expiresAt: row.expires_at,
  };
  if (row.mode === 'demo') return { ...opened, mode: 'demo', currency: 'FUN' };
  return {
    ...opened,
    mode: 'real',
    currency: row.currency as CurrencyCode,
    playerId: Number(row.player_id),
    siteSessionId: row.site_session_id!,
    accountId: row.account_id!,
    nickname: row.nickname,
  };
}

/** Exchanges a launch token for a bearer: one conditional update, so that of 50 at once one gets it. */
export async function exchangeToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ bearer: string; session: GameSession }> {
  const bearer = newToken();
  const [row] = await db.query<Row>(sql`
    update game_sessions set bearer_hash = ${hashToken(bearer)}, expires_at = ${new Date(now.getTime() + BEARER_MS)}
    where launch_hash = ${hashToken(token)} and bearer_hash is null and launch_until > ${now}
    returning id, mode, slug, maths, currency, player_id, site_session_id, account_id, nickname, rules, locale, parent_origin, expires_at`);
  if (!row) throw new Refusal('launch_token_invalid');
  return { bearer, session: toSession(row) };
}

/**
 * Finds sessions by bearer. A cached session never changes while its bearer lives; whether the player's own session is alive
 * is asked by every bet in its transaction, so nothing here outlives a sign-out.
 */
export class GameSessions {
  readonly #cached = new Map<string, GameSession>();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(bearer: string, now: Date): Promise<GameSession> {
    const session = this.#cached.get(bearer) ?? (await this.#load(bearer));
    if (session.expiresAt > now) return session;
    this.#cached.delete(bearer);
    throw new Refusal('unauthenticated');
  }

  async #load(bearer: string): Promise<GameSession> {
    const [row] = await this.#db.query<Row>(sql`
      select id, mode, slug, maths, currency, player_id, site_session_id, account_id, nickname, rules, locale, parent_origin, expires_at
      from game_sessions where bearer_hash = ${hashToken(bearer)}`);
    if (!row) throw new Refusal('unauthenticated');
    const session = toSession(row);
    if (this.#cached.size >= CACHED) this.#cached.delete(this.#cached.keys().next().value!);
    this.#cached.set(bearer, session);
    return session;
  }
}
