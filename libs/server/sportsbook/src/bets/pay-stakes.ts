import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { areOpposite } from '@croupier/bet-math';
import { Refusal } from '@croupier/contracts';
import { HELD, sql, type Transaction } from '@croupier/server-database';
import { countStake, type LockedLimits, lockFreeLimits, lockLimits, refusalOfStake } from '@croupier/server-limits';
import {
  activateBonus,
  type BonusCopy,
  type BetAsked,
  BonusesInPlay,
  type Funding,
  readBonusesInPlay,
  writeBonuses,
} from '@croupier/server-promotions';
import { beginHolds, type HoldBegin, lockFreeWallets, type LockedWallets, lockWallets } from '@croupier/server-wallet';
import { type BetEntry, postFunds } from './bet-funding.ts';
import type { BetPlan } from './plan-bet.ts';

interface StakesAsked {
  plans: readonly BetPlan[];
  now: Date;
  /** True waits for locks of other transactions; false reports the players whose rows are locked. */
  waits: boolean;
}

export interface Paid {
  /** Id of the hold for the part that cash pays. */
  holdId: string;
  funding: Funding | null;
}

/**
 * Locks the accounts that pay the stakes of some bets: cash first, then limits. The lock on cash also covers bonuses. A
 * free bet must be alone in its batch.
 */
export async function lockStakes(tx: Transaction, { plans, now, waits }: StakesAsked): Promise<StakePayments> {
  const owners = plans.map(ownerOf);
  const playerIds = Array.from(new Set(owners.map(({ playerId }) => playerId))).sort((a, b) => a - b);
  const gift = plans.find(({ giftId }) => giftId !== null);
  const [wallets, { limits, held }, inPlay] = await Promise.all([
    waits ? lockWallets(tx, owners) : lockFreeWallets(tx, owners),
    waits ? lockLimits(tx, playerIds, now).then(allFree) : lockFreeLimits(tx, playerIds, now),
    gift ? null : readBonusesInPlay(tx, playerIds),
  ]);
  const locked = { wallets, limits, held: new Set(held) };
  if (gift && mayPay(locked, gift)) await beginGift(tx, { playerId: gift.playerId, id: gift.giftId!, now });
  const bonuses = inPlay ?? (await readBonusesInPlay(tx, playerIds));
  const players = new Set(bonuses.map(({ playerId }) => playerId));
  const opposing = await findOpposing(
    tx,
    plans.filter(({ playerId }) => players.has(playerId)),
  );
  return new StakePayments(locked, new BonusesInPlay(bonuses, now), opposing);
}

interface Locked {
  wallets: LockedWallets;
  limits: LockedLimits;
  /** Players whose limits another transaction has locked. */
  held: ReadonlySet<number>;
}

const allFree = (limits: LockedLimits) => ({ limits, held: [] });

export const ownerOf = ({ playerId, order: { currency } }: BetPlan) => ({ playerId, currency });

const isHeld = ({ wallets, held }: Locked, plan: BetPlan): boolean =>
  held.has(plan.playerId) || wallets.of(ownerOf(plan)) === HELD;

/** A free bet stakes nothing of the player's, and breaks hold for it too. */
const refusalByLimits = ({ limits }: Locked, { playerId, giftId, stake, order: { currency } }: BetPlan) =>
  refusalOfStake(limits.of(playerId), currency, giftId === null ? stake : 0n);

const mayPay = (locked: Locked, plan: BetPlan): boolean =>
  !isHeld(locked, plan) && locked.wallets.of(ownerOf(plan)) !== null && refusalByLimits(locked, plan) === null;

/**
 * Activates a gift that was never activated, with its first bet. Refuses a gift that has ended or belongs to another
 * player.
 */
async function beginGift(tx: Transaction, gift: { playerId: number; id: number; now: Date }): Promise<void> {
  try {
    await activateBonus(tx, { ...gift, actor: `player:${gift.playerId}` });
  } catch (error) {
    const over = error instanceof Refusal && (error.code === 'not_found' || error.code === 'bonus_over');
    throw over ? new Refusal('gift_not_active') : error;
  }
}

/** Bets whose player has an open one on the other side of something in one of their matches: both together risk nothing. */
async function findOpposing(tx: Transaction, plans: readonly BetPlan[]): Promise<Set<BetPlan>> {
  if (plans.length === 0) return new Set();
  const legs = plans.flatMap(({ playerId, legs: own }, plan) => own.map((leg) => ({ ...leg, playerId, plan })));
  // From leg to bet: joined, a plan could go through every open bet there is.
  const rows = await tx.query<Leg & { plan: number; event_id: bigint }>(sql`
    select distinct s.plan, l.event_id, l.market_id, l.specifiers, l.outcome
    from unnest(${legs.map(({ plan }) => plan)}::integer[], ${legs.map(({ playerId }) => playerId)}::bigint[],
      ${legs.map(({ event_id }) => event_id)}::bigint[]) as s (plan, player_id, event_id)
    join sport_bet_legs l on l.event_id = s.event_id and l.player_id = s.player_id and l.result is null
    where (select b.status from sport_bets b where b.id = l.bet_id) in ('pending', 'accepted')`);
  const open = Map.groupBy(rows, ({ plan }) => plan);
  return new Set(plans.filter((plan, at) => areSides(plan.legs, open.get(at) ?? [])));
}

type Leg = Pick<BetPlan['legs'][number], 'market_id' | 'specifiers' | 'outcome'> & {
  readonly event_id: number | bigint;
};

const pickOf = ({ market_id, specifiers, outcome }: Leg) => ({ marketId: market_id, specifiers, outcome });

const areSides = (some: readonly Leg[], others: readonly Leg[]): boolean =>
  some.some((leg) =>
    others.some((other) => BigInt(other.event_id) === BigInt(leg.event_id) && areOpposite(pickOf(leg), pickOf(other))),
  );

const opposes = (one: BetPlan, other: BetPlan): boolean =>
  one.playerId === other.playerId && areSides(one.legs, other.legs);

/** Locked money and limits of some bets' players, in memory: each bet sees what the ones before it left. Written once. */
export class StakePayments {
  readonly #locked: Locked;
  readonly #inPlay: BonusesInPlay;
  readonly #opposing: ReadonlySet<BetPlan>;
  readonly #taken: BetPlan[] = [];
  readonly #holds: HoldBegin[] = [];
  readonly #entries: BetEntry[] = [];

  constructor(locked: Locked, inPlay: BonusesInPlay, opposing: ReadonlySet<BetPlan>) {
    this.#locked = locked;
    this.#inPlay = inPlay;
    this.#opposing = opposing;
  }

  isHeld(plan: BetPlan): boolean {
    return isHeld(this.#locked, plan);
  }

  /** Refuses a stake that can't be paid, before anything is taken. */
  check(plan: BetPlan): void {
    const { stake } = plan;
    const wallet = this.#locked.wallets.of(ownerOf(plan));
    if (wallet === null || wallet === HELD) throw new Refusal('currency_not_available', { path: ['currency'] });
    const limited = refusalByLimits(this.#locked, plan);
    if (limited) throw limited;
    const bet = this.#asked(plan);
    if (stake > wallet.balance + this.#inPlay.availableFor(bet)) throw new Refusal('insufficient_funds');
    const refusal = this.#inPlay.refusalOf(bet);
    if (refusal) throw refusal;
  }

  /** Takes a stake that nothing refuses: cash first, which is held, then the bonus that is wagered; or a free bet pays all of it. */
  pay(plan: BetPlan): Paid {
    const { order, playerId, stake, giftId } = plan;
    const owner = ownerOf(plan);
    const wallet = this.#locked.wallets.of(owner);
    assert(wallet && wallet !== HELD);
    const { cash, entries, funding } = this.#inPlay.pay(this.#asked(plan), wallet.balance);
    const holdId = randomUUID();
    wallet.balance += cash;
    if (cash < 0n) this.#holds.push({ ...owner, id: holdId, wallet, amount: -cash, reference: order.id });
    this.#entries.push(...entries.map((entry) => ({ ...entry, reference: order.id })));
    countStake(this.#locked.limits, { playerId, currency: order.currency, amount: giftId === null ? stake : 0n });
    this.#taken.push(plan);
    return { holdId, funding };
  }

  /** Returns the bonus or free bet that pays part of the stake, as it was before. */
  bonusOf(plan: BetPlan): BonusCopy | null {
    return this.#inPlay.copyFor(this.#asked(plan));
  }

  #asked(plan: BetPlan): BetAsked {
    const { stake, odds, giftId } = plan;
    const opposed = this.#opposing.has(plan) || this.#taken.some((other) => opposes(plan, other));
    return { ...ownerOf(plan), stake, odds, giftId, kind: 'sport', game: null, opposes: opposed };
  }

  async write(tx: Transaction, now: Date): Promise<void> {
    await Promise.all([
      this.#locked.limits.write(tx),
      writeBonuses(tx, this.#inPlay, now),
      beginHolds(tx, { id: randomUUID(), kind: 'bet', holds: this.#holds, now }),
      postFunds(tx, { entries: this.#entries, now }),
    ]);
  }
}
