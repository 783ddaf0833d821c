import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { CurrencyCode, Refusal, toWire } from '@croupier/contracts';
import { type Database, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { type GameSession, HOUSE } from '../session.ts';
import { hashToken, newToken } from './token.ts';

const BEARER_MS = 4 * 3_600_000;
const CACHED = 20_000;

const opened = {
  id: v.string(),
  slug: v.string(),
  maths: v.string(),
  rules: v.object({
    max_stake: v.nullable(
      v.pipe(
        v.string(),
        v.transform((text) => BigInt(text)),
      ),
    ),
    min_round_ms: v.number(),
    autoplay: v.boolean(),
    one_at_a_time: v.optional(v.boolean(), false),
    // Games opened before there were any.
    buy_feature: v.optional(v.boolean(), false),
    jackpots: v.optional(v.boolean(), false),
  }),
  locale: v.string(),
  parent_origin: v.string(),
  expires_at: v.date(),
};

/** A row of `game_sessions` that has been opened. */
const StoredSession = v.variant('mode', [
  v.object({ ...opened, mode: v.literal('demo'), currency: v.literal('FUN') }),
  v.object({
    ...opened,
    mode: v.literal('real'),
    currency: CurrencyCode,
    player_id: v.bigint(),
    site_session_id: v.string(),
    account_id: v.bigint(),
    nickname: v.nullable(v.string()),
  }),
]);

const columns = [
  'id',
  'mode',
  'slug',
  'maths',
  'currency',
  'player_id',
  'site_session_id',
  'account_id',
  'nickname',
  'rules',
  'locale',
  'parent_origin',
  'expires_at',
] as const;

function toSession(row: unknown): GameSession {
  const stored = v.parse(StoredSession, row);
  const { id, slug, maths, locale, rules } = stored;
  const common = {
    id,
    slug,
    maths,
    locale,
    rules: {
      maxStake: rules.max_stake,
      minRoundMs: rules.min_round_ms,
      autoplay: rules.autoplay,
      oneAtATime: rules.one_at_a_time,
      buyFeature: rules.buy_feature,
      jackpots: rules.jackpots,
    },
    parentOrigin: stored.parent_origin,
    expiresAt: stored.expires_at,
  };
  if (stored.mode === 'demo') return { ...common, mode: 'demo', currency: 'FUN' };
  return {
    ...common,
    mode: 'real',
    currency: stored.currency,
    playerId: toWire(stored.player_id),
    siteSessionId: stored.site_session_id,
    accountId: stored.account_id,
    nickname: stored.nickname,
  };
}

/** Exchanges a launch token for a bearer, where the title is the provider's: one conditional update, so that of 50 at once one gets it. */
export async function exchangeToken(
  db: Database,
  { token, provider, now }: { token: string; provider: string; now: Date },
): Promise<{ bearer: string; session: GameSession }> {
  const bearer = newToken();
  const query = tables
    .updateTable('game_sessions')
    .set({ bearer_hash: hashToken(bearer), expires_at: new Date(now.getTime() + BEARER_MS) })
    .where('launch_hash', '=', hashToken(token))
    .where('bearer_hash', 'is', null)
    .where('provider', '=', provider)
    .where('launch_until', '>', now)
    .returning(columns);
  const [row] = await run(db, query);
  if (!row) throw new Refusal('launch_token_invalid');
  return { bearer, session: toSession(row) };
}

/**
 * Finds sessions of our own titles by bearer. A cached session never changes while its bearer lives; whether the player's own session is alive
 * is asked by every bet in its transaction, so nothing here outlives a sign-out.
 */
export class GameSessions {
  readonly #cached = new LRUCache<string, GameSession>({ max: CACHED });
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
    const query = tables
      .selectFrom('game_sessions')
      .select(columns)
      .where('bearer_hash', '=', hashToken(bearer))
      .where('provider', '=', HOUSE);
    const [row] = await run(this.#db, query);
    if (!row) throw new Refusal('unauthenticated');
    const session = toSession(row);
    // Another game's launch, on any copy, may end this one.
    if (!session.rules.oneAtATime) this.#cached.set(bearer, session);
    return session;
  }
}
