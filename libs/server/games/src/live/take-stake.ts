import { randomUUID } from 'node:crypto';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { HELD, type Transaction } from '@croupier/server-database';
import { countStake, lockLimits, refusalOfStake } from '@croupier/server-limits';
import {
  type BetAsked,
  BonusesInPlay,
  type Funding,
  readBonusesInPlay,
  writeBonuses,
} from '@croupier/server-promotions';
import { beginHolds, lockWallets } from '@croupier/server-wallet';
import { postFunds } from './post-funds.ts';

interface Stake {
  playerId: number;
  currency: CurrencyCode;
  stake: bigint;
  /** The table's slug. */
  game: string;
  /**
   * Returns true if the player's stakes on the round cover nearly every outcome. Called only for a player with a bonus.
   */
  opposes: () => boolean;
  /** Id of the bet. */
  reference: string;
  now: Date;
}

interface TakenStake {
  holdId: string | null;
  funding: Funding | null;
}

/**
 * Takes the stake of a bet at a live table: cash first, as a hold, then the active bonus. Returns a refusal if it takes
 * nothing.
 */
export async function takeStake(tx: Transaction, asked: Stake): Promise<TakenStake> {
  const { playerId, currency, stake, game, reference, now } = asked;
  const owner = { playerId, currency };
  // In this order: cash, then limits. Bonuses change behind the lock on cash.
  const [wallets, limits, bonuses] = await Promise.all([
    lockWallets(tx, [owner]),
    lockLimits(tx, [playerId], now),
    readBonusesInPlay(tx, [playerId]),
  ]);
  const wallet = wallets.of(owner);
  if (wallet === null || wallet === HELD) throw new Refusal('currency_not_available', { path: ['currency'] });
  const limited = refusalOfStake(limits.of(playerId), currency, stake);
  if (limited) throw limited;
  const inPlay = new BonusesInPlay(bonuses, now);
  const opposes = bonuses.length > 0 && asked.opposes();
  const bet: BetAsked = { ...owner, stake, kind: 'original', game, odds: null, opposes, giftId: null };
  if (stake > wallet.balance + inPlay.availableFor(bet)) throw new Refusal('insufficient_funds');
  const refusal = inPlay.refusalOf(bet);
  if (refusal) throw refusal;
  const { cash, entries, funding } = inPlay.pay(bet, wallet.balance);
  countStake(limits, { playerId, currency, amount: stake });
  const holdId = cash < 0n ? randomUUID() : null;
  await Promise.all([
    limits.write(tx),
    writeBonuses(tx, inPlay, now),
    beginHolds(tx, {
      id: randomUUID(),
      kind: 'live_bet',
      holds: holdId === null ? [] : [{ ...owner, id: holdId, wallet, amount: -cash, reference }],
      now,
    }),
    postFunds(tx, { entries: entries.map((entry) => ({ ...entry, reference })), now }),
  ]);
  return { holdId, funding };
}
