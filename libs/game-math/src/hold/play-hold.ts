import { windowAt } from '../pokie/definition.ts';
import { evaluate } from '../pokie/evaluate.ts';
import type { PokieSpin } from '../pokie/play-pokie.ts';
import type { RandomStream } from '../stream.ts';
import type { HoldDefinition, Prize } from './definition.ts';

/** Types, not interfaces, so that an outcome counts as JSON. */
export type Coin = {
  /** Cell of the coin: ten times the reel, plus the row. */
  readonly cell: number;
  /** Value in tenths of the stake; for a collector the collected amount. */
  readonly pay: number;
  readonly kind: Prize | 'collector' | null;
};

export type HoldOutcome = {
  /** The paid spin. */
  readonly spins: readonly PokieSpin[];
  /** Its money symbols; they are paid if the feature starts. */
  readonly coins: readonly Coin[];
  /** Coins of each respin; empty if too few money symbols were in view. */
  readonly respins: readonly (readonly Coin[])[];
  /** `true` if the grid was filled. */
  readonly grand: boolean;
  /** Payout of the coins and the filled grid, in tenths of the stake. */
  readonly held: number;
  /** Payout in tenths of the stake, with the cap. */
  readonly pay: number;
  readonly capped: boolean;
};

/**
 * Plays a round. Draws one stop for each reel, then the value of each money symbol; then, in each respin, for each open
 * cell whether a coin lands and which one. From left to right and top to bottom.
 */
export function playHold(title: HoldDefinition, stream: RandomStream): HoldOutcome {
  const stops = title.reels.map((strip) => stream.draw(strip.length));
  const reels = title.reels.map((strip, reel) => windowAt(strip, stops[reel]!, title.rows));
  const { wins, pay: won } = evaluate(title, reels);
  const cells = reels.flatMap((column, reel) => Array.from(column, (_, row) => reel * 10 + row));
  const { hold } = title;
  const coins = cells
    .filter((cell) => reels[Math.floor(cell / 10)]![cell % 10] === title.scatter)
    .map((cell) => drawCoin(hold, stream, cell, 0));

  const respins: Coin[][] = [];
  const filled = new Set(coins.map(({ cell }) => cell));
  const holds = coins.length >= hold.needed;
  let sum = totalOf(coins);
  for (let left = holds ? hold.respins : 0; left > 0 && filled.size < cells.length;) {
    const landed = cells
      .filter((cell) => !filled.has(cell) && stream.draw(hold.of) < hold.hits)
      .map((cell) => drawCoin(hold, stream, cell, hold.collectors));
    const inView = sum + totalOf(landed);
    const fresh = landed.map((coin) => (coin.kind === 'collector' ? { ...coin, pay: inView } : coin));
    for (const { cell } of fresh) filled.add(cell);
    sum += totalOf(fresh);
    respins.push(fresh);
    left = fresh.length > 0 ? hold.respins : left - 1;
  }
  const grand = filled.size === cells.length;
  const held = holds ? sum + (grand ? hold.grand : 0) : 0;
  const total = won + held;
  const spin: PokieSpin = { reels, stops, wins, multiplier: 1, pay: won };
  return { spins: [spin], coins, respins, grand, held, pay: Math.min(total, title.cap), capped: total > title.cap };
}

const totalOf = (coins: readonly Coin[]): number => coins.reduce((sum, { pay }) => sum + pay, 0);

/** Draws the value of a money symbol by weight. The value of a collector is known once all have landed. */
function drawCoin({ coins }: HoldDefinition['hold'], stream: RandomStream, cell: number, collectors: number): Coin {
  let drawn = stream.draw(coins.reduce((sum, { weight }) => sum + weight, collectors));
  for (const { weight, pay, prize } of coins) {
    if (drawn < weight) return { cell, pay, kind: prize ?? null };
    drawn -= weight;
  }
  return { cell, pay: 0, kind: 'collector' };
}
