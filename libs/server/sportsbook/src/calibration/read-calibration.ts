import type { Selectable } from 'kysely';
import { MILLION, type Sport } from '@croupier/bet-math';
import { type readCalibration as endpoint, type Reply, toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { columns, type SportCalibration, tables } from '../schema.gen.ts';

type Calibration = Reply<typeof endpoint>;
/** Rows are kept in halves. */
const HALVES = 2;
const THOUSAND = 1_000;
/** Luck alone goes beyond so many standard deviations once in twenty. */
const DEVIATIONS = 1.96;

/** Returns the predicted pre-match chances and the actual results, by sport. */
export async function readCalibration(db: Queryable): Promise<Calibration> {
  const [tenths, losses] = await Promise.all([readTenths(db), readLosses(db)]);
  const sports = Array.from(
    Map.groupBy(tenths, ({ sport }) => sport as Sport),
    ([sport, own]) => ({
      sport,
      matches: Math.max(...own.map(({ matches }) => toWire(matches))),
      tenths: own.map(tenthOf),
      markets: losses
        .filter((one) => one.sport === sport)
        .map(({ market_id, lines, loss, expected }) => ({
          market_id,
          lines: toWire(lines) / HALVES,
          loss: Math.round(toWire(loss) / toWire(lines)),
          expected: Math.round(toWire(expected) / toWire(lines)),
        })),
    }),
  );
  return { sports };
}

function tenthOf({ tenth, ...row }: Selectable<SportCalibration>): Calibration['sports'][number]['tenths'][number] {
  const [halves, spread] = [toWire(row.outcomes), toWire(row.spread) / THOUSAND ** 2];
  const [stated, happened] = [toWire(row.stated) / halves / MILLION, toWire(row.happened) / halves];
  // Few matches may all have gone as expected: luck is never taken for less than that of as many separate trials.
  const deviation = Math.sqrt(Math.max(spread, HALVES * halves * stated * (1 - stated)));
  return {
    tenth,
    outcomes: halves / HALVES,
    stated: Math.round(stated * MILLION),
    happened: Math.round(happened * MILLION),
    luck: Math.min(MILLION, Math.round(((DEVIATIONS * deviation) / halves) * MILLION)),
  };
}

const readTenths = (db: Queryable) =>
  run(db, tables.selectFrom('sport_calibration').select(columns.sport_calibration).orderBy('sport').orderBy('tenth'));

const readLosses = (db: Queryable) =>
  run(
    db,
    tables
      .selectFrom('sport_log_loss')
      .select(['sport', 'market_id', 'lines', 'loss', 'expected'])
      .orderBy('lines', 'desc')
      .orderBy('market_id'),
  );
