import * as v from 'valibot';
import { type Jackpot, type JackpotLevel as LevelOnWire, amountToWire } from '@croupier/contracts';
import { jackpotTitles } from '@croupier/game-art';
import { wordsIn } from '@croupier/i18n/local-words';
import { type Queryable, sql } from '@croupier/server-database';
import { JackpotDefinition, type JackpotLevel, rtpOfAll } from './definition.ts';

/** Stored level with its money. */
export interface LevelRow {
  id: bigint;
  jackpot: string;
  level: string;
  run: number;
  started_at: Date;
  commitment: string | null;
  version: number;
  terms: JackpotDefinition;
  /** Euro cents. */
  amount: bigint;
}

/** Returns every level of every jackpot, including inactive ones, for operators. */
export async function readLevels(db: Queryable): Promise<LevelRow[]> {
  const rows = await db.query<Omit<LevelRow, 'terms'> & { terms: unknown }>({
    name: 'competitions_read_levels',
    ...sql`
      select level.id, jackpot, level.level, run, started_at, commitment, version, terms,
        (select sum(balance)::bigint from jackpot_feeds where level_id = level.id) as amount
      from jackpot_levels level join jackpots on jackpots.id = level.jackpot order by level.id`,
  });
  return rows.map((row) => ({ ...row, terms: v.parse(JackpotDefinition, row.terms) }));
}

/** Returns the active jackpots, in a language. */
export async function readJackpots(db: Queryable, locale: string | null): Promise<Jackpot[]> {
  const rows = await readLevels(db);
  const active = Map.groupBy(
    rows.filter(({ terms }) => terms.active),
    ({ jackpot }) => jackpot,
  );
  return Array.from(active.values(), (some) => describe(some, locale));
}

function describe(rows: readonly LevelRow[], locale: string | null): Jackpot {
  const { terms } = rows[0]!;
  return {
    id: terms.id,
    identifier: terms.id,
    title: wordsIn(terms.title, locale),
    state: 'active',
    currency: 'EUR',
    levels: terms.levels.flatMap((level) => {
      const row = rows.find((each) => each.level === level.id);
      return row ? [describeLevel(level, row, locale)] : [];
    }),
    games: [...jackpotTitles[terms.id]],
    rtp: rtpOfAll(terms.levels),
  };
}

function describeLevel(
  level: JackpotLevel,
  { amount, commitment, started_at }: LevelRow,
  locale: string | null,
): LevelOnWire {
  return {
    identifier: level.id,
    title: wordsIn(level.title, locale),
    amount_cents: amountToWire(amount),
    kind: level.kind,
    share: level.share / 1_000_000,
    seed_cents: level.seed,
    staked_per_win_cents: level.kind === 'chance' ? level.stakedPerWin : null,
    must_hit_by_cents: level.kind === 'must_hit_by' ? level.mustHitBy : null,
    commitment,
    started_at: started_at.toISOString(),
  };
}
