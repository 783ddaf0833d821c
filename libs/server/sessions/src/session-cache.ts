import type { Session } from './session.ts';

/** Less than one second, so that a sign-out on another instance of the platform takes effect here within it. */
const LIFETIME_MS = 900;
const CAPACITY = 10_000;

interface Entry {
  session: Session;
  until: number;
}

/** Caches sessions to spare the database the burst of calls a page makes. The oldest entries are dropped first. */
export class SessionCache {
  readonly #cached = new Map<string, Entry>();

  find(key: string, now: Date): Session | undefined {
    const cached = this.#cached.get(key);
    if (cached && cached.until > now.getTime()) return cached.session;
    this.#cached.delete(key);
    return undefined;
  }

  store(key: string, session: Session, now: Date): void {
    this.#cached.delete(key);
    const [oldest] = this.#cached.size >= CAPACITY ? this.#cached.keys().take(1) : [];
    if (oldest !== undefined) this.#cached.delete(oldest);
    this.#cached.set(key, { session, until: now.getTime() + LIFETIME_MS });
  }

  /** Drops the sessions that match, so that on this instance an end takes effect at once. */
  forget(ended: (session: Session) => boolean): void {
    for (const [key, { session }] of this.#cached) if (ended(session)) this.#cached.delete(key);
  }
}
