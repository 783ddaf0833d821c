import { Refusal, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { publish, run, runOne, type Transaction } from '@croupier/server-database';
import { drawOnce } from '@croupier/server-games';
import { isExcluded } from '@croupier/server-limits';
import { activateBonus, definitions, grantBonus } from '@croupier/server-promotions';
import { derivedId, lockPlayerCash } from '@croupier/server-wallet';
import { columns, tables } from '../schema.gen.ts';
import { outcomeAt, weightOf } from './definition.ts';
import { isWelcome } from './issue-lootbox.ts';
import { type LootboxRow, selectLootboxes, toLootbox } from './lootbox-row.ts';

export interface Opening {
  playerId: number;
  id: number;
  /** Currency of the wallet that receives a prize. */
  currency: CurrencyCode;
  now: Date;
}

/**
 * Opens a box: draws with the player's own seeds and grants the result. Idempotent, even in parallel: the box is opened
 * once.
 */
export async function openLootbox(tx: Transaction, { playerId, id, currency, now }: Opening): Promise<LootboxRow> {
  const wanted = selectLootboxes().where('id', '=', BigInt(id)).where('player_id', '=', BigInt(playerId)).forUpdate();
  const [found] = await run(tx, wanted);
  if (!found) throw new Refusal('not_found');
  const box = toLootbox(found);
  if (box.stage === 'activated') return box;
  if (box.stage !== 'issued' || box.expires_at <= now) throw new Refusal('lootbox_over');
  if (await isExcluded(tx, playerId, now)) throw new Refusal('excluded');
  // Checked before the draw, so that a refusal does not reveal the result.
  if (!(await isWelcome(tx, playerId, box.terms, now))) throw new Refusal('bonus_not_available');
  await lockPlayerCash(tx, { playerId, currency }); // Locked before the seeds, as in every bet.
  const { drawn, seedId, nonce } = await drawOnce(tx, playerId, weightOf(box.terms));
  const outcome = outcomeAt(box.terms, drawn);
  const opened = await runOne(
    tx,
    tables
      .updateTable('player_lootboxes')
      .set({ stage: 'activated', opened_at: now, drawn, seed_id: seedId, nonce, outcome: outcome.id })
      .where('id', '=', box.id)
      .returning(columns.player_lootboxes),
  );
  if (outcome.bonus !== null) await give(tx, box, outcome.bonus, { playerId, id, currency, now });
  await publish(tx, { topic: 'lootboxes', players: [playerId], event: 'changed', payload: {} });
  return toLootbox(opened);
}

async function give(
  tx: Transaction,
  box: LootboxRow,
  bonus: string,
  { playerId, currency, now }: Opening,
): Promise<void> {
  const definition = definitions.get(bonus);
  if (!definition) throw new Error(`no bonus is called ${bonus}`);
  const grantId = derivedId('lootbox-prize', String(box.id));
  const { id } = await grantBonus(tx, { grantId, playerId, currency, definition, actor: 'system', now });
  await activateBonus(tx, { playerId, id: toWire(id), actor: `player:${playerId}`, now });
}
