import { defaultCurrency } from '@croupier/money';
import type { CurrencyCode } from '@croupier/money';
import { sql } from '@croupier/server-database';
import type { Database, Statement, Transaction } from '@croupier/server-database';
import { endSessions } from './end-sessions.ts';
import { SessionCache } from './session-cache.ts';
import { hashToken, IDLE_MINUTES, idleSince } from './session.ts';
import type { Session } from './session.ts';
import { startSession } from './start-session.ts';
import type { SessionStart, Started } from './start-session.ts';

/** Activity is stored at most this often: a spin a second must not be a write a second. */
const ACTIVITY_STEP_MS = 60_000;

export interface Sessions {
  /** Starts a session in the caller's transaction; the browser's old one ends. */
  start(tx: Transaction, order: SessionStart): Promise<Started>;
  /** The living session of a cookie. Reading is no activity. */
  read(token: string | undefined): Promise<Session | null>;
  /** The living session of a public id: for sockets and game bearers that were made from it. */
  readById(id: string): Promise<Session | null>;
  /** The player played or turned a page: the idle time starts over. */
  touch(session: Pick<Session, 'id' | 'activeAt'>): Promise<void>;
  /** The password was given again. */
  reauthenticated(session: Session): Promise<void>;
  list(playerId: number): Promise<Session[]>;
  end(session: Pick<Session, 'id' | 'playerId'>): Promise<boolean>;
  /** Ends all of a player's sessions but one, in the caller's transaction: exclusion, another password. Returns how many. */
  endAll(tx: Transaction, playerId: number, options?: { except?: string }): Promise<number>;
  /** Drops a player's cached sessions: another wallet was selected. */
  refresh(playerId: number): void;
  /** Removes what died of idleness. Returns how many. */
  sweep(): Promise<number>;
}

interface Row {
  id: string;
  player_id: bigint;
  currency: CurrencyCode | null;
  created_at: Date;
  active_at: Date;
  authenticated_at: Date;
  ip: string;
  country: string | null;
  user_agent: string;
}

const toSession = (row: Row): Session => ({
  id: row.id,
  playerId: Number(row.player_id),
  currency: row.currency ?? defaultCurrency,
  createdAt: row.created_at,
  activeAt: row.active_at,
  authenticatedAt: row.authenticated_at,
  ip: row.ip,
  country: row.country,
  userAgent: row.user_agent,
});

export interface SessionsOptions {
  db: Database;
  clock: () => Date;
}

export function createSessions({ db, clock }: SessionsOptions): Sessions {
  const cache = new SessionCache();
  const alive = (session: Session, now: Date) => session.activeAt > idleSince(now);

  const select = async (statement: Statement): Promise<Session[]> => (await db.query<Row>(statement)).map(toSession);

  return {
    async start(tx, order) {
      const started = await startSession(tx, order, clock());
      cache.forget(({ id }) => started.ended.includes(id));
      return started;
    },

    async read(token) {
      const hash = token === undefined ? null : hashToken(token);
      if (!hash) return null;
      const now = clock();
      const key = hash.toString('base64');
      const cached = cache.find(key, now);
      if (cached) return alive(cached, now) ? cached : null;
      const [session] = await select(sql`
        select s.*, w.currency from sessions s left join player_wallets w using (player_id)
        where token_hash = ${hash} and active_at > ${idleSince(now)}`);
      if (!session) return null;
      cache.store(key, session, now);
      return session;
    },

    async readById(id) {
      const [session] = await select(sql`
        select s.*, w.currency from sessions s left join player_wallets w using (player_id)
        where id = ${id} and active_at > ${idleSince(clock())}`);
      return session ?? null;
    },

    async touch({ id, activeAt }) {
      const now = clock();
      if (now.getTime() - activeAt.getTime() < ACTIVITY_STEP_MS) return;
      await db.query(sql`
        update sessions set active_at = ${now} where id = ${id} and active_at between ${idleSince(now)} and ${now}`);
      cache.forget((session) => session.id === id);
    },

    async reauthenticated({ id }) {
      await db.query(sql`update sessions set authenticated_at = ${clock()}, active_at = ${clock()} where id = ${id}`);
      cache.forget((session) => session.id === id);
    },

    list: (playerId) =>
      select(sql`
        select s.*, w.currency from sessions s left join player_wallets w using (player_id)
        where player_id = ${playerId} and active_at > ${idleSince(clock())}
        order by active_at desc`),

    async end({ id, playerId }) {
      const ended = await db.transaction((tx) =>
        endSessions(tx, sql`select id from sessions where id = ${id} and player_id = ${playerId}`, clock()),
      );
      cache.forget((session) => session.id === id);
      return ended.length > 0;
    },

    async endAll(tx, playerId, { except } = {}) {
      const ended = await endSessions(
        tx,
        sql`select id from sessions where player_id = ${playerId} and id is distinct from ${except ?? null}::uuid`,
        clock(),
      );
      cache.forget((session) => session.playerId === playerId);
      return ended.length;
    },

    refresh: (playerId) => cache.forget((session) => session.playerId === playerId),

    async sweep() {
      const now = clock();
      const before = new Date(idleSince(now).getTime() - IDLE_MINUTES * 60_000);
      return (await db.query(sql`delete from sessions where active_at < ${before} returning 1`)).length;
    },
  };
}
