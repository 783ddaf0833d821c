import { type Lootbox, toWire } from '@croupier/contracts';
import type { Locale } from '@croupier/i18n';
import { type LocalWords, wordsIn } from '@croupier/i18n/local-words';
import { type Queryable, run } from '@croupier/server-database';
import { readDrawSeeds } from '@croupier/server-games';
import { weightOf } from './definition.ts';
import { type LootboxRow, selectLootboxes, toLootbox } from './lootbox-row.ts';

/** Most boxes returned: unopened ones, and the latest opened ones. */
const MOST = 20;

/** Returns a player's boxes, latest first. */
export async function readLootboxes(db: Queryable, playerId: number, locale: Locale | null): Promise<Lootbox[]> {
  const rows = await run(
    db,
    selectLootboxes().where('player_id', '=', BigInt(playerId)).orderBy('id', 'desc').limit(MOST),
  );
  return describeLootboxes(db, rows.map(toLootbox), locale);
}

export async function describeLootboxes(
  db: Queryable,
  boxes: readonly LootboxRow[],
  locale: Locale | null,
): Promise<Lootbox[]> {
  const seeds = await readDrawSeeds(
    db,
    boxes.flatMap(({ player_id, seed_id }) =>
      seed_id === null ? [] : { playerId: toWire(player_id), seedId: seed_id },
    ),
  );
  const say = (words: LocalWords) => wordsIn(words, locale);
  return boxes.map((box) => {
    const { terms, seed_id, nonce, drawn, outcome } = box;
    const used = seed_id === null ? undefined : seeds.get(seed_id);
    const opened = used !== undefined && nonce !== null && drawn !== null && outcome !== null;
    return {
      id: toWire(box.id),
      stage: box.stage,
      kind: terms.kind,
      identifier: box.definition,
      title: say(terms.title),
      issued_at: box.issued_at.toISOString(),
      expires_at: box.expires_at.toISOString(),
      total_weight: weightOf(terms),
      outcomes: terms.outcomes.map(({ id, title, weight, bonus }) => ({
        id,
        title: say(title),
        weight,
        wins: bonus !== null,
      })),
      opened: opened ? { outcome, drawn, nonce: toWire(nonce), ...used } : null,
    };
  });
}
