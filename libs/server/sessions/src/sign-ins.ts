import type * as v from 'valibot';
import { type SignInMethod, type SignInOutcome, type SignInRecord, toWire } from '@croupier/contracts';
import { type Database, type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';
import { LONGEST_AGENT } from './session.ts';
import { shortIp } from './short-ip.ts';

const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Rows deleted at a time, so that no sweep locks many. */
const STEP = 500;

export interface SignInEntry {
  /** Null if there is no such account. */
  playerId: number | null;
  outcome: v.InferOutput<typeof SignInOutcome>;
  method: v.InferOutput<typeof SignInMethod>;
  ip: string;
  country: string | null;
  userAgent: string;
  newDevice?: boolean | undefined;
}

/** Records a successful or failed sign-in. */
export async function recordSignInAttempt(db: Queryable, entry: SignInEntry, now: Date): Promise<void> {
  const { playerId, outcome, method, ip, country, userAgent, newDevice = false } = entry;
  const row = {
    player_id: playerId === null ? null : BigInt(playerId),
    at: now,
    outcome,
    method,
    ip: shortIp(ip),
    country,
    user_agent: userAgent.slice(0, LONGEST_AGENT),
    new_device: newDevice,
  };
  await run(db, tables.insertInto('sign_ins').values(row));
}

const shown = ['id', 'at', 'outcome', 'method', 'ip', 'country', 'user_agent', 'new_device'] as const;

/** Lists a page of a player's sign-ins, newest first; `next` is the cursor of the following page. */
export async function listSignIns(
  db: Queryable,
  { playerId, before, limit, now }: { playerId: number; before?: number | undefined; limit: number; now: Date },
): Promise<{ data: SignInRecord[]; next: string | null }> {
  const own = tables
    .selectFrom('sign_ins')
    .select(shown)
    .where('player_id', '=', BigInt(playerId))
    .where('at', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const rows = await run(db, before === undefined ? own : own.where('id', '<', BigInt(before)));
  const data = rows.slice(0, limit).map((row) => ({ ...row, id: toWire(row.id), at: row.at.toISOString() }));
  return { data, next: rows.length > limit ? String(data.at(-1)?.id) : null };
}

/** Deletes entries older than 90 days, and attempts on accounts that don't exist. Returns the number deleted. */
export async function forgetSignIns(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const old = tables.selectFrom('sign_ins').select('id').where('at', '<', before).orderBy('at').limit(STEP);
  const nobodys = tables.selectFrom('sign_ins').select('id').where('player_id', 'is', null).limit(STEP);
  let gone = 0;
  for (const selected of [old, nobodys]) {
    for (let removed = STEP; removed === STEP; gone += removed)
      removed = (await run(db, tables.deleteFrom('sign_ins').where('id', 'in', selected).returning('id'))).length;
  }
  return gone;
}
