import * as v from 'valibot';
import { jackpotOf } from '@croupier/game-art';
import { type Queryable, sql } from '@croupier/server-database';
import { JackpotDefinition, type JackpotLevel } from './definition.ts';

/** Longest delay until an instance picks up changed terms. */
const KNOWN_MS = 5_000;

export interface KnownLevel {
  id: bigint;
  terms: JackpotLevel;
  /** Number of rows that hold its money. */
  stripes: number;
}

export interface KnownJackpot {
  id: string;
  levels: readonly KnownLevel[];
}

interface Row {
  id: string;
  terms: unknown;
  level_id: bigint;
  level: string;
  stripes: number;
}

/** In-memory index of the jackpot each title feeds now, so that a bet on any other title costs nothing. */
export class KnownJackpots {
  #byId = new Map<string, KnownJackpot>();
  #readAt = -Infinity;

  /** Reloads the jackpots if the cached ones are too old. */
  async refresh(db: Queryable, now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#readAt) < KNOWN_MS) return;
    this.#readAt = now.getTime();
    const rows = await db.query<Row>({
      name: 'competitions_known_jackpots',
      ...sql`
        select jackpots.id, terms, level.id as level_id, level.level,
          (select count(*)::integer from jackpot_feeds where level_id = level.id) as stripes
        from jackpots join jackpot_levels level on level.jackpot = jackpots.id`,
    });
    this.#byId = new Map(
      Array.from(
        Map.groupBy(rows, ({ id }) => id),
        ([id, some]) => [id, toJackpot(some)],
      ),
    );
  }

  of(slug: string): KnownJackpot | null {
    return this.#byId.get(jackpotOf(slug) ?? '') ?? null;
  }
}

function toJackpot(rows: Row[]): KnownJackpot {
  const { id, active, levels } = v.parse(JackpotDefinition, rows[0]!.terms);
  const known = levels.flatMap((terms) => {
    const row = rows.find(({ level }) => level === terms.id);
    return row && active ? [{ id: row.level_id, terms, stripes: row.stripes }] : [];
  });
  return { id, levels: known };
}
