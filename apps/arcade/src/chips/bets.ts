import type { GameStakes } from '@croupier/contracts';
import { createStore } from '../store.ts';

/** Parameters of a round at a table with chips. All chips of a round have the same value. */
export interface ChipParams {
  readonly bets: readonly { readonly spot: string; readonly chips: number }[];
}

/** Value of the chips on each spot, in subunits. */
export type Laid = ReadonlyMap<string, number>;

export interface BetsState {
  readonly laid: Laid;
  /** Bets on the table before each change, the latest last. */
  readonly past: readonly Laid[];
  /** Bets of the last round. */
  readonly last: Laid | null;
  /** Selected chip, in subunits. */
  readonly chip: number;
  /** `true` if nothing has changed since the last round. */
  readonly settled: boolean;
}

const MOST_UNDONE = 100;
/** Values of the chips, in minimum stakes. */
const CHIPS = [1, 5, 10, 50, 100, 500];

export const totalOf = (laid: Laid): number => [...laid.values()].reduce((sum, cents) => sum + cents, 0);

/** Reason why a chip wasn't placed. */
export type Refused = 'most' | 'spots' | null;

/** Holds the bets on the table and their history, for undo. */
export function openBets(
  { min_cents: unit, max_cents: most }: Pick<GameStakes, 'min_cents' | 'max_cents'>,
  mostSpots: number,
) {
  const chips = CHIPS.map((times) => times * unit).filter((cents) => cents <= most);
  const store = createStore<BetsState>({
    laid: new Map(),
    past: [],
    last: null,
    chip: chips[1] ?? unit,
    settled: false,
  });
  const change = (laid: Laid): void => {
    const { laid: before, past } = store.get();
    store.set({ laid, past: [...past, before].slice(-MOST_UNDONE), settled: false });
  };
  const scaled = (laid: Laid, by: number): Laid => new Map([...laid].map(([spot, cents]) => [spot, cents * by]));

  return {
    chips,
    unit,
    get: store.get,
    subscribe: store.subscribe,
    choose: (chip: number): void => store.set({ chip }),
    lay(spot: string): Refused {
      const { laid, chip } = store.get();
      if (totalOf(laid) + chip > most) return 'most';
      if (!laid.has(spot) && laid.size >= mostSpots) return 'spots';
      change(new Map(laid).set(spot, (laid.get(spot) ?? 0) + chip));
      return null;
    },
    take(spot: string): void {
      const { laid } = store.get();
      if (!laid.has(spot)) return;
      const rest = new Map(laid);
      rest.delete(spot);
      change(rest);
    },
    undo(): void {
      const { past } = store.get();
      const before = past.at(-1);
      if (before) store.set({ laid: before, past: past.slice(0, -1), settled: false });
    },
    clear(): void {
      if (store.get().laid.size > 0) change(new Map());
    },
    mayDouble: (): boolean => {
      const total = totalOf(store.get().laid);
      return total > 0 && total * 2 <= most;
    },
    double(): void {
      if (this.mayDouble()) change(scaled(store.get().laid, 2));
    },
    /** Places the last round's bets again. */
    repeat(): void {
      const { last } = store.get();
      if (last) change(last);
    },
    /** Returns the parameters for the next round. */
    params: (): ChipParams => ({
      bets: [...store.get().laid].map(([spot, cents]) => ({ spot, chips: cents / unit })),
    }),
    played: (): void => store.set({ last: store.get().laid, past: [], settled: true }),
    /** Places the bets of a round that a reload interrupted, unless the player has placed others since. */
    restore({ bets }: ChipParams): void {
      if (store.get().laid.size > 0) return;
      const laid = new Map(bets.map(({ spot, chips: each }) => [spot, each * unit]));
      store.set({ laid, last: laid, past: [], settled: true });
    },
  };
}

export type Bets = ReturnType<typeof openBets>;
