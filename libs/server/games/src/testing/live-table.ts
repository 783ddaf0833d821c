import { randomBytes, randomUUID } from 'node:crypto';
import type { LiveField } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Database } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import { type LiveClock, readRoundRow } from '../live/advance.ts';
import { cashOutLiveBet } from '../live/cash-out.ts';
import { placeLiveBet } from '../live/place-bet.ts';
import { readLiveTable } from '../live/read-live.ts';
import type { RoundRow } from '../live/rows.ts';
import type { SaltSource } from '../live/salt-source.ts';
import { ensureLiveTables, storedTable } from '../live/stored-tables.ts';
import { liveTables } from '../live/tables.ts';
import { undoLiveBet } from '../live/undo-bet.ts';
import { advanceLive } from './advance-live.ts';

/** Creates a salt source that can be silenced. */
export function testSalt(): SaltSource & { silent: boolean } {
  return {
    name: 'test',
    beacon: null,
    silent: false,
    roundAfter: (closedAt) => ({ round: Math.ceil(closedAt.getTime() / 1000), at: closedAt }),
    async read() {
      return this.silent ? null : { salt: randomBytes(32).toString('hex'), signature: null };
    },
  };
}

interface TestClock {
  now: () => Date;
  pass: (ms: number) => void;
}

interface LiveBetWanted {
  id?: string;
  round?: number;
  currency?: CurrencyCode;
  fields?: readonly LiveField[];
  auto?: number | null;
  maxStake?: bigint | null;
  offered?: boolean;
}

/** A live table whose clock a test moves, with as many copies of the platform as it likes: `copy` makes another. */
export async function liveTable(
  db: Database,
  { slug, clock, salts = testSalt() }: { slug: string; clock: TestClock; salts?: SaltSource },
) {
  const copy = (on: Database = db): LiveClock => ({
    db: on,
    clock: clock.now,
    salts,
    onError(error) {
      throw error;
    },
    onVoid: () => undefined,
  });
  const own = copy();
  await ensureLiveTables(db);
  const { id } = await storedTable(db, slug);
  const state = () => readLiveTable(own, { slug, currency: 'EUR' });

  /** The round under way as it is stored. */
  async function round(): Promise<RoundRow> {
    const row = await readRoundRow(db, id, BigInt((await state()).round?.number ?? 0));
    if (!row) throw new Error('the table has no round');
    return row;
  }

  async function passTo(at: Date): Promise<void> {
    clock.pass(Math.max(0, at.getTime() - clock.now().getTime()));
    await advanceLive(own);
  }

  /** Requests the table. A round opens when the previous one is over. */
  async function open(): Promise<RoundRow> {
    await state();
    for (let turn = 0; turn < 100; turn++) {
      await advanceLive(own);
      const current = await state().then((table) => table.round);
      if (current?.state === 'open') return round();
      clock.pass(1_000);
    }
    throw new Error('no round opens');
  }

  /** Bets are closed and the outcome is drawn. */
  async function draw(): Promise<RoundRow> {
    await passTo((await round()).locks_at);
    return round();
  }

  /** Shows the outcome to its end and pays every player. */
  async function finish(): Promise<RoundRow> {
    const { starts_at, lasts_ms } = await round();
    await passTo(new Date(starts_at!.getTime() + lasts_ms! + 250));
    await advanceLive(own);
    return round();
  }

  const fields: Record<string, LiveField[]> = {
    'lantern-ascent': [{ name: 'crash', stake_cents: 100 }],
  };

  async function place(playerId: number, wanted: LiveBetWanted = {}, on: LiveClock = own) {
    const { auto = null, maxStake = null, currency = 'EUR' } = wanted;
    return placeLiveBet(on, {
      playerId,
      nickname: 'Wanda',
      slug,
      maxStake,
      isOffered: () => wanted.offered !== false,
      order: {
        id: wanted.id ?? randomUUID(),
        round: wanted.round ?? (await state()).round!.number,
        currency,
        fields: wanted.fields ?? fields[slug] ?? [{ name: 'red', stake_cents: 100 }],
        auto_cash_out: auto,
      },
    });
  }

  const undo = (playerId: number, betId: string) => undoLiveBet(own, { playerId, id: betId });
  const cashOut = (playerId: number, betId: string, arrivedAt = clock.now()) =>
    cashOutLiveBet(own, { playerId, id: betId, arrivedAt });

  return { id, slug, copy, own, state, round, open, draw, finish, passTo, place, undo, cashOut };
}

export type LiveTestTable = Awaited<ReturnType<typeof liveTable>>;

/** A player with money. */
export async function bettor(db: Database, amount = 100_000n): Promise<number> {
  const playerId = await insertPlayer(db, { currency: 'EUR' });
  await fund(db, { playerId, currency: 'EUR', amount });
  return playerId;
}

/** Requests every live table and runs everything due, for tests without a running clock. */
export async function turnLiveTables(db: Database, now: Date): Promise<void> {
  await ensureLiveTables(db);
  for (const { slug } of liveTables) await readLiveTable({ db, clock: () => now }, { slug, currency: 'EUR' });
  await advanceLive({
    ...{ db, clock: () => now, salts: testSalt() },
    onError(error) {
      throw error;
    },
    onVoid: () => undefined,
  });
}
