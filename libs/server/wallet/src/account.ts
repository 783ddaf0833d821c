import type { Selectable } from 'kysely';
import type { LedgerAccounts } from './schema.gen.ts';

/** Key of an account within its currency. */
export interface AccountKey {
  readonly owner: string;
  readonly purpose: string;
}

/** Locked row of the ledger. Its balance may not go below `floor`; null sets no limit. */
export type Account = Omit<Selectable<LedgerAccounts>, 'shared'>;

export const playerCash = (playerId: number): AccountKey => ({ owner: `player:${playerId}`, purpose: 'cash' });

/** Returns the account of a player's money held for pending payouts and open bets. */
export const playerHeld = (playerId: number): AccountKey => ({ owner: `player:${playerId}`, purpose: 'held' });

/** Returns the account of a player's bonus money being wagered: it can be played with but not withdrawn. */
export const playerBonus = (playerId: number): AccountKey => ({ owner: `player:${playerId}`, purpose: 'bonus' });

/** Returns the account of a player's debt: its balance is the negated debt, so never above zero. */
export const playerDebt = (playerId: number): AccountKey => ({ owner: `player:${playerId}`, purpose: 'debt' });

/** Returns an account of the house: 'stakes', 'adjustments', 'fees', … */
export const house = (purpose: string): AccountKey => ({ owner: 'house', purpose });

/** Returns the account for money exchanged with an external provider of payments or games. */
export const provider = (name: string, purpose = 'settlement'): AccountKey => ({ owner: `provider:${name}`, purpose });

/** Returns an account for money that belongs to players jointly: jackpots, tournament prizes. Never below zero. */
export const pool = (name: string, purpose = 'balance'): AccountKey => ({ owner: `pool:${name}`, purpose });

export const isSame = (a: AccountKey, b: AccountKey): boolean => a.owner === b.owner && a.purpose === b.purpose;

/** Returns the player an account belongs to, or null. */
export function playerOf({ owner }: Pick<AccountKey, 'owner'>): number | null {
  return owner.startsWith('player:') ? Number(owner.slice('player:'.length)) : null;
}

export const floorOf = ({ owner, purpose }: AccountKey): bigint | null =>
  owner === 'house' || owner.startsWith('provider:') || purpose === playerDebt(0).purpose ? null : 0n;

export const nameOf = ({ owner, purpose }: AccountKey): string => `${owner}:${purpose}`;
