import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import { createStream, type Json, type Played } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import type { CurrencyCode } from '@croupier/money';
import type { CashAccount, RoundEntry } from '@croupier/server-wallet';
import { type Seat, sittingOf } from '../fairness/seat.ts';
import type { ActOrder, Order, PlayOrder, RoundAnswer } from './order.ts';
import type { RiderInBatch } from './rider.ts';
import type { StoredAct, StoredRound } from './store-rounds.ts';

interface Dealt {
  now: Date;
  living: ReadonlySet<string>;
  accounts: readonly CashAccount[];
  seats: ReadonlyMap<number, Seat>;
  known: readonly StoredRound[];
  acts: readonly StoredAct[];
  riders: readonly RiderInBatch[];
}

interface Owner {
  playerId: number;
  currency: CurrencyCode;
}

const keyOf = (playerId: number, roundId: string): string => `${playerId}:${roundId}`;

/** The locked rows of one batch, in memory. Orders are decided one after another; each sees what the ones before it left. */
export class Table {
  readonly newRounds: StoredRound[] = [];
  readonly newActs: StoredAct[] = [];
  readonly changedRounds = new Set<StoredRound>();
  readonly changedSeats = new Set<Seat>();
  readonly entries: RoundEntry[] = [];
  readonly #dealt: Dealt;
  readonly #accounts: Map<bigint, CashAccount>;
  readonly #rounds: Map<string, StoredRound>;
  readonly #acts: StoredAct[];
  readonly #owners = new Map<bigint, Owner>();
  /** Player and slug of open rounds. */
  readonly #open = new Set<string>();

  constructor(dealt: Dealt) {
    this.#dealt = dealt;
    this.#accounts = new Map(dealt.accounts.map((account) => [account.id, account]));
    this.#rounds = new Map(dealt.known.map((round) => [keyOf(round.playerId, round.id), round]));
    this.#acts = [...dealt.acts];
    for (const round of dealt.known) if (round.status === 'open') this.#mark(round);
  }

  ownerOf(accountId: bigint): Owner {
    return this.#owners.get(accountId)!;
  }

  #mark(round: StoredRound): void {
    const key = keyOf(round.playerId, round.slug);
    if (round.status === 'open') this.#open.add(key);
    else this.#open.delete(key);
  }

  decide(order: Order): RoundAnswer | Refusal {
    if (order.siteSessionId !== null && !this.#dealt.living.has(order.siteSessionId))
      return new Refusal('unauthenticated');
    return order.kind === 'play' ? this.#play(order) : this.#act(order);
  }

  #play(order: PlayOrder): RoundAnswer | Refusal {
    const known = this.#rounds.get(keyOf(order.playerId, order.roundId));
    if (known) return this.replay(order, known);
    const account = this.#accounts.get(order.accountId);
    const seat = this.#dealt.seats.get(order.playerId);
    if (!account || !seat || account.currency !== order.currency) return new Refusal('game_not_available');
    const refusal = this.#refuse(order, account, seat);
    if (refusal) return refusal;
    const played = draw(order, seat, order.params, null, order.stake);
    const round = this.#record(order, account, seat, played);
    return this.#answer(round, seat);
  }

  #refuse(order: PlayOrder, account: CashAccount, seat: Seat): Refusal | null {
    if (order.stake > account.balance) return new Refusal('insufficient_funds');
    const sinceMs = this.#dealt.now.getTime() - (seat.lastBetAt?.getTime() ?? 0);
    if (sinceMs < order.minRoundMs)
      return new Refusal('spin_too_soon', { params: { wait_ms: order.minRoundMs - sinceMs } });
    if (this.#open.has(keyOf(order.playerId, order.slug))) return new Refusal('round_open');
    for (const rider of this.#dealt.riders) {
      const refusal = rider.refuse?.(order);
      if (refusal) return refusal;
    }
    return null;
  }

  #record(order: PlayOrder, account: CashAccount, seat: Seat, played: Played): StoredRound {
    const open = played.state !== null;
    this.#move(order, account, seat, order.stake, played.win);
    const round: StoredRound = {
      playerId: order.playerId,
      id: order.roundId,
      provider: 'house',
      slug: order.slug,
      maths: order.math.id,
      version: order.math.version,
      currency: order.currency,
      stake: order.stake,
      win: played.win,
      status: open ? 'open' : 'closed',
      steps: played.steps,
      paramsText: order.paramsText,
      outcomeText: JSON.stringify(played.outcome),
      stateText: open ? JSON.stringify(played.state) : null,
      seedId: seat.seedId,
      nonce: seat.nonce,
      balance: account.balance,
      playedAt: this.#dealt.now,
    };
    seat.nonce += 1n; // Reserved by the seat's lock: no other round gets this one.
    this.newRounds.push(round);
    this.#rounds.set(keyOf(round.playerId, round.id), round);
    if (open) {
      this.#mark(round);
      seat.openRounds += 1;
    }
    return round;
  }

  /** Moves stake and win at once: neither is ever without the other. */
  #move(order: Order, account: CashAccount, seat: Seat, stake: bigint, win: bigint): void {
    assert(stake >= 0n && win >= 0n && stake <= account.balance);
    account.balance += win - stake;
    if (stake > 0n) this.entries.push({ accountId: account.id, amount: -stake, reference: order.roundId });
    if (win > 0n) this.entries.push({ accountId: account.id, amount: win, reference: order.roundId });
    if (!this.#owners.has(account.id))
      this.#owners.set(account.id, { playerId: order.playerId, currency: order.currency });
    const { now } = this.#dealt;
    const sitting = sittingOf(seat, order.currency, now);
    const previousBetAt = seat.lastBetAt;
    seat.sitting = {
      ...sitting,
      rounds: sitting.rounds + (order.kind === 'play' ? 1 : 0),
      staked: sitting.staked + stake,
      won: sitting.won + win,
    };
    seat.sittingCurrency = order.currency;
    seat.lastBetAt = now;
    this.changedSeats.add(seat);
    for (const rider of this.#dealt.riders) rider.apply?.({ order, stake, win, previousBetAt });
  }

  /** The answer of a round played before. */
  replay(order: PlayOrder, known: StoredRound): RoundAnswer | Refusal {
    const same =
      known.stake === order.stake &&
      known.paramsText === order.paramsText &&
      known.slug === order.slug &&
      known.currency === order.currency;
    const seat = this.#dealt.seats.get(order.playerId);
    return same && seat ? this.#answer(known, seat) : new Refusal('idempotency_conflict');
  }

  #act(order: ActOrder): RoundAnswer | Refusal {
    const round = this.#rounds.get(keyOf(order.playerId, order.roundId));
    const account = this.#accounts.get(order.accountId);
    const seat = this.#dealt.seats.get(order.playerId);
    if (!round || !account || !seat || round.maths !== order.math.id || round.currency !== order.currency)
      return new Refusal('round_not_open');
    const before = this.#acts.filter((act) => act.roundId === round.id && act.playerId === round.playerId);
    const done = before.find((act) => act.actId === order.actId);
    if (done)
      return done.paramsText === order.actionText
        ? this.#answerAct(round, done, seat)
        : new Refusal('idempotency_conflict');
    if (round.status !== 'open' || round.stateText === null) return new Refusal('round_not_open');
    const played = draw(order, seat, order.action, JSON.parse(round.stateText) as Json, round.stake);
    this.#move(order, account, seat, 0n, played.win);
    round.win += played.win;
    round.steps += played.steps;
    round.status = played.state === null ? 'closed' : 'open';
    round.stateText = played.state === null ? null : JSON.stringify(played.state);
    round.balance = account.balance;
    this.#mark(round);
    if (round.status === 'closed') seat.openRounds -= 1;
    const act: StoredAct = {
      playerId: round.playerId,
      roundId: round.id,
      step: before.length + 1,
      actId: order.actId,
      paramsText: order.actionText,
      outcomeText: JSON.stringify(played.outcome),
      win: played.win,
      seedId: seat.seedId,
      nonce: seat.nonce,
      balance: account.balance,
    };
    seat.nonce += 1n;
    this.#acts.push(act);
    this.newActs.push(act);
    if (!this.newRounds.includes(round)) this.changedRounds.add(round);
    return this.#answerAct(round, act, seat);
  }

  #answerAct(round: StoredRound, act: StoredAct, seat: Seat): RoundAnswer {
    return {
      ...this.#answer(round, seat),
      paramsText: act.paramsText,
      outcomeText: act.outcomeText,
      nonce: act.nonce,
      balance: act.balance,
    };
  }

  #answer(round: StoredRound, seat: Seat): RoundAnswer {
    return {
      id: round.id,
      stake: round.stake,
      win: round.win,
      paramsText: round.paramsText,
      outcomeText: round.outcomeText ?? 'null',
      open: round.status === 'open',
      steps: round.steps,
      version: round.version,
      nonce: round.nonce ?? 0n,
      playedAt: round.playedAt,
      balance: round.balance ?? 0n,
      sitting: sittingOf(seat, round.currency, this.#dealt.now),
    };
  }
}

/** The round's own randomness: this seat's seeds and the next nonce. */
function draw(order: Order, seat: Seat, params: Json, state: Json, stake: bigint): Played {
  const { serverSeed, clientSeed, nonce } = seat;
  const stream = createStream(nodeHmac, { serverSeed, clientSeed, nonce });
  const played = order.math.play(stream, { stake, params }, state);
  assert(played.win >= 0n && played.win <= stake * BigInt(Math.ceil(order.math.maxWinMultiple)));
  return played;
}
