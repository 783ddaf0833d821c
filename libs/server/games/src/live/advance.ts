import { setTimeout as wait } from 'node:timers/promises';
import type { Updateable } from 'kysely';
import { type LiveOutcome, toWire } from '@croupier/contracts';
import { sharedStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { type Queryable, run, runOne, type Transaction } from '@croupier/server-database';
import { columns, type LiveRounds, tables } from '../schema.gen.ts';
import { boundWaits } from './bound-waits.ts';
import { endBets } from './end-bets.ts';
import { liveGames } from './kinds.ts';
import type { LiveContext } from './place-bet.ts';
import { type BetRow, publishRound, type RoundRow, type StoredTable } from './rows.ts';
import type { Salt, SaltSource } from './salt-source.ts';
import { commitmentTo, secretOf } from './secrets.ts';

export interface LiveClock extends LiveContext {
  salts: SaltSource;
  onError: (error: unknown) => void;
  /** A round got no salt in time. */
  onVoid: (round: { table: string; number: bigint; saltSource: string }) => void;
}

/** A table with its last round, as a copy sees them before it locks anything. */
export interface Standing {
  table: StoredTable;
  awakeUntil: Date;
  round: RoundRow | null;
}

type Step = 'open' | 'draw' | 'void' | 'end';

/** A beacon that takes longer is asked again. */
const SALT_MS = 2_000;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** Returns the time a round's salt is due. */
const saltAt = ({ salt_at, locks_at }: RoundRow): Date => salt_at ?? locks_at;

/**
 * Returns the next step of a table and the time it is due. `draw` becomes `void` when the wait for the salt has timed
 * out.
 */
export function nextStep({ table, awakeUntil, round }: Standing, now: Date): { step: Step; at: Date } | null {
  const { pace, kind } = table;
  if (round?.state === 'open') {
    const voidAt = after(saltAt(round), pace.waitMs);
    return now >= voidAt ? { step: 'void', at: voidAt } : { step: 'draw', at: saltAt(round) };
  }
  const shownAt = round?.starts_at ? after(round.starts_at, round.lasts_ms ?? 0) : null;
  if (round?.state === 'drawn') return { step: 'end', at: after(shownAt!, liveGames[kind].toldAfterMs) };
  if (awakeUntil <= now) return null; // It sleeps.
  const freeAt = shownAt ?? (round ? after(saltAt(round), pace.waitMs) : null);
  return { step: 'open', at: freeAt ? after(freeAt, pace.resultMs) : now };
}

/** Does what is due at a table. Any copy may try: the row of the table is one copy's at a time, and what is due is asked again behind it. */
export async function advanceTable(clock: LiveClock, seen: Standing): Promise<boolean> {
  const now = clock.clock();
  const due = nextStep(seen, now);
  if (!due || due.at > now) return false;
  // Asked outside of the transaction: nothing is locked while a beacon answers.
  const salt = due.step === 'draw' ? await readSalt(clock, seen.round!) : null;
  if (due.step === 'draw' && salt === null) return false;
  const done = await clock.db.transaction(async (tx) => {
    const locked = await lockStanding(tx, seen.table);
    if (!locked || locked.round?.number !== seen.round?.number) return false; // Another copy is at it, or was.
    const at = clock.clock();
    const still = nextStep(locked, at);
    if (still?.step !== due.step || still.at > at) return false;
    await steps[due.step](tx, { ...locked, salts: clock.salts, salt, now: at });
    return true;
  });
  if (done && due.step === 'void') {
    const { number, salt_source: saltSource } = seen.round!;
    clock.onVoid({ table: seen.table.slug, number, saltSource });
  }
  return done;
}

async function readSalt(
  { salts, onError }: LiveClock,
  { salt_source, salt_chain, salt_round }: RoundRow,
): Promise<Salt | null> {
  if (salt_source !== salts.name || salt_chain !== (salts.beacon?.chain ?? null)) return null; // Opened under another setting: this salt was not named. It will be void.
  try {
    const read = salts.read(salt_round === null ? null : toWire(salt_round));
    return await Promise.race([read, wait(SALT_MS, null, { ref: false })]);
  } catch (error) {
    onError(error);
    return null;
  }
}

async function lockStanding(tx: Transaction, table: StoredTable): Promise<Standing | null> {
  const query = tables.selectFrom('live_tables').select(['round', 'awake_until']).where('id', '=', table.id);
  const [, [row]] = await Promise.all([boundWaits(tx), run(tx, query.forUpdate().skipLocked())]);
  if (!row) return null;
  // Bets that came in time and are being stored hold the round: they are waited for.
  const [round] = await run(tx, roundQuery(table.id, row.round).forUpdate());
  return { table, awakeUntil: row.awake_until, round: (round as RoundRow | undefined) ?? null };
}

const roundQuery = (tableId: bigint, number: bigint) =>
  tables
    .selectFrom('live_rounds')
    .select(columns.live_rounds)
    .where('table_id', '=', tableId)
    .where('number', '=', number);

export async function readRoundRow(db: Queryable, tableId: bigint, number: bigint): Promise<RoundRow | null> {
  const [round] = await run(db, roundQuery(tableId, number));
  return (round as RoundRow | undefined) ?? null;
}

interface Moved extends Standing {
  salts: SaltSource;
  /** Salt of a drawn round. */
  salt: Salt | null;
  now: Date;
}

const steps: Readonly<Record<Step, (tx: Transaction, moved: Moved) => Promise<void>>> = {
  open: openRound,
  draw: drawRound,
  void: voidRound,
  end: endRound,
};

async function openRound(tx: Transaction, { table, round: last, salts, now }: Moved): Promise<void> {
  const number = (last?.number ?? 0n) + 1n;
  const locksAt = after(now, table.pace.bettingMs);
  const salt = salts.roundAfter(locksAt);
  const round = await runOne(
    tx,
    tables
      .insertInto('live_rounds')
      .values({
        ...{ table_id: table.id, number, state: 'open' },
        commitment: commitmentTo(await secretOf(tx, table.id, number, now)),
        ...{ salt_source: salts.name, salt_round: salt && BigInt(salt.round), salt_at: salt?.at ?? null },
        ...{ salt_chain: salts.beacon?.chain ?? null, salt_key: salts.beacon?.publicKey ?? null },
        ...{ opens_at: now, locks_at: locksAt },
      })
      .returning(columns.live_rounds),
  );
  await run(tx, tables.updateTable('live_tables').set({ round: number }).where('id', '=', table.id));
  await publishRound(tx, table, round as RoundRow, now);
}

async function drawRound(tx: Transaction, moved: Moved): Promise<void> {
  const { table, now } = moved;
  const game = liveGames[table.kind];
  const { number } = moved.round!;
  const { salt, signature } = moved.salt!;
  const secret = await secretOf(tx, table.id, number, now);
  const outcome: LiveOutcome = game.draw(sharedStream(nodeHmac, { secret, salt, round: number }));
  await changeRound(tx, moved, {
    ...{ state: 'drawn', secret, salt, salt_signature: signature, outcome: JSON.stringify(outcome) },
    ...{ starts_at: after(now, game.startsAfterMs), lasts_ms: game.lastsMs(outcome, table) },
  });
}

function endRound(tx: Transaction, moved: Moved): Promise<void> {
  return changeRound(tx, moved, { state: 'over' });
}

/** Voids a round whose salt didn't arrive in time. All stakes are returned in the same commit. */
async function voidRound(tx: Transaction, moved: Moved): Promise<void> {
  const { table, round, now } = moved;
  const bets = (await run(
    tx,
    tables
      .selectFrom('live_bets')
      .select(columns.live_bets)
      .where('table_id', '=', table.id)
      .where('round', '=', round!.number)
      .where('status', '=', 'placed')
      .orderBy('player_id')
      .orderBy('id')
      .forUpdate(),
  )) as BetRow[];
  await endBets(
    tx,
    bets.map((bet) => ({ ...bet, status: 'void' as const })),
    now,
  );
  await changeRound(tx, moved, { state: 'void', paid_at: now });
}

async function changeRound(
  tx: Transaction,
  { table, round, now }: Moved,
  change: Updateable<LiveRounds>,
): Promise<void> {
  const query = tables
    .updateTable('live_rounds')
    .set(change)
    .where('table_id', '=', table.id)
    .where('number', '=', round!.number);
  await publishRound(tx, table, (await runOne(tx, query.returning(columns.live_rounds))) as RoundRow, now);
}
