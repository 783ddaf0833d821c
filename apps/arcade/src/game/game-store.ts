import {
  actInRound,
  type GameRound,
  type PastRound,
  type PlaySession,
  type openGameSession,
  playRound,
  readPastRounds,
  type Reply,
  resumeGame,
} from '@croupier/contracts';
import type { ParentPage } from '../frame/parent.ts';
import { CallFailure } from '../rgs/failure.ts';
import { type CallTools, rgsApi } from '../rgs/rgs-api.ts';
import { changesNothing } from '../store.ts';
import type { GameState } from './game-state.ts';
import { giftChoice } from './gift-choice.ts';
import { priceAt } from './purchase.ts';
import { begunRound, forgetBegun, rememberBegun } from './shown-rounds.ts';
import { isOffered } from './stakes.ts';

/** Interval of messages to the page, which shows its news after ten seconds without one. */
const TELL_MS = 4_000;

export type GameSession = Reply<typeof openGameSession>;
export type Params = NonNullable<unknown>;

interface Bet {
  readonly id: string;
  readonly stakeCents: number;
  readonly params: Params;
  readonly giftId: number | null;
}

/** Decision in an open round. */
interface Decision {
  readonly id: string;
  readonly roundId: string;
  readonly action: Params;
  /** Additional stake of the decision. */
  readonly addsCents: number;
}

interface Settled {
  readonly round: GameRound;
  readonly balanceCents: number;
  readonly playSession: PlaySession;
}

/** Returns the last round, if it has ended and this device hasn't shown it in full. */
function unseenRound(session: GameSession): GameRound | null {
  const last = session.last_round;
  return last?.state === null && last.id === begunRound(session) ? last : null;
}

const standingAfter = ({ balance_cents, play_session }: GameSession) => ({
  balanceCents: balance_cents,
  playSession: play_session,
});

/**
 * Returns the balance and net result as they were before a round: the balance without its payout, the session without
 * the round.
 */
function standingBefore(session: GameSession, round: GameRound): ReturnType<typeof standingAfter> {
  const { balanceCents, playSession } = standingAfter(session);
  const counted = playSession.rounds > 0 && Date.parse(round.played_at) >= Date.parse(playSession.started_at);
  return {
    // Wins of free spins may become a bonus later: until then they are in no balance.
    balanceCents: Math.max(0, balanceCents - round.win_cents),
    playSession: counted
      ? {
          ...playSession,
          rounds: playSession.rounds - 1,
          staked_cents: Math.max(0, playSession.staked_cents - round.stake_cents),
          won_cents: Math.max(0, playSession.won_cents - round.win_cents),
        }
      : playSession,
  };
}

export interface GameStoreTools extends Partial<CallTools> {
  /** Returns the time in epoch milliseconds. */
  readonly now: () => number;
  readonly newId?: () => string;
}

/**
 * Handles the money of a game: runs one round at a time, retries each until its result is known, and never plays one
 * twice.
 */
export function createGameStore(session: GameSession, parent: ParentPage, tools: GameStoreTools) {
  const { now, newId = () => crypto.randomUUID() } = tools;
  const api = rgsApi(session.bearer, tools.fetch && tools.wait ? { fetch: tools.fetch, wait: tools.wait } : undefined);
  const listeners = new Set<() => void>();
  let unanswered: Bet | null = null;
  let undecided: Decision | null = null;
  let settled: Settled | null = null;
  /** Balance that the page sent while a round was shown. */
  let receivedCents: number | null = null;
  const unseen = unseenRound(session);
  let state: GameState = {
    stakeCents: session.stakes.initial_cents,
    ...(unseen ? standingBefore(session, unseen) : standingAfter(session)),
    busy: unseen !== null,
    asking: false,
    problem: null,
    paused: false,
    nextRoundAt: 0,
    gifts: session.gifts,
    giftId: null,
    asksPayer: session.gifts.length > 0,
    usedUp: null,
  };
  const set = (change: Partial<GameState>): void => {
    if (changesNothing(state, change)) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const tellBalance = (): void =>
    parent.say({ kind: 'balance', currency: session.currency, balance_cents: state.balanceCents });

  let telling: ReturnType<typeof setInterval> | undefined;
  /** Tells the page that a round is being shown, so that it holds back the result. */
  const tellRound = (id: string): void => {
    const tell = () => parent.say({ kind: 'round_started', round_id: id });
    const hides = () => state.asking || settled?.round.state === null;
    clearInterval(telling);
    telling = setInterval(() => hides() && tell(), TELL_MS);
    tell();
    tellBalance();
  };
  const tellEnd = (id: string, stakeCents: number, winCents: number): void => {
    clearInterval(telling);
    tellBalance();
    parent.say({ kind: 'round_ended', round_id: id, stake_cents: stakeCents, win_cents: winCents });
  };

  // Tells the page about the round before its pictures have loaded.
  if (unseen) {
    parent.say({ kind: 'round_started', round_id: unseen.id });
    tellBalance();
  }

  const choice = giftChoice({ get: () => state, set });

  const ask = async ({ id, stakeCents, params, giftId }: Bet): Promise<GameRound | null> => {
    set({ busy: true, asking: true, problem: null });
    try {
      const body = { round_id: id, stake_cents: stakeCents, params, ...(giftId !== null && { gift_id: giftId }) };
      const { round, balance_cents, play_session: playSession } = await api.call(playRound, { body });
      unanswered = null;
      settled = { round, balanceCents: balance_cents, playSession };
      if (giftId !== null) choice.won(giftId, round.win_cents);
      set({ asking: false });
      return round;
    } catch (failure) {
      const code = failure instanceof CallFailure ? failure.code : 'unavailable';
      const unknown = !(failure instanceof CallFailure) || failure.status === 0 || failure.status >= 500;
      if (code === 'limit_reached' || code === 'session_limit_reached') parent.say({ kind: 'limit_reached' });
      // It isn't known whether an unanswered round was played: its stake stays deducted until it is.
      if (!unknown) {
        unanswered = null;
        forgetBegun(session);
      }
      set({
        busy: unknown,
        asking: false,
        problem: code,
        ...(!unknown && giftId === null && { balanceCents: state.balanceCents + stakeCents }),
      });
      if (!unknown && giftId !== null) choice.giveBack(giftId, code);
      if (!unknown) tellEnd(id, 0, 0);
      return null;
    }
  };

  /** Stores the server's reply for an open round. Once the round has ended, `finish` adds it to the balance shown. */
  const heard = ({ round, balance_cents, play_session }: Reply<typeof actInRound>): GameRound => {
    settled = { round, balanceCents: balance_cents, playSession: play_session };
    set({ asking: false });
    return round;
  };

  const decide = async ({ id, roundId, action, addsCents }: Decision): Promise<GameRound | null> => {
    set({ asking: true, problem: null });
    try {
      const reply = await api.call(actInRound, { body: { round_id: roundId, act_id: id, action } });
      undecided = null;
      return heard(reply);
    } catch (failure) {
      const unknown = !(failure instanceof CallFailure) || failure.status === 0 || failure.status >= 500;
      if (!unknown) {
        undecided = null;
        set({ balanceCents: state.balanceCents + addsCents });
      }
      if (failure instanceof CallFailure && failure.code === 'round_not_open') {
        const ended = await endedElsewhere(roundId);
        if (ended) return ended;
      }
      const code = failure instanceof CallFailure ? failure.code : 'unavailable';
      if (code === 'limit_reached' || code === 'session_limit_reached') parent.say({ kind: 'limit_reached' });
      set({ asking: false, problem: code });
      return null;
    }
  };

  /** Returns the round as it ended in another tab, or automatically after two days. */
  const endedElsewhere = async (roundId: string): Promise<GameRound | null> => {
    try {
      const { last_round: round, ...standing } = await api.call(resumeGame);
      return round?.id === roundId && round.state === null ? heard({ round, ...standing }) : null;
    } catch {
      return null;
    }
  };

  const mayPlay = (): boolean => !state.busy && !state.paused && !state.asksPayer && now() >= state.nextRoundAt;

  const begin = async (stakeCents: number, params: Params): Promise<GameRound | null> => {
    if (!mayPlay()) return null;
    const { giftId, gifts } = state;
    const cost = giftId === null ? stakeCents : 0;
    if (cost > state.balanceCents) {
      set({ problem: 'insufficient_funds' });
      return null;
    }
    const opens = gifts.find(({ id }) => id === giftId)?.feature ?? false;
    unanswered = { id: newId(), stakeCents, params: opens ? { feature: true } : params, giftId };
    rememberBegun(session, unanswered.id);
    set({ balanceCents: state.balanceCents - cost, nextRoundAt: now() + session.rules.min_round_ms });
    if (giftId !== null) choice.take(giftId);
    tellRound(unanswered.id);
    return ask(unanswered);
  };

  return {
    session,
    parent,
    mayPlay,
    now,
    get: (): GameState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setStake(stakeCents: number): void {
      if (!state.busy && state.giftId === null && isOffered(session.stakes, stakeCents)) set({ stakeCents });
    },
    /** Selects the payer from now on: free spins at their stake, or the player's own balance. */
    payWith(giftId: number | null): void {
      if (!state.busy) choice.payWith(giftId);
    },
    /** Asks for the payer again. */
    askPayer(): void {
      if (!state.busy) set({ asksPayer: true, usedUp: null });
    },
    /** Plays a round. Returns null if it failed; `problem` then says why. */
    play: (params: Params): Promise<GameRound | null> => begin(state.stakeCents, params),
    /** Buys the feature at the chosen stake, for its price. Never with a gift, and only if the session offers it. */
    async buy(): Promise<GameRound | null> {
      const { purchase } = session;
      return purchase && state.giftId === null
        ? begin(priceAt(purchase, state.stakeCents), { buy: purchase.id })
        : null;
    },
    /** Sends a decision in the open round. Returns null if it failed; `problem` then says why. */
    async act(roundId: string, action: Params, addsCents = 0): Promise<GameRound | null> {
      if (state.asking || state.paused || undecided) return null;
      if (addsCents > state.balanceCents) {
        set({ problem: 'insufficient_funds' });
        return null;
      }
      undecided = { id: newId(), roundId, action, addsCents };
      set({ balanceCents: state.balanceCents - addsCents, asking: true });
      tellRound(roundId);
      return decide(undecided);
    },
    /** Retries a round or a decision whose reply was lost, under the same id. */
    retry(): Promise<GameRound | null> {
      if (undecided) return decide(undecided);
      return unanswered ? ask(unanswered) : Promise.resolve(null);
    },
    hasUnanswered: (): boolean => unanswered !== null || undecided !== null,
    /** Finishes a round that was shown to its end: its win is added to the balance. */
    finish(): void {
      if (!settled) return;
      const { round, balanceCents, playSession } = settled;
      const received = receivedCents;
      settled = receivedCents = null;
      forgetBegun(session);
      set({ busy: false, balanceCents, playSession });
      choice.endUsedUp();
      tellEnd(round.id, round.stake_cents, round.win_cents);
      // The balance changed by more than this round, for example by a deposit: only the server knows it now.
      if (received !== null && received !== balanceCents) void this.refresh();
    },
    /** Returns a round that was interrupted, ready to be shown; null if there is none. */
    interrupted(): GameRound | null {
      const last = session.last_round;
      // An open round continues wherever it was started. A round that has ended is shown if the player hasn't seen it
      // yet.
      if (!last || (last.state === null && !unseen)) return null;
      settled = { round: last, ...standingAfter(session) };
      set({ busy: true });
      // An open round waits for its player: nothing is hidden, and the player may leave its wallet.
      if (unseen) tellRound(last.id);
      else parent.say({ kind: 'round_waits', round_id: last.id });
      return last;
    },
    /** Reloads the current state after a lost connection. */
    async refresh(): Promise<void> {
      if (state.busy) return;
      try {
        const { balance_cents, play_session, gifts } = await api.call(resumeGame);
        if (state.busy) return;
        choice.become(gifts);
        this.balanceElsewhere(balance_cents, play_session);
      } catch (failure) {
        if (failure instanceof CallFailure && failure.status === 401) set({ problem: 'unauthenticated' });
      }
    },
    balanceElsewhere(balanceCents: number, playSession = state.playSession): void {
      // While a round is shown, the page's balance already contains its win, which would reveal the result.
      if (state.busy) {
        receivedCents = balanceCents;
        return;
      }
      const enough = state.problem === 'insufficient_funds' && balanceCents >= state.stakeCents;
      set({ balanceCents, playSession, ...(enough && { problem: null }) });
    },
    /** Reads the last rounds of this title, newest first. */
    pastRounds: async (): Promise<readonly PastRound[]> => (await api.call(readPastRounds)).rounds,
    pause: (paused: boolean): void => set({ paused }),
    dismiss: (): void => set({ problem: null }),
  };
}

export type GameStore = ReturnType<typeof createGameStore>;
