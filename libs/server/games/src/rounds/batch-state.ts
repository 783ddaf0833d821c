import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import { createStream, type Json, type Played } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import type { CurrencyCode } from '@croupier/money';
import { type FundEntry, type Funding, fundingText, type Moved, readFunding } from '@croupier/server-promotions';
import type { BatchEntry, CashAccount } from '@croupier/server-wallet';
import { type PlayerGameState, playSessionOf } from '../fairness/player-game-state.ts';
import type { PreparedStep, RoundFunding } from './batch-step.ts';
import { notAllowed } from './check-bet.ts';
import type { ActOrder, Decided, Order, PlayOrder, RoundAnswer } from './order.ts';
import type { RoundKey } from './round-keys.ts';
import type { NewRound, StoredAct, StoredRound } from './store-rounds.ts';

interface BatchInput {
  now: Date;
  liveSessions: ReadonlySet<string>;
  accounts: readonly CashAccount[];
  gameStates: ReadonlyMap<number, PlayerGameState>;
  /** Rounds that orders of this batch refer to, or that are open. */
  existing: readonly StoredRound[];
  /** Keys of archived rounds that orders of this batch refer to. */
  archived: readonly RoundKey[];
  acts: readonly StoredAct[];
  steps: readonly PreparedStep[];
}

interface Owner {
  playerId: number;
  currency: CurrencyCode;
}

/** Money a decision moves. */
interface Move {
  paid: Moved;
  shared: Moved;
  /** Passed to the steps. */
  decided: Omit<Decided, 'order' | 'cash' | 'at'>;
}

const NOTHING: Moved = { cash: 0n, entries: [] };

/** Free spins that paid for a round, or null. */
function giftOf({ fundingText: text }: StoredRound): number | null {
  const funding = text === null ? null : readFunding(text);
  return funding?.gift ? funding.bonus : null;
}

const keyOf = (playerId: number, roundId: string): string => `${playerId}:${roundId}`;

/** The locked rows of one batch, in memory. Orders are decided one after another; each sees what the ones before it left. */
export class BatchState {
  readonly newRounds: NewRound[] = [];
  readonly newActs: StoredAct[] = [];
  readonly changedRounds = new Set<StoredRound>();
  readonly changedGameStates = new Set<PlayerGameState>();
  readonly entries: BatchEntry[] = [];
  readonly #input: BatchInput;
  readonly #funding: RoundFunding | undefined;
  readonly #accounts: Map<bigint, CashAccount>;
  readonly #rounds: Map<string, StoredRound>;
  readonly #archived: Set<string>;
  readonly #acts: StoredAct[];
  readonly #owners = new Map<bigint, Owner>();
  /** Player and slug of open rounds. */
  readonly #open = new Set<string>();

  constructor(input: BatchInput) {
    this.#input = input;
    this.#funding = input.steps.find((step) => step.funding)?.funding;
    this.#accounts = new Map(input.accounts.map((account) => [account.id, account]));
    this.#rounds = new Map(input.existing.map((round) => [keyOf(round.playerId, round.id), round]));
    this.#archived = new Set(input.archived.map((key) => keyOf(key.playerId, key.roundId)));
    this.#acts = [...input.acts];
    for (const round of input.existing) if (round.status === 'open') this.#mark(round);
  }

  /** Returns the owner of an account in this batch. */
  ownerOf(accountId: bigint): Owner {
    const owner = this.#owners.get(accountId);
    assert(owner);
    return owner;
  }

  #mark(round: StoredRound): void {
    const key = keyOf(round.playerId, round.slug);
    if (round.status === 'open') this.#open.add(key);
    else this.#open.delete(key);
  }

  decide(order: Order): RoundAnswer | Refusal {
    if (order.siteSessionId !== null && !this.#input.liveSessions.has(order.siteSessionId))
      return new Refusal('unauthenticated');
    // Never played again, and nothing decided in it any more.
    if (this.#archived.has(keyOf(order.playerId, order.roundId))) return new Refusal('archived');
    return order.kind === 'play' ? this.#play(order) : this.#act(order);
  }

  #play(order: PlayOrder): RoundAnswer | Refusal {
    const existing = this.#rounds.get(keyOf(order.playerId, order.roundId));
    if (existing) return this.replay(order, existing);
    const account = this.#accounts.get(order.accountId);
    const gameState = this.#input.gameStates.get(order.playerId);
    if (!account || !gameState || account.currency !== order.currency) return new Refusal('game_not_available');
    const refusal = this.#refuse(order, account, gameState);
    if (refusal) return refusal;
    const played = draw(order, gameState, order.params, null, order.stake);
    const round = this.#record(order, account, gameState, played);
    return this.#answer(round, gameState);
  }

  #refuse(order: PlayOrder, account: CashAccount, gameState: PlayerGameState): Refusal | null {
    // A gift pays the whole stake, or its step says why it does not.
    if (order.giftId === null && order.stake > account.balance + (this.#funding?.available(order) ?? 0n))
      return new Refusal('insufficient_funds');
    const tooSoon = this.#refuseTooSoon(order, gameState);
    if (tooSoon) return tooSoon;
    if (this.#open.has(keyOf(order.playerId, order.slug))) return new Refusal('round_open');
    for (const step of this.#input.steps) {
      const refusal = step.refuse?.(order);
      if (refusal) return refusal;
    }
    return null;
  }

  #refuseTooSoon({ minRoundMs }: PlayOrder, { lastBetAt }: PlayerGameState): Refusal | null {
    if (minRoundMs === 0 || !lastBetAt) return null; // Clocks of two copies differ: without a rule they are not compared.
    const sinceMs = this.#input.now.getTime() - lastBetAt.getTime();
    return sinceMs < minRoundMs ? new Refusal('spin_too_soon', { params: { wait_ms: minRoundMs - sinceMs } }) : null;
  }

  #record(order: PlayOrder, account: CashAccount, gameState: PlayerGameState, played: Played): StoredRound {
    const open = played.state !== null;
    const { slug, stake: asked } = order;
    const paid = this.#funding?.pay(order, account.balance) ?? { cash: -asked, entries: [], funding: null };
    const shared = this.#share(paid.funding, asked, played.win, !open);
    const isGift = order.giftId !== null; // Staked by nobody: it counts nowhere.
    const ended = open || isGift ? null : { slug, stake: asked, win: played.win, playedAt: this.#input.now };
    const { seedId, serverSeed, clientSeed, nonce } = gameState;
    const drawnFrom = { seedId, serverSeed, clientSeed, nonce };
    const decided = { slug, stake: isGift ? 0n : asked, win: played.win, ended, drawnFrom };
    this.#move(order, account, gameState, { paid, shared, decided });
    const round: NewRound = {
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
      seedId,
      nonce,
      balance: this.#balance(order, account),
      fundingText: paid.funding && fundingText(paid.funding),
      playedAt: this.#input.now,
    };
    gameState.nonce += 1n; // Reserved by the lock on this row: no other round gets this one.
    this.newRounds.push(round);
    this.#rounds.set(keyOf(round.playerId, round.id), round);
    if (open) {
      this.#mark(round);
      gameState.openRounds += 1;
    }
    return round;
  }

  /** Splits a win into cash and the share of a bonus. */
  #share(funding: Funding | null, stake: bigint, win: bigint, ended: boolean): Moved {
    if (!funding || !this.#funding) return { cash: win, entries: [] };
    return this.#funding.settle({ funding, stake, win, ended });
  }

  /** Returns the player's total balance: cash and the active bonus. */
  #balance(order: Order, account: CashAccount): bigint {
    return account.balance + (this.#funding?.balance(order) ?? 0n);
  }

  /** Moves stake and win together: neither is ever stored without the other. */
  #move(order: Order, account: CashAccount, gameState: PlayerGameState, { paid, shared, decided }: Move): void {
    const { stake, win } = decided;
    assert(stake >= 0n && win >= 0n && paid.cash <= 0n && shared.cash >= 0n && account.balance + paid.cash >= 0n);
    account.balance += paid.cash + shared.cash;
    for (const { cash, entries } of [paid, shared]) {
      if (cash !== 0n) this.#enter(order, { ...order, accountId: account.id, amount: cash });
      for (const entry of entries) this.#enter(order, entry);
    }
    const { now } = this.#input;
    const playSession = playSessionOf(gameState, order.currency, now);
    gameState.playSession = {
      ...playSession,
      rounds: playSession.rounds + (order.kind === 'play' ? 1 : 0),
      staked: playSession.staked + stake,
      won: playSession.won + win,
    };
    gameState.playSessionCurrency = order.currency;
    gameState.lastBetAt = now;
    this.changedGameStates.add(gameState);
    for (const step of this.#input.steps) step.apply?.({ order, ...decided, cash: -paid.cash, at: now });
  }

  #enter({ roundId }: Order, { accountId, playerId, currency, amount }: FundEntry): void {
    this.entries.push({ accountId, amount, reference: roundId });
    if (!this.#owners.has(accountId)) this.#owners.set(accountId, { playerId, currency });
  }

  /** The decisions of rounds that are looked up late. */
  know(acts: readonly StoredAct[]): void {
    this.#acts.push(...acts.filter((act) => !this.#acts.some(({ actId }) => actId === act.actId)));
  }

  /** The answer of a round played before. */
  replay(order: PlayOrder, existing: StoredRound): RoundAnswer | Refusal {
    const same =
      this.#firstStake(existing) === order.stake &&
      existing.paramsText === order.paramsText &&
      existing.slug === order.slug &&
      existing.currency === order.currency &&
      giftOf(existing) === order.giftId;
    const gameState = this.#input.gameStates.get(order.playerId);
    return same && gameState ? this.#answer(existing, gameState) : new Refusal('idempotency_conflict');
  }

  #act(order: ActOrder): RoundAnswer | Refusal {
    const round = this.#rounds.get(keyOf(order.playerId, order.roundId));
    const account = this.#accounts.get(order.accountId);
    const gameState = this.#input.gameStates.get(order.playerId);
    if (!round || !account || !gameState || round.maths !== order.math.id || round.currency !== order.currency)
      return new Refusal('round_not_open');
    const before = this.#actsOf(round);
    const done = before.find((act) => act.actId === order.actId);
    if (done)
      return done.paramsText === order.actionText
        ? this.#answerAct(round, done, gameState)
        : new Refusal('idempotency_conflict');
    if (round.status !== 'open' || round.stateText === null) return new Refusal('round_not_open');
    const state = JSON.parse(round.stateText) as Json;
    if (order.math.decisions?.allows(state, order.action) !== true) return notAllowed();
    const first = this.#firstStake(round);
    const added = order.math.decisions.adds?.(state, order.action, first) ?? 0n;
    const refusal = added > 0n ? this.#refuseRaise(raiseOf(order, round, added), round, account) : null;
    if (refusal) return refusal;
    const played = draw(order, gameState, order.action, state, first);
    const paid = added > 0n ? this.#payRaise(raiseOf(order, round, added), round, account) : NOTHING;
    round.stake += added;
    const funding = round.fundingText === null ? null : readFunding(round.fundingText);
    const shared = this.#share(funding, round.stake, played.win, played.state === null);
    const ended = played.state === null && !funding?.gift ? { ...round, win: round.win + played.win } : null;
    this.#move(order, account, gameState, {
      paid,
      shared,
      decided: { slug: round.slug, stake: added, win: played.win, ended, drawnFrom: null },
    });
    round.win += played.win;
    round.steps += played.steps;
    round.status = played.state === null ? 'closed' : 'open';
    round.stateText = played.state === null ? null : JSON.stringify(played.state);
    round.balance = this.#balance(order, account);
    this.#mark(round);
    if (round.status === 'closed') gameState.openRounds -= 1;
    const act: StoredAct = {
      playerId: round.playerId,
      roundId: round.id,
      playedAt: round.playedAt,
      step: before.length + 1,
      actId: order.actId,
      paramsText: order.actionText,
      outcomeText: JSON.stringify(played.outcome),
      stake: added,
      win: played.win,
      seedId: gameState.seedId,
      nonce: gameState.nonce,
      balance: round.balance,
    };
    gameState.nonce += 1n;
    this.#acts.push(act);
    this.newActs.push(act);
    if (!this.newRounds.some((each) => each === round)) this.changedRounds.add(round);
    return this.#answerAct(round, act, gameState);
  }

  #actsOf({ id, playerId }: StoredRound): StoredAct[] {
    return this.#acts.filter((act) => act.roundId === id && act.playerId === playerId);
  }

  /** Returns the initial stake of a round. Its stored stake includes what decisions added. */
  #firstStake(round: StoredRound): bigint {
    return this.#actsOf(round).reduce((rest, { stake }) => rest - stake, round.stake);
  }

  /** Checks a decision that adds a stake like a bet. Returns the refusal, which leaves the round unchanged. */
  #refuseRaise(raise: PlayOrder, round: StoredRound, account: CashAccount): Refusal | null {
    const funding = round.fundingText === null ? null : readFunding(round.fundingText);
    if (funding?.gift) return notAllowed(); // The house gave one stake, and no more.
    const beside = funding ? (this.#funding?.availableTo(raise, funding) ?? 0n) : 0n;
    if (raise.stake > account.balance + beside) return new Refusal('insufficient_funds');
    for (const step of this.#input.steps) {
      const refusal = step.refuse?.(raise, round.stake);
      if (refusal) return refusal;
    }
    return null;
  }

  /** Paid by cash and by the bonus the round is played with: one that came since has no part in it. */
  #payRaise(raise: PlayOrder, round: StoredRound, account: CashAccount): Moved {
    if (round.fundingText === null || !this.#funding) return { cash: -raise.stake, entries: [] };
    const paid = this.#funding.raise(raise, readFunding(round.fundingText), account.balance);
    round.fundingText = fundingText(paid.funding);
    return paid;
  }

  #answerAct(round: StoredRound, act: StoredAct, gameState: PlayerGameState): RoundAnswer {
    return {
      ...this.#answer(round, gameState),
      paramsText: act.paramsText,
      outcomeText: act.outcomeText,
      nonce: act.nonce,
      balance: act.balance,
    };
  }

  #answer(round: StoredRound, gameState: PlayerGameState): RoundAnswer {
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
      playSession: playSessionOf(gameState, round.currency, this.#input.now),
    };
  }
}

/** Returns the bet that a decision adds. */
const raiseOf = (order: ActOrder, round: StoredRound, stake: bigint): PlayOrder => ({
  ...order,
  kind: 'play',
  slug: round.slug,
  stake,
  params: order.action,
  paramsText: order.actionText,
  giftId: null,
  jackpots: false,
  minRoundMs: 0,
});

/** The round's own randomness: the player's seeds and the next nonce. */
function draw(order: Order, gameState: PlayerGameState, params: Json, state: Json, stake: bigint): Played {
  const { serverSeed, clientSeed, nonce } = gameState;
  const stream = createStream(nodeHmac, { serverSeed, clientSeed, nonce });
  const played = order.math.play(stream, { stake, params }, state);
  assert(played.win >= 0n && played.win * 10n <= stake * BigInt(Math.round(order.math.maxWinMultiple * 10)));
  return played;
}
