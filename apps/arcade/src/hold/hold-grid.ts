import type { Coin, HoldDefinition } from '@croupier/game-math';
import { openLayer } from '../reels/layer.ts';
import { centreOf, type ReelLayout } from '../reels/layout.ts';
import type { ReelLook } from '../reels/look.ts';
import type { ReelPicture } from '../reels/reel-stage.ts';
import { LANDED_MS, openCoins } from './draw-coin.ts';
import { drawWells } from './draw-wells.ts';

interface Shown {
  readonly coin: Coin;
  readonly at: number;
  readonly falls: boolean;
}

/** Text on the coins. */
export interface CoinWords {
  readonly amount: (tenths: number) => string;
  readonly prizes: Readonly<Record<'mini' | 'minor' | 'major', string>>;
}

interface Setup {
  readonly title: HoldDefinition;
  readonly look: ReelLook;
  readonly still: () => boolean;
  readonly words: () => CoinWords;
}

const APPEAR_MS = 320;
const TURN_MS = 420;
const PLACE_MS = 38;
const LIT_MS = 420;
/** Speed in symbols a millisecond. */
const RUSH = 0.011;

/**
 * Draws the coins over the reels and the grid where they lock in place. Its methods return their duration in
 * milliseconds.
 */
export function openHoldGrid({ title, look, still, words }: Setup) {
  const { reels, rows, scatter } = title;
  const drawCoin = openCoins();
  const wells = openLayer();
  const cells = reels.flatMap((_, reel) => Array.from({ length: rows }, (__, row) => reel * 10 + row));
  let coins: Shown[] = [];
  let gridAt: number | null = null;
  /** Open cells that turn, with the end time of each. */
  let turning = new Map<number, number>();
  let litAt = new Map<number, number>();
  let wake = (): void => undefined;

  /** Draws the grid itself, which doesn't move. */
  const ground = ({ context, layout }: ReelPicture, alpha: number): void => {
    if (alpha < 1) return drawWells(context, layout, look, alpha);
    const fresh = wells.renew(context, [layout]);
    if (fresh) drawWells(fresh, layout, look, 1);
    wells.lay(context);
  };
  const turn = ({ context, layout, sprites, now }: ReelPicture, cell: number, until: number): void => {
    const sprite = sprites.get(scatter);
    if (!sprite) return;
    const [x, y] = centreOf(layout, Math.floor(cell / 10), cell % 10);
    const [wide, tall] = [layout.cell * 0.46, layout.row * 0.46];
    const size = layout.cell * 0.8;
    const smear = (sprite.rushed.height / sprite.rushed.width) * size;
    context.save();
    context.beginPath();
    context.roundRect(x - wide, y - tall, wide * 2, tall * 2, layout.cell * 0.12);
    context.clip();
    context.globalAlpha = Math.min(0.5, (until - now) / 160);
    const at = (now * RUSH + cell * 0.37) % 1;
    for (const offset of [at - 2, at - 1, at, at + 1])
      context.drawImage(sprite.rushed, x - size / 2, y + offset * layout.row * 0.8 - smear / 2, size, smear);
    context.restore();
  };
  /** Returns the position of a coin: on its reel while the reel settles, then in its cell. */
  const placeOf = ({ layout, positions, shown }: ReelPicture, cell: number): readonly [number, number] => {
    const [reel, row] = [Math.floor(cell / 10), cell % 10];
    const [x, y] = centreOf(layout, reel, row);
    const stop = shown?.stops[reel];
    if (gridAt !== null || stop === undefined) return [x, y];
    return [x, y + (stop - positions[reel]!.top) * layout.row];
  };
  const piece = (picture: ReelPicture, { coin, at, falls }: Shown): boolean => {
    const { context, layout, sprites, now } = picture;
    // A collector is the most valuable symbol, with the collected amount written on it.
    const sprite = sprites.get(scatter);
    if (!sprite || now < at) return now < at;
    const [x, y] = placeOf(picture, coin.cell);
    const lit = litAt.get(coin.cell);
    const glow = lit === undefined || now < lit ? 0 : Math.sin(Math.min(1, (now - lit) / LIT_MS) * Math.PI * 0.75);
    const settled = lit === undefined || now < lit || now >= lit + LIT_MS;
    const age = still() ? LANDED_MS : now - at;
    const home = centreOf(layout, Math.floor(coin.cell / 10), coin.cell % 10);
    const ratio = context.canvas.width / Math.max(1, layout.width);
    const { amount, prizes } = words();
    const { kind } = coin;
    const size = layout.cell * (gridAt === null ? 0.9 : 0.96);
    const collector = kind === 'collector' ? sprites.get('A') : undefined;
    const word = kind === null || kind === 'collector' ? '' : prizes[kind];
    const face = { sprite, size, home, kind, text: amount(coin.pay), word };
    drawCoin({ ...face, context, ratio, x, y, age, falls, glow, settled });
    if (collector) {
      const bird = size * 0.56;
      context.drawImage(collector.sharp, x - bird / 2, y - size * 0.62, bird, bird);
    }
    return age < LANDED_MS || (lit !== undefined && now < lit + LIT_MS);
  };

  return {
    /** Receives the function that requests a redraw, once the reels are open. */
    wakes(call: () => void): void {
      wake = call;
    },
    over(picture: ReelPicture): boolean {
      const { now } = picture;
      let moving = false;
      if (gridAt !== null) {
        const alpha = still() ? 1 : Math.min(1, (now - gridAt) / APPEAR_MS);
        ground(picture, alpha);
        moving = alpha < 1;
        for (const [cell, until] of turning) {
          if (now >= until) continue;
          turn(picture, cell, until);
          moving = true;
        }
      }
      for (const shown of coins) moving = piece(picture, shown) || moving;
      return moving;
    },
    /** Shows the values of a reel's money symbols once it has landed. */
    landed(reel: number, all: readonly Coin[]): void {
      const at = performance.now();
      for (const coin of all) if (Math.floor(coin.cell / 10) === reel) coins.push({ coin, at, falls: false });
    },
    clear(): void {
      coins = [];
      gridAt = null;
      turning = new Map();
      litAt = new Map();
      wake();
    },
    /** Ends all turning and falling. */
    settle(): void {
      const now = performance.now();
      turning = new Map();
      coins = coins.map((shown) => ({ ...shown, at: Math.min(shown.at, now - LANDED_MS / 3) }));
      wake();
    },
    /** Removes everything except the money. */
    enter(all: readonly Coin[]): number {
      gridAt = performance.now();
      coins = all.map((coin) => ({ coin, at: 0, falls: false }));
      wake();
      return still() ? 0 : APPEAR_MS;
    },
    /** Turns the open cells; coins land one after the other. */
    respin(fresh: readonly Coin[]): number {
      const now = performance.now();
      const filled = new Set(coins.map(({ coin }) => coin.cell));
      const open = cells.filter((cell) => !filled.has(cell));
      if (still()) {
        coins.push(...fresh.map((coin) => ({ coin, at: 0, falls: false })));
        wake();
        return 0;
      }
      turning = new Map(open.map((cell, index) => [cell, now + TURN_MS + index * PLACE_MS]));
      for (const coin of fresh) coins.push({ coin, at: turning.get(coin.cell)!, falls: true });
      wake();
      return TURN_MS + open.length * PLACE_MS + (fresh.length > 0 ? 260 : 0);
    },
    /** Returns when each new coin of a respin lands, in milliseconds from now. */
    landings: (fresh: readonly Coin[]): readonly number[] =>
      fresh.map(({ cell }) => Math.max(0, (turning.get(cell) ?? 0) - performance.now())),
    /** Lights up all coins in turn while they are counted. */
    light(ms: number): void {
      const now = performance.now();
      const share = ms / Math.max(1, coins.length);
      litAt = new Map(coins.map(({ coin }, index) => [coin.cell, still() ? 0 : now + index * share]));
      wake();
    },
    /** Returns the positions of all money, where sparks rise. */
    points: (layout: ReelLayout) =>
      coins.map(({ coin }) => centreOf(layout, Math.floor(coin.cell / 10), coin.cell % 10)),
  };
}

export type HoldGrid = ReturnType<typeof openHoldGrid>;
