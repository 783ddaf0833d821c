import assert from 'node:assert/strict';
import type { Transaction } from '@croupier/server-database';
import { playerBonus, playerCash } from './account.ts';
import { lockAccounts, openAccounts } from './lock-accounts.ts';
import { openPlayerAccounts, type PlayerWallet } from './player-accounts.ts';

/**
 * Locks a player's cash, opens the wallet if it is new, and returns its balance. Call it before locking anything else
 * of the player.
 */
export async function lockPlayerCash(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<bigint> {
  await openPlayerAccounts(tx, { playerId, currency });
  const [cash] = await lockAccounts(tx, currency, [playerCash(playerId)]);
  assert(cash);
  return cash.balance;
}

/** Opens and locks the account that holds a player's bonus money during wagering; returns its id. */
export async function openBonusAccount(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<bigint> {
  await openAccounts(tx, currency, [playerBonus(playerId)]);
  const [bonus] = await lockAccounts(tx, currency, [playerBonus(playerId)]);
  assert(bonus);
  return bonus.id;
}
