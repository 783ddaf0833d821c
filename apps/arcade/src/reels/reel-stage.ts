import type { PokieDefinition, PokieSpin } from '@croupier/game-math';
import { openReelDrawing } from './draw-reels.ts';
import { openWinDrawing } from './draw-wins.ts';
import { type Landings, openLandings } from './landings.ts';
import { fitReels, type ReelLayout } from './layout.ts';
import type { ReelLook } from './look.ts';
import { hurriedStops, plannedStops, positionOf, type ReelMotion, type ReelPosition } from './reel-motion.ts';
import { rasterise, type Sprite } from './sprites.ts';
import { anticipated } from './win-cells.ts';
import { showWinsOf, type WinShow } from './win-show.ts';

export interface StageEvents {
  /** Called when a reel's symbols have landed; `scatters` counts the scatters on this reel. */
  readonly landed: (reel: number, scatters: number) => void;
}

/** State of the reels at a moment, for drawing over them. */
export interface ReelPicture {
  readonly context: CanvasRenderingContext2D;
  readonly layout: ReelLayout;
  readonly sprites: ReadonlyMap<string, Sprite>;
  readonly positions: readonly ReelPosition[];
  readonly shown: PokieSpin | null;
  readonly now: number;
}

export interface StageSetup {
  readonly canvas: HTMLCanvasElement;
  readonly title: PokieDefinition;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  readonly look: ReelLook;
  readonly events: StageEvents;
  /** `true` with reduced motion: the reels change without turning. */
  readonly still: () => boolean;
  /** Draws over the reels; returns true while it moves. */
  readonly over?: ((picture: ReelPicture) => boolean) | undefined;
  /** Returns the reels with anticipation; by default those that may complete the scatters. */
  readonly heldOf?: ((reels: readonly string[]) => readonly boolean[]) | undefined;
}

/** Draws the reels on their canvas. Draws only while something moves. */
export function openReelStage({ canvas, title, images, look, events, still, over, heldOf }: StageSetup) {
  const context = canvas.getContext('2d')!;
  const [drawReels, drawWins] = [openReelDrawing(), openWinDrawing()];
  let layout: ReelLayout = fitReels(0, 0, title.reels.length, title.rows);
  let sprites: ReadonlyMap<string, Sprite> = new Map();
  let strips = title.reels;
  let motions: readonly ReelMotion[] = title.reels.map(() => ({ from: 0, startedAt: 0, stop: { at: -1e9, index: 0 } }));
  let shown: PokieSpin | null = null;
  let held: readonly boolean[] = [];
  let wins: WinShow | null = null;
  /** Reels that are landing. A press before the outcome is known sets `hurried`. */
  let landings: Landings | null = null;
  let hurried = false;
  let frame = 0;
  let disposed = false;

  const draw = (now: number): boolean => {
    const positions = motions.map((motion) => positionOf(motion, now));
    const ratio = canvas.width / Math.max(1, layout.width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, layout.width, layout.height);
    const spinning = positions.some(({ resting }) => !resting);
    const waiting = held.map(
      (waits, reel) => waits && !positions[reel]!.resting && positions.slice(0, reel).every(({ resting }) => resting),
    );
    drawReels({ context, layout, sprites, strips, positions, shown, look, waiting, wins: spinning ? null : wins, now });
    const moving = over?.({ context, layout, sprites, positions, shown, now }) ?? false;
    const showing = !spinning && wins !== null && drawWins({ context, layout, look, wins, now });
    return spinning || showing || moving;
  };
  const tick = (now: number): void => {
    frame = 0;
    if (!disposed && draw(now)) wake();
  };
  const wake = (): void => {
    if (frame === 0 && !disposed) frame = requestAnimationFrame(tick);
  };

  const comeDown = (spin: PokieSpin, stops: readonly number[]): void => {
    motions = motions.map((motion, reel) => ({ ...motion, stop: { at: stops[reel]!, index: spin.stops[reel]! } }));
    landings?.set(stops);
    wake();
  };

  return {
    layout: (): ReelLayout => layout,
    /** Schedules a redraw after a change of what is drawn over the reels. */
    wake,
    resize(boxWidth: number, boxHeight: number): void {
      layout = fitReels(boxWidth, boxHeight, title.reels.length, title.rows);
      const ratio = Math.min(3, window.devicePixelRatio);
      canvas.width = Math.round(layout.width * ratio);
      canvas.height = Math.round(layout.height * ratio);
      canvas.style.width = `${layout.width}px`;
      canvas.style.height = `${layout.height}px`;
      sprites = rasterise(images, Math.round(layout.cell * ratio));
      draw(performance.now());
      wake();
    },
    /** Puts a spin on the reels without turning them. */
    show(spin: PokieSpin, on: readonly string[]): void {
      strips = on;
      shown = spin;
      wins = null;
      motions = spin.stops.map((stop) => ({ from: stop, startedAt: 0, stop: { at: -1e9, index: stop } }));
      wake();
    },
    start(on: readonly string[]): void {
      const now = performance.now();
      strips = on;
      wins = null;
      held = [];
      hurried = false;
      shown = null;
      motions = motions.map(({ stop, from }, reel) => ({
        from: (stop?.index ?? from) % on[reel]!.length,
        startedAt: still() ? now : now + reel * 35,
        stop: null,
      }));
      wake();
    },
    /** Stops the reels on a spin, left to right; resolves when the last one has stopped. */
    async stop(spin: PokieSpin): Promise<void> {
      if (still()) {
        this.show(spin, strips);
        spin.reels.forEach((column, reel) => events.landed(reel, count(column, title.scatter)));
        return;
      }
      const mayWin = heldOf ?? ((reels) => anticipated(title, reels));
      held = strips === title.reels ? mayWin(spin.reels) : spin.reels.map(() => false);
      shown = spin;
      landings = openLandings((reel) => events.landed(reel, count(spin.reels[reel]!, title.scatter)));
      const now = performance.now();
      const stops = plannedStops(motions[0]!.startedAt, now, held);
      comeDown(spin, hurried ? hurriedStops(stops, now) : stops);
      await landings.done;
      landings = null;
    },
    /** Stops turning reels immediately, or as soon as the outcome is known. */
    hurry(): void {
      hurried = true;
      if (!landings || !shown) return;
      const stops = motions.map(({ stop }) => stop!.at);
      comeDown(shown, hurriedStops(stops, performance.now()));
    },
    /**
     * Lights up the wins of a stopped spin: all of them, then one after the other, then all again. With `quiet`, shows
     * them without motion.
     */
    showWins(spin: PokieSpin, quiet: boolean): WinShow {
      wins = showWinsOf(title, spin, performance.now(), quiet || still());
      wake();
      return wins;
    },
    clearWins(): void {
      wins = null;
      wake();
    },
    close(): void {
      disposed = true;
      cancelAnimationFrame(frame);
    },
  };
}

export type ReelStage = ReturnType<typeof openReelStage>;

const count = (column: string, letter: string): number => column.split(letter).length - 1;
