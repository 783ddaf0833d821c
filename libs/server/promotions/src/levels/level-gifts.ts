import assert from 'node:assert/strict';
import { type CurrencyCode, PICO_EUROS, picoEuros } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { derivedId } from '@croupier/server-wallet';
import { definitions } from '../bonuses/definitions.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { unlessRefused } from '../bonuses/unless-refused.ts';
import type { LevelGifts } from './levels.ts';

export interface LevelReached {
  playerId: number;
  currency: CurrencyCode;
  level: number;
  gifts: LevelGifts;
  now: Date;
}

/**
 * Grants the free spins and the bonus of a level, to be activated by the player. Players who opted out or are on a
 * break get none.
 */
export async function giveLevelGifts(tx: Transaction, { level, gifts, ...player }: LevelReached): Promise<void> {
  const give = async (name: string, figures: { rounds?: number; amount?: bigint }) => {
    const definition = definitions.get(name);
    assert(definition);
    const grantId = derivedId('level', String(player.playerId), String(level), name);
    await unlessRefused(grantBonus(tx, { ...player, ...figures, grantId, definition, actor: 'system' }));
  };
  if (gifts.free_spins > 0) await give('level-spins', { rounds: gifts.free_spins });
  const amount = (BigInt(gifts.bonus_euros) * PICO_EUROS) / picoEuros[player.currency];
  if (amount > 0n) await give('level-bonus', { amount });
}
