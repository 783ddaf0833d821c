import * as v from 'valibot';
import { Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { type Alike, findAlike } from '@croupier/server-players';
import { tables } from '../schema.gen.ts';
import type { Terms } from './terms.ts';

/** Job that checks, after a welcome bonus was granted, whether it is the person's first; it delays nothing. */
export const signalsJob = jobKind('bonuses.signals', v.object({ playerId: v.number(), definition: v.string() }));

/** Returns whether a bonus is meant for a person once: for an account, for the first deposit, or without a deposit. */
export const isWelcome = ({ once, type, granted }: Terms): boolean =>
  once && (granted.by === 'registration' || type === 'no_deposit' || (granted.by === 'deposit' && granted.nth === 1));

export const askForSignals = (tx: Transaction, order: { playerId: number; definition: string }): Promise<void> =>
  enqueue(tx, signalsJob, order);

/** Records other players who got the same bonus and share a mailbox, phone, device or address. Idempotent. */
export async function noteSignals(
  db: Database,
  { playerId, definition, now }: { playerId: number; definition: string; now: Date },
): Promise<void> {
  const alike = await findAlike(db, playerId);
  if (alike.length === 0) return;
  const given = await givenTo(db, definition, alike);
  const rows = alike
    .filter((other) => given.has(other.playerId))
    .map((other) => ({
      player_id: BigInt(playerId),
      other_player_id: BigInt(other.playerId),
      likeness: other.likeness,
      definition,
      noted_at: now,
    }));
  if (rows.length === 0) return;
  const insert = tables.insertInto('bonus_signals').values(rows);
  await run(
    db,
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}

async function givenTo(db: Queryable, definition: string, alike: readonly Alike[]): Promise<ReadonlySet<number>> {
  const ids = Array.from(new Set(alike.map(({ playerId }) => BigInt(playerId))));
  const query = tables.selectFrom('player_bonuses').select('player_id').where('player_id', 'in', ids);
  const rows = await run(db, query.where('definition', '=', definition).where('once', '=', true));
  return new Set(rows.map(({ player_id }) => toWire(player_id)));
}

const MOST = 200;

/** Returns signals that were not reviewed yet, oldest first. */
export async function readSignals(db: Queryable) {
  const open = tables
    .selectFrom('bonus_signals')
    .select(['id', 'player_id', 'other_player_id', 'likeness', 'definition', 'noted_at'])
    .where('reviewed_at', 'is', null);
  const rows = await run(db, open.orderBy('id').limit(MOST));
  return rows.map(({ id, player_id, other_player_id, ...rest }) => ({
    ...rest,
    id: toWire(id),
    playerId: toWire(player_id),
    otherId: toWire(other_player_id),
  }));
}

export interface Review {
  id: number;
  reason: string;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Records that a reviewer has looked at a signal; any consequences need separate commands. */
export async function reviewSignal(tx: Transaction, { id, reason, actor, now }: Review): Promise<void> {
  const update = tables.updateTable('bonus_signals').set({ reviewed_at: now, reviewed_by: actor });
  const open = update.where('id', '=', BigInt(id)).where('reviewed_at', 'is', null);
  const [row] = await run(tx, open.returning(['player_id', 'other_player_id', 'likeness']));
  if (!row) throw new Refusal('not_found');
  const details = { signal: id, likeness: row.likeness, other: toWire(row.other_player_id), reason };
  const playerId = toWire(row.player_id);
  await recordAudit(tx, { at: now, kind: 'bonus_signal_reviewed', actor, playerId, details });
}
