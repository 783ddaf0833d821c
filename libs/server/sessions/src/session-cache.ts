import type { Session } from './session.ts';

/** Below one second: a sign-out on another copy of the platform takes effect here within it. */
const LIFETIME_MS = 900;
const CAPACITY = 10_000;

interface Kept {
  session: Session;
  until: number;
}

/** Spares the database the burst of calls one page makes. The oldest entries go first. */
export class SessionCache {
  readonly #kept = new Map<string, Kept>();

  find(key: string, now: Date): Session | undefined {
    const kept = this.#kept.get(key);
    if (kept && kept.until > now.getTime()) return kept.session;
    this.#kept.delete(key);
    return undefined;
  }

  keep(key: string, session: Session, now: Date): void {
    this.#kept.delete(key);
    if (this.#kept.size >= CAPACITY) this.#kept.delete(this.#kept.keys().next().value!);
    this.#kept.set(key, { session, until: now.getTime() + LIFETIME_MS });
  }

  /** Forgets every session the test says yes to; on this copy an end takes effect at once. */
  forget(ended: (session: Session) => boolean): void {
    for (const [key, { session }] of this.#kept) if (ended(session)) this.#kept.delete(key);
  }
}
