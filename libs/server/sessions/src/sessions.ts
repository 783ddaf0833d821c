import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { defaultCurrency } from '@croupier/money';
import type { CurrencyCode } from '@croupier/money';
import { run } from '@croupier/server-database';
import type { Database, Transaction } from '@croupier/server-database';
import { activeCurrency } from '@croupier/server-wallet';
import { endSessions, sessionIds } from './end-sessions.ts';
import { columns, type Sessions as SessionRow, tables } from './schema.gen.ts';
import { SessionCache } from './session-cache.ts';
import type { SessionEnd } from './session-end.ts';
import { ACTIVITY_STEP_MS, hashToken, IDLE_MINUTES, idleSince } from './session.ts';
import type { Session } from './session.ts';
import { startSession } from './start-session.ts';
import type { SessionStart, Started } from './start-session.ts';

export interface Sessions {
  /** Starts a session in the caller's transaction; ends the browser's previous one. */
  start(tx: Transaction, order: SessionStart): Promise<Started>;
  /** Returns the live session of a cookie. Reading does not count as activity. */
  read(token: string | undefined): Promise<Session | null>;
  /** Returns the live session of a public id: for sockets and game tokens created from it. */
  readById(id: string): Promise<Session | null>;
  /** Renews the idle time after the player played or opened a page. */
  touch(session: Pick<Session, 'id' | 'activeAt'>): Promise<void>;
  /** Records that the password was entered again. */
  reauthenticated(session: Session): Promise<void>;
  list(playerId: number): Promise<Session[]>;
  end(session: Pick<Session, 'id' | 'playerId'>): Promise<boolean>;
  /**
   * Ends all of a player's sessions but one, in the caller's transaction: after an exclusion or a password change.
   * Returns their number. Later requests with their cookies get `because` as the reason.
   */
  endAll(tx: Transaction, playerId: number, options?: { except?: string; because?: SessionEnd }): Promise<number>;
  /** Drops a player's cached sessions after another wallet was selected. */
  refresh(playerId: number): void;
  /** Removes expired idle sessions. Returns their number. */
  sweep(): Promise<number>;
}

/** Columns without the cookie's hash, which stays in the database. */
const shown = columns.sessions.filter((name) => name !== 'token_hash');
const liveSessions = (now: Date) => tables.selectFrom('sessions').select(shown).where('active_at', '>', idleSince(now));

const toSession = (row: Omit<Selectable<SessionRow>, 'token_hash'>, currency: CurrencyCode | null): Session => ({
  id: row.id,
  playerId: toWire(row.player_id),
  currency: currency ?? defaultCurrency,
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

  async function readOne(query: ReturnType<typeof liveSessions>): Promise<Session | null> {
    const [row] = await run(db, query);
    return row ? toSession(row, await activeCurrency(db, toWire(row.player_id))) : null;
  }

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
      const session = await readOne(liveSessions(now).where('token_hash', '=', hash));
      if (!session) return null;
      cache.store(key, session, now);
      return session;
    },

    readById: (id) => readOne(liveSessions(clock()).where('id', '=', id)),

    async touch({ id, activeAt }) {
      const now = clock();
      if (now.getTime() - activeAt.getTime() < ACTIVITY_STEP_MS) return;
      const touched = tables.updateTable('sessions').set({ active_at: now });
      await run(
        db,
        touched.where('id', '=', id).where('active_at', '>=', idleSince(now)).where('active_at', '<=', now),
      );
      cache.forget((session) => session.id === id);
    },

    async reauthenticated({ id }) {
      const now = clock();
      const proven = tables.updateTable('sessions').set({ authenticated_at: now, active_at: now });
      await run(db, proven.where('id', '=', id));
      cache.forget((session) => session.id === id);
    },

    async list(playerId) {
      const own = liveSessions(clock()).where('player_id', '=', BigInt(playerId)).orderBy('active_at', 'desc');
      const [rows, currency] = await Promise.all([run(db, own), activeCurrency(db, playerId)]);
      return rows.map((row) => toSession(row, currency));
    },

    async end({ id, playerId }) {
      const ended = await db.transaction((tx) =>
        endSessions(tx, sessionIds.where('id', '=', id).where('player_id', '=', BigInt(playerId)), { now: clock() }),
      );
      cache.forget((session) => session.id === id);
      return ended.length > 0;
    },

    async endAll(tx, playerId, { except, because } = {}) {
      const own = sessionIds.where('player_id', '=', BigInt(playerId));
      const ended = await endSessions(tx, except === undefined ? own : own.where('id', '!=', except), {
        now: clock(),
        because,
      });
      cache.forget((session) => session.playerId === playerId);
      return ended.length;
    },

    refresh: (playerId) => cache.forget((session) => session.playerId === playerId),

    async sweep() {
      const now = clock();
      const before = new Date(idleSince(now).getTime() - IDLE_MINUTES * 60_000);
      return (await run(db, tables.deleteFrom('sessions').where('active_at', '<', before).returning('id'))).length;
    },
  };
}
