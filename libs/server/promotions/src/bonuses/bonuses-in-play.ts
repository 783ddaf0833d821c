import assert from 'node:assert/strict';
import { Refusal, amountToWire } from '@croupier/contracts';
import { jackpotOf } from '@croupier/game-art';
import { nominalUnit } from '@croupier/money';
import type { CurrencyCode } from '@croupier/money';
import { type BonusCopy, copyBonus } from './copy-bonus.ts';
import type { BonusInPlay, Funding, NotCounted } from './in-play.ts';
import { after, type LifeStep } from './life.ts';
import { termsOf } from './stored-terms.ts';
import { LEAST_ODDS, weights } from './terms.ts';
import { isOutsideBonus, isWagerFree } from './wager-free.ts';

/** Properties of a bet that bonuses depend on. */
export interface BetAsked {
  playerId: number;
  currency: CurrencyCode;
  stake: bigint;
  kind: keyof typeof weights;
  /** Title of a round. */
  game: string | null;
  /** Odds of a sport bet, times 10,000. */
  odds: number | null;
  /** True if the player has an open bet on the opposite outcome. */
  opposes: boolean;
  /** Free spins or free bet that should pay for the bet. */
  giftId: number | null;
  /** True if the round starts with its title's feature, as spins that trigger it do and no others. */
  feature?: boolean;
  /** True if the round is a feature buy, which never wagers a bonus. */
  bought?: boolean;
}

/** Ledger entry on an account of bonus money. The house has the opposite entry. */
export interface FundEntry {
  accountId: bigint;
  playerId: number;
  currency: CurrencyCode;
  amount: bigint;
}

/** Amount that becomes cash, and the entries on bonus accounts. */
export interface Moved {
  cash: bigint;
  entries: FundEntry[];
  /** Amount that would have been the bonus's, but stays with the house because the bonus has ended. */
  lapsed?: bigint;
}

/** Sources that pay a stake. */
export interface Paid extends Moved {
  /** At most zero: the player's cash pays it. */
  cash: bigint;
  /** Stored with the round or bet; null if no bonus is involved. */
  funding: Funding | null;
}

/** A round or bet that continues or ends. */
export interface Outcome {
  funding: Funding;
  stake: bigint;
  /** Amount it pays now, as if cash had paid the stake; for a free bet it includes the stake. */
  win: bigint;
  ended: boolean;
  /** Part of the stake that could be lost; the whole stake if omitted. A void selection risked nothing. */
  risked?: bigint;
}

/**
 * Players' bonuses in play, locked, and the effects of bets on them: applied in memory one bet after another, written
 * once. Cash pays first; a win is split in the proportion of its stake, with an odd subunit going to cash.
 */
export class BonusesInPlay {
  readonly changed = new Set<BonusInPlay>();
  /** Bonuses whose stage changed. */
  readonly moved = new Set<BonusInPlay>();
  readonly #byId: Map<number, BonusInPlay>;
  readonly #active = new Map<number, BonusInPlay>();
  readonly #now: number;

  constructor(bonuses: readonly BonusInPlay[], now: Date) {
    this.#now = now.getTime();
    this.#byId = new Map(bonuses.map((bonus) => [bonus.id, bonus]));
    for (const bonus of bonuses) if (bonus.stage === 'handle_bets') this.#active.set(bonus.playerId, bonus);
  }

  /** Returns the bonus that applies to a player's bet, if any. */
  #payingFor(bet: BetAsked): BonusInPlay | null {
    return isOutsideBonus(bet) ? null : this.#activeOf(bet.playerId, bet.currency);
  }

  #activeOf(playerId: number, currency: CurrencyCode): BonusInPlay | null {
    const bonus = this.#active.get(playerId);
    return bonus?.stage === 'handle_bets' && bonus.currency === currency && this.#isInTime(bonus) ? bonus : null;
  }

  #isInTime({ expiresAt }: BonusInPlay): boolean {
    return expiresAt > this.#now;
  }

  /** Returns a copy of the bonus that applies to a bet, or of the gift that pays it, as it is before the bet. */
  copyFor(bet: BetAsked): BonusCopy | null {
    const bonus = bet.giftId === null ? this.#payingFor(bet) : this.#byId.get(bet.giftId);
    return bonus ? copyBonus(bonus) : null;
  }

  /** Returns the amount available in addition to the player's cash. */
  availableFor(bet: BetAsked): bigint {
    return bet.giftId === null ? (this.#payingFor(bet)?.fund ?? 0n) : bet.stake;
  }

  /** Returns the player's bonus balance, in addition to cash. */
  fundFor({ playerId, currency }: Pick<BetAsked, 'playerId' | 'currency'>): bigint {
    return this.#activeOf(playerId, currency)?.fund ?? 0n;
  }

  /** Returns the refusal of this bet by the bonuses in play, or null; called before any money moves. */
  refusalOf(bet: BetAsked): Refusal | null {
    if (bet.giftId !== null) return this.#refusalOfGift(bet, bet.giftId);
    const bonus = this.#payingFor(bet);
    if (!bonus) return null;
    if (bet.bought) return new Refusal('bonus_purchase_excluded');
    const { currency } = bonus;
    if (bonus.maxStake !== null && bet.stake > bonus.maxStake)
      return new Refusal('bonus_stake_too_high', { params: { amount_cents: amountToWire(bonus.maxStake), currency } });
    const { wagering } = termsOf(bonus);
    if (wagering?.excluded_kinds.includes(bet.kind))
      return new Refusal(bet.kind === 'sport' ? 'bonus_sport_excluded' : 'bonus_game_excluded');
    return bet.game !== null && wagering?.excluded_games.includes(bet.game) ? new Refusal('bonus_game_excluded') : null;
  }

  #refusalOfGift(bet: BetAsked, giftId: number): Refusal | null {
    const gift = this.#byId.get(giftId);
    if (gift?.playerId !== bet.playerId || gift.stage !== 'activated' || gift.roundsLeft === 0 || !this.#isInTime(gift))
      return new Refusal('gift_not_active');
    const { gives } = termsOf(gift);
    const fits =
      (gives.kind === 'spins' &&
        bet.game !== null &&
        gives.games.includes(bet.game) &&
        gives.feature === (bet.feature ?? false)) ||
      (gives.kind === 'freebet' && bet.odds !== null && bet.odds >= gives.min_odds);
    return fits && bet.currency === gift.currency && bet.stake === gift.amount
      ? null
      : new Refusal('gift_does_not_fit');
  }

  /** Pays a stake that was not refused. */
  pay(bet: BetAsked, cash: bigint): Paid {
    if (bet.giftId !== null) return this.#payByGift(bet.giftId);
    const bonus = this.#payingFor(bet);
    if (!bonus) return { cash: -bet.stake, entries: [], funding: null };
    const fromCash = bet.stake < cash ? bet.stake : cash;
    const paid = bet.stake - fromCash;
    assert(paid <= bonus.fund);
    const why = whyNotCounted(bet);
    const counted = why ? 0n : bet.stake * weights[bet.kind];
    bonus.fund -= paid;
    bonus.openBets += 1;
    this.changed.add(bonus);
    return {
      cash: -fromCash,
      entries: entryOf(bonus, -paid),
      funding: { bonus: bonus.id, paid, counted, gift: false, why },
    };
  }

  /** Returns the amount that a round's bonus can add to a further stake. */
  availableTo(bet: BetAsked, funding: Funding): bigint {
    const bonus = this.#payingFor(bet);
    return bonus?.id === funding.bonus ? bonus.fund : 0n;
  }

  /**
   * Adds a stake to a round in progress that the bonus plays: it stays one bet. If the bonus has ended, cash alone
   * pays.
   */
  raise(bet: BetAsked, funding: Funding, cash: bigint): Paid & { funding: Funding } {
    const bonus = this.#payingFor(bet);
    if (bonus?.id !== funding.bonus) return { cash: -bet.stake, entries: [], funding };
    const more = this.pay(bet, cash);
    assert(more.funding);
    bonus.openBets -= 1;
    const { paid, counted } = more.funding;
    return { ...more, funding: { ...funding, paid: funding.paid + paid, counted: funding.counted + counted } };
  }

  #payByGift(giftId: number): Paid {
    const gift = this.#byId.get(giftId);
    assert(gift && gift.roundsLeft > 0);
    gift.roundsLeft -= 1;
    gift.openBets += 1;
    this.changed.add(gift);
    return { cash: 0n, entries: [], funding: { bonus: giftId, paid: gift.amount, counted: 0n, gift: true, why: null } };
  }

  /** Distributes the payout of a round or bet. The part of a bonus that has ended goes to the house. */
  settle({ funding, stake, win, ended, risked = stake }: Outcome): Moved {
    const bonus = this.#require(funding);
    if (ended) bonus.openBets -= 1;
    if (bonus.gives !== 'money') return this.#settleGift(bonus, stake, win);
    // Counted at the end: an open bet may still be void, and a void bet does not count.
    if (ended && bonus.stage === 'handle_bets' && stake > 0n) bonus.wagered += (funding.counted * risked) / stake;
    const share = stake === 0n ? 0n : (win * funding.paid) / stake;
    return this.#join({ cash: win - share, entries: [] }, this.#give(bonus, share), this.#advance(bonus));
  }

  #settleGift(gift: BonusInPlay, stake: bigint, win: bigint): Moved {
    const { gives } = termsOf(gift);
    const gain = gives.kind !== 'freebet' ? win : win > stake ? win - stake : 0n;
    const isCash = !(gives.kind === 'spins' && gives.wins === 'bonus');
    // A spin that was in progress at the expiry still pays, because it was played in time.
    gift.won += gain;
    if (isCash) gift.released += gain;
    if (gift.openBets === 0) this.#endGift(gift);
    return { cash: isCash ? gain : 0n, entries: [] };
  }

  /** Ends free spins or a free bet. Winnings of an ended one may wait for the last spin in progress to finish. */
  #endGift(gift: BonusInPlay): void {
    if (gift.stage === 'activated' && gift.roundsLeft === 0) this.#move(gift, 'use_up');
    else if (gift.stage !== 'activated') this.moved.add(gift);
  }

  /** Reverses a void bet or an undone round: the stake is returned to where it came from. */
  takeBack({ funding, stake }: Pick<Outcome, 'funding' | 'stake'>): Moved {
    const bonus = this.#require(funding);
    bonus.openBets -= 1;
    if (bonus.gives !== 'money') return this.#takeBackGift(bonus);
    const cash = stake - funding.paid;
    return this.#join({ cash, entries: [] }, this.#give(bonus, funding.paid), this.#advance(bonus));
  }

  /** Recalculates what counts when a bet continues or ends at different odds than it was placed at. */
  recount(funding: Funding, { stake, odds }: { stake: bigint; odds: number }): Funding {
    const bonus = this.#require(funding);
    const { gives } = termsOf(bonus);
    if (bonus.gives !== 'money') {
      if (gives.kind === 'freebet' && odds < gives.min_odds) throw new Refusal('gift_does_not_fit');
      return funding;
    }
    const why = whyNotCounted({ game: null, odds, opposes: funding.why === 'opposite_side' });
    return { ...funding, counted: why ? 0n : stake * weights.sport, why };
  }

  /** Makes the gift usable again unless it has expired. */
  #takeBackGift(gift: BonusInPlay): Moved {
    if (gift.stage === 'activated') gift.roundsLeft += 1;
    this.moved.add(gift);
    return { cash: 0n, entries: [] };
  }

  #require({ bonus: id }: Funding): BonusInPlay {
    const bonus = this.#byId.get(id);
    assert(bonus && bonus.openBets > 0, `bonus ${id} has no bet under way`);
    this.changed.add(bonus);
    return bonus;
  }

  /** Gives a bonus its share: to its fund, or to cash once it is wagered, up to its cap. */
  #give(bonus: BonusInPlay, share: bigint): Moved {
    if (bonus.stage === 'handle_bets') {
      bonus.fund += share;
      return { cash: 0n, entries: entryOf(bonus, share) };
    }
    const cash = bonus.stage === 'wager_done' ? this.#release(bonus, share) : 0n;
    return { cash, entries: [], lapsed: share - cash };
  }

  #release(bonus: BonusInPlay, amount: bigint): bigint {
    const room = bonus.cap === null ? amount : bonus.cap - bonus.released;
    const released = amount < room ? amount : room;
    bonus.released += released;
    return released;
  }

  /** Advances a bonus to the stage it has reached. */
  #advance(bonus: BonusInPlay): Moved {
    const moved: Moved = { cash: 0n, entries: [] };
    if (bonus.stage === 'handle_bets' && bonus.wagered >= bonus.requirement * 100n) {
      moved.cash = this.#release(bonus, bonus.fund);
      moved.entries = this.#empty(bonus);
      this.#move(bonus, 'fulfil');
    }
    if (bonus.openBets > 0) return moved;
    if (bonus.stage === 'wager_done') this.#move(bonus, 'finish');
    // Less than 0.05 of the currency's unit is too little to play with.
    if (bonus.stage === 'handle_bets' && bonus.fund * 20n < nominalUnit[bonus.currency]) {
      moved.entries = this.#empty(bonus);
      this.#move(bonus, 'lose');
    }
    return moved;
  }

  #empty(bonus: BonusInPlay): FundEntry[] {
    const { fund } = bonus;
    bonus.fund = 0n;
    return entryOf(bonus, -fund);
  }

  #move(bonus: BonusInPlay, step: LifeStep): void {
    bonus.stage = after(bonus.stage, step);
    this.changed.add(bonus);
    this.moved.add(bonus);
  }

  #join(...parts: Moved[]): Moved {
    return {
      cash: parts.reduce((sum, { cash }) => sum + cash, 0n),
      entries: parts.flatMap(({ entries }) => entries),
      lapsed: parts.reduce((sum, { lapsed = 0n }) => sum + lapsed, 0n),
    };
  }
}

function whyNotCounted({ game, odds, opposes }: Pick<BetAsked, 'game' | 'odds' | 'opposes'>): NotCounted | null {
  if (isWagerFree(game)) return 'wager_free';
  if (opposes) return 'opposite_side';
  if (game !== null && jackpotOf(game)) return 'jackpot';
  return odds !== null && odds < LEAST_ODDS ? 'low_odds' : null;
}

function entryOf({ accountId, playerId, currency }: BonusInPlay, amount: bigint): FundEntry[] {
  if (amount === 0n) return [];
  assert(accountId !== null);
  return [{ accountId, playerId, currency, amount }];
}
