import { createHash, randomBytes } from 'node:crypto';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { derivedId, house, transfer } from '@croupier/server-wallet';
import { tables } from '../schema.gen.ts';
import { type Period, periodSlug, periodsOf } from '../shared/periods.ts';
import { type Rates, ratesJson } from '../shared/rates.ts';
import { type LotteryDefinition, prizePoolOf } from './definition.ts';
import { lotteryPool } from './lottery.ts';

interface ScheduleContext {
  db: Database;
  clock: () => Date;
  definitions: readonly LotteryDefinition[];
  /** Rates of the day. */
  rates: Rates;
}

type Drawing = Period<LotteryDefinition>;

/** Creates the current and the next lotteries, each with its seed and with its pool filled by the house. Idempotent. */
export async function scheduleLotteries({ db, clock, definitions, rates }: ScheduleContext): Promise<void> {
  const now = clock();
  const wanted = definitions.flatMap((definition) => periodsOf(definition, now)).filter(({ endAt }) => endAt > now);
  for (const drawing of wanted)
    if (!(await exists(db, drawing)))
      await db.transaction((tx) => insert(tx, { ...drawing, slug: periodSlug(drawing), rates, now }));
}

async function exists(db: Queryable, { definition, startAt }: Drawing): Promise<boolean> {
  const found = tables
    .selectFrom('lotteries')
    .select('id')
    .where('definition', '=', definition.id)
    .where('start_at', '=', startAt);
  return (await run(db, found)).length > 0;
}

export interface ExtraDrawing {
  definition: LotteryDefinition;
  /** End of the drawing; it starts now. */
  endAt: Date;
  rates: Rates;
  now: Date;
}

/** Creates an extra drawing of a lottery in addition to its schedule. Returns its slug. */
export async function beginLottery(tx: Transaction, { endAt, now, ...order }: ExtraDrawing): Promise<string> {
  const moment = now.toISOString().replaceAll(/\D/g, '');
  const slug = `${order.definition.id}-extra-${moment}`;
  await insert(tx, { ...order, slug, startAt: now, endAt, now });
  return slug;
}

async function insert(
  tx: Transaction,
  { slug, definition, startAt, endAt, rates, now }: Drawing & { slug: string; rates: Rates; now: Date },
): Promise<void> {
  const seed = randomBytes(32).toString('hex');
  const query = tables
    .insertInto('lotteries')
    .values({
      slug,
      definition: definition.id,
      version: definition.version,
      terms: JSON.stringify(definition),
      rates: ratesJson(rates),
      start_at: startAt,
      end_at: endAt,
      seed,
      seed_hash: createHash('sha256').update(seed).digest('hex'),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['definition', 'start_at']).doNothing())
    .returning('id');
  const [made] = await run(tx, query);
  if (!made) return;
  await transfer(tx, {
    id: derivedId('lottery-pool', String(made.id)),
    debit: house('prizes'),
    credit: lotteryPool(made.id),
    amount: prizePoolOf(definition.prizes),
    currency: definition.currency,
    kind: 'lottery.pool',
    now,
  });
}
