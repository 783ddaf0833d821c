import { createHash, randomBytes } from 'node:crypto';
import type { CurrencyCode } from '@croupier/money';

export interface Session {
  /** Public id: in lists, on the socket, in the audit log. Never the cookie. */
  id: string;
  playerId: number;
  /** Currency of the wallet the player plays with. */
  currency: CurrencyCode;
  createdAt: Date;
  activeAt: Date;
  /** Time the player last proved they know the password. */
  authenticatedAt: Date;
  ip: string;
  country: string | null;
  userAgent: string;
}

/** Minutes without play or page views after which a session expires. */
export const IDLE_MINUTES = 30;

/** Shortest interval between writes of activity, so that a spin per second is not a write per second. */
export const ACTIVITY_STEP_MS = 60_000;

/** Number of characters stored of a user agent. */
export const LONGEST_AGENT = 300;

/** Published when sessions end, so that sockets close: payload `{"session_ids": [uuid, …]}`. */
export const SESSION_EVENT = 'ended';

const TOKEN = /^[\w-]{43}$/;

const sha256 = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Creates a token of 256 random bits; only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

/** Hashes a token; null if it can't be one of our cookies, so that those never reach the database. */
export const hashToken = (token: string): Buffer | null => (TOKEN.test(token) ? sha256(token) : null);

export const idleSince = (now: Date): Date => new Date(now.getTime() - IDLE_MINUTES * 60_000);
