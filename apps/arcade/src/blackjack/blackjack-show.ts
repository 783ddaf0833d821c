import * as v from 'valibot';
import type { GameRound } from '@croupier/contracts';
import type { BlackjackAction, BlackjackOutcome } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';

const Cards = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51)));
const Outcome = v.object({
  hands: v.array(
    v.object({
      cards: Cards,
      doubled: v.boolean(),
      done: v.boolean(),
      result: v.nullable(v.picklist(['blackjack', 'won', 'push', 'lost', 'bust'])),
    }),
  ),
  dealer: Cards,
  turn: v.nullable(v.number()),
  insured: v.nullable(v.boolean()),
  allowed: v.array(v.picklist(['hit', 'stand', 'double', 'split', 'insure', 'decline'])),
});

export const CARD_MS = 240;

export interface BlackjackState {
  /** `open`: the round waits for a decision. */
  readonly phase: 'idle' | 'moving' | 'open';
  readonly round: GameRound | null;
  readonly outcome: BlackjackOutcome | null;
  /** Initial stake of the round. */
  readonly stakeCents: number;
  /** `true` where cards are dealt without pauses. */
  readonly quick: boolean;
  /** Outcome that is already on the table; only cards that are missing from it are dealt. */
  readonly before: BlackjackOutcome | null;
}

/** Returns the stake that a decision adds to a round with an initial stake of `stakeCents`. */
export const addedBy = (action: BlackjackAction, stakeCents: number): number =>
  action === 'double' || action === 'split' ? stakeCents : action === 'insure' ? stakeCents / 2 : 0;

const cardsOn = (outcome: BlackjackOutcome | null): number =>
  outcome ? outcome.dealer.length + outcome.hands.reduce((sum, { cards }) => sum + cards.length, 0) : 0;

/** Returns the initial stake of a round: each double and the split added it once more, insurance half of it. */
export function firstStake(stakeCents: number, { hands, insured }: BlackjackOutcome): number {
  const halves = hands.reduce((sum, { doubled }) => sum + (doubled ? 4 : 2), 0) + (insured ? 1 : 0);
  return (stakeCents * 2) / halves;
}

interface Setup {
  readonly game: GameStore;
  readonly sound: Pick<Sound, 'win' | 'lose' | 'land'>;
  readonly still: () => boolean;
  readonly wait?: (ms: number) => Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a round with decisions: requests it, deals the cards, waits for the player, shows the result. */
export function openBlackjackShow({ game, sound, still, wait = sleep }: Setup) {
  const store = createStore<BlackjackState>({
    phase: 'idle',
    round: null,
    outcome: null,
    stakeCents: 0,
    quick: false,
    before: null,
  });
  let cutShort: (() => void) | null = null;

  const present = async (round: GameRound, fresh: boolean): Promise<void> => {
    const parsed = v.safeParse(Outcome, round.outcome);
    if (!parsed.success) {
      store.set({ phase: 'idle' });
      return game.finish();
    }
    const outcome = parsed.output;
    const before = fresh ? null : store.get().outcome;
    const quick = still() || store.get().quick;
    store.set({ round, outcome, before, quick, stakeCents: firstStake(round.stake_cents, outcome) });
    const come = cardsOn(outcome) - cardsOn(before);
    if (!quick) sound.land(0);
    await Promise.race([wait(quick ? 0 : come * CARD_MS), new Promise<void>((resolve) => (cutShort = resolve))]);
    cutShort = null;
    if (round.state !== null) return store.set({ phase: 'open', quick: false });
    if (round.win_cents > round.stake_cents) sound.win(round.win_cents / round.stake_cents);
    else sound.lose();
    store.set({ phase: 'idle', quick: false });
    game.finish();
  };
  const attempt = async (asked: Promise<GameRound | null>, fresh: boolean): Promise<void> => {
    const back = fresh ? 'idle' : 'open';
    store.set({ phase: 'moving' });
    const round = await asked;
    if (round) await present(round, fresh);
    else store.set({ phase: back });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(): void {
      const interrupted = game.interrupted();
      if (!interrupted) return;
      store.set({ phase: 'moving', quick: true });
      void present(interrupted, true);
    },
    async play(): Promise<GameRound | null> {
      if (store.get().phase !== 'idle' || !game.mayPlay()) return null;
      await attempt(game.play({}), true);
      return store.get().round;
    },
    async act(action: BlackjackAction): Promise<void> {
      const { phase, round, outcome, stakeCents } = store.get();
      if (phase !== 'open' || !round || !outcome?.allowed.includes(action)) return;
      await attempt(game.act(round.id, action, addedBy(action, stakeCents)), false);
    },
    press(): void {
      store.set({ quick: true });
      cutShort?.();
    },
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      void attempt(game.retry(), store.get().round?.state === null || store.get().round === null);
    },
  };
}
