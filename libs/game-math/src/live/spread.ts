import { LIMBO_RANGE, limboChances } from '../limbo/limbo.ts';
import { POCKETS, spots } from '../roulette/spots.ts';
import { backOfTwenty, coupWays } from './baccarat.ts';
import { halvesBack, segmentsOf, wheelFields } from './wheel.ts';

/** Bet at a live table: subunits on its fields. */
export interface LaidBet {
  readonly fields: readonly { readonly name: string; readonly stake_cents: number }[];
  /** Crash: auto cash-out in hundredths; null if the player cashes out manually. */
  readonly auto: number | null;
  /** Crash: `true` if the player cashed out manually. */
  readonly byHand: boolean;
}

/** Average payout of all of a player's bets on one round, and its variance; null if the player chooses the chance. */
export interface Spread {
  readonly expected: number;
  readonly variance: number | null;
}

/** Possible end of a round: its chance, and the payout of a bet, rounded down as it is paid. */
interface End {
  readonly chance: number;
  readonly brings: (bet: LaidBet) => number;
}

const sumOf = (bet: LaidBet, back: (name: string) => number): number =>
  bet.fields.reduce((sum, { name, stake_cents }) => sum + stake_cents * back(name), 0);

const rouletteEnds: readonly End[] = Array.from({ length: POCKETS }, (_, pocket) => ({
  chance: 1 / POCKETS,
  brings: (bet) =>
    sumOf(bet, (name) => {
      const covered = spots.get(name);
      return covered?.has(pocket) ? 36 / covered.size : 0;
    }),
}));

const SEGMENTS = wheelFields.reduce((sum, field) => sum + segmentsOf(field), 0);
const wheelEnds: readonly End[] = wheelFields.map((hit) => ({
  chance: segmentsOf(hit) / SEGMENTS,
  brings: (bet) => Math.floor(sumOf(bet, (name) => halvesBack(name, hit)) / 2),
}));

const WAYS = coupWays.reduce((sum, { ways }) => sum + ways, 0);
const baccaratEnds: readonly End[] = coupWays.map(({ won, ways }) => ({
  chance: ways / WAYS,
  brings: (bet) => Math.floor(sumOf(bet, (name) => backOfTwenty(name, won)) / 20),
}));

/**
 * Calculates the spread over all ends of a round. Effects that several bets share are counted once, so that red and
 * black cancel each other.
 */
const over =
  (ends: readonly End[]) =>
  (bets: readonly LaidBet[]): Spread => {
    let [mean, squares] = [0, 0];
    for (const { chance, brings } of ends) {
      const back = bets.reduce((sum, bet) => sum + brings(bet), 0);
      mean += chance * back;
      squares += chance * back * back;
    }
    return { expected: mean, variance: Math.max(0, squares - mean * mean) };
  };

/** Return of any cash-out point: 99 of 100 stakes, by the definition of the curve. */
const CRASH_RETURN = 0.99;

/**
 * Calculates the spread of a crash. A flight reaches all targets below its end: from the highest down, each has the
 * chance that it adds to those above.
 */
function crash(bets: readonly LaidBet[]): Spread {
  const laid = bets.map((bet) => ({ ...bet, stake: sumOf(bet, () => 1) }));
  if (laid.some(({ auto, byHand }) => auto === null || byHand))
    return { expected: laid.reduce((sum, { stake }) => sum + CRASH_RETURN * stake, 0), variance: null };
  const targets = laid
    .map(({ auto, stake }) => ({ target: auto!, brings: Math.floor((stake * auto!) / 100) }))
    .toSorted((one, other) => one.target - other.target);
  let [mean, squares, back] = [0, 0, 0];
  targets.forEach(({ target, brings }, at) => {
    back += brings;
    const next = targets[at + 1];
    const chance = reaching(target) - (next ? reaching(next.target) : 0);
    mean += chance * back;
    squares += chance * back * back;
  });
  return { expected: mean, variance: Math.max(0, squares - mean * mean) };
}

const reaching = (target: number): number => parseFloat(String(limboChances(target))) / LIMBO_RANGE;

/** Calculates the exact payout distribution of bets on one round, by table. */
export const liveSpreads = {
  crash,
  roulette: over(rouletteEnds),
  wheel: over(wheelEnds),
  baccarat: over(baccaratEnds),
} as const;
