import type { ReelLook } from '../reels/look.ts';
import { rasterise, type Sprite } from '../reels/sprites.ts';
import { openTumbleDrawing } from './draw-pieces.ts';
import { fitGrid, type GridLayout } from './grid-layout.ts';
import { BOUNCE_MS, fallMs, LEAVE_MS, type Piece } from './pieces.ts';

interface StageSetup {
  readonly canvas: HTMLCanvasElement;
  readonly columns: number;
  readonly rows: number;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  readonly look: ReelLook;
  readonly still: () => boolean;
  readonly landed: (column: number) => void;
}

const COLUMN_MS = 55;

/**
 * Draws symbols that fall into columns and leave them. Draws only while something moves; its methods return their
 * duration in milliseconds.
 */
export function openTumbleStage({ canvas, columns, rows, images, look, still, landed }: StageSetup) {
  const context = canvas.getContext('2d')!;
  const drawPieces = openTumbleDrawing();
  let layout: GridLayout = fitGrid(0, 0, columns, rows);
  let sprites: ReadonlyMap<string, Sprite> = new Map();
  let pieces: readonly Piece[] = [];
  let heights: readonly number[] = Array.from({ length: columns }, () => rows);
  let lit: ReadonlySet<number> | null = null;
  let litAt = 0;
  let speed = 1;
  let frame = 0;
  let busyUntil = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let disposed = false;

  const draw = (now: number): void => {
    const ratio = canvas.width / Math.max(1, layout.width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, layout.width, layout.height);
    const scene = { context, layout, sprites, look, pieces, heights, lit, litAt, speed, now };
    drawPieces({ ...scene, still: still() });
  };
  const tick = (now: number): void => {
    frame = 0;
    if (disposed) return;
    draw(now);
    if (now < busyUntil || (lit && !still())) wake();
  };
  const wake = (): void => {
    if (frame === 0 && !disposed) frame = requestAnimationFrame(tick);
  };
  const busy = (ms: number): number => {
    busyUntil = Math.max(busyUntil, performance.now() + ms + 80);
    wake();
    return ms;
  };
  const say = (columnsLanding: ReadonlyMap<number, number>): void => {
    for (const [column, ms] of columnsLanding) timers.push(setTimeout(() => landed(column), ms));
  };
  const pieceOf = (column: number, row: number, letter: string, value: number | null): Piece => ({
    column,
    row,
    letter,
    value,
    above: 0,
    at: 0,
    leavesAt: null,
  });

  return {
    layout: (): GridLayout => layout,
    heights: (): readonly number[] => heights,
    resize(boxWidth: number, boxHeight: number): void {
      layout = fitGrid(boxWidth, boxHeight, columns, rows);
      const ratio = Math.min(3, window.devicePixelRatio);
      canvas.width = Math.round(layout.width * ratio);
      canvas.height = Math.round(layout.height * ratio);
      canvas.style.width = `${layout.width}px`;
      canvas.style.height = `${layout.height}px`;
      sprites = rasterise(images, Math.round(layout.cell * ratio), false);
      draw(performance.now());
    },
    /** Sets the speed of everything from now on, as a multiple of the usual one. */
    setSpeed(next: number): void {
      speed = next;
    },
    show(reels: readonly string[], values: ReadonlyMap<number, number>): void {
      heights = reels.map(({ length }) => length);
      lit = null;
      pieces = reels.flatMap((column, at) =>
        [...column].map((letter, row) => pieceOf(at, row, letter, values.get(at * 10 + row) ?? null)),
      );
      busy(0);
    },
    /** Drops all symbols out at the bottom. */
    clear(): number {
      timers.forEach(clearTimeout);
      timers = [];
      lit = null;
      if (still()) {
        pieces = [];
        return busy(0);
      }
      const now = performance.now();
      pieces = pieces.map((piece) => ({ ...piece, leavesAt: now + piece.column * 30 }));
      return busy((LEAVE_MS + columns * 30) / speed);
    },
    /** Drops a whole new grid, column by column; columns with anticipation fall a little later. */
    drop(reels: readonly string[], values: ReadonlyMap<number, number>, held: readonly boolean[]): number {
      this.show(reels, values);
      if (still()) {
        reels.forEach((_, column) => landed(column));
        return 0;
      }
      const now = performance.now();
      let late = 0;
      const delays = reels.map((_, column) => {
        if (held[column]) late += 480;
        return (column * COLUMN_MS + late) / speed;
      });
      const down = fallMs(rows + 1) / speed;
      pieces = pieces.map((piece) => {
        const lower = (heights[piece.column]! - 1 - piece.row) * 16;
        return { ...piece, above: rows + 1, at: now + delays[piece.column]! + lower / speed };
      });
      say(new Map(delays.map((delay, column) => [column, delay + down])));
      return busy(Math.max(...delays) + down + (BOUNCE_MS + 120) / speed);
    },
    light(cells: readonly number[] | null): void {
      lit = cells && new Set(cells);
      litAt = performance.now();
      busy(60);
    },
    /** Removes these symbols; those above them fall, and new ones fall in from above. */
    tumble(gone: ReadonlySet<number>, next: readonly string[], values: ReadonlyMap<number, number>): number {
      lit = null;
      if (still()) {
        this.show(next, values);
        return 0;
      }
      const now = performance.now();
      const fallsAt = now + (LEAVE_MS * 0.75) / speed;
      const leaving = pieces
        .filter(({ column, row }) => gone.has(column * 10 + row))
        .map((piece) => ({ ...piece, leavesAt: now }));
      let furthest = 0;
      const landing = new Map<number, number>();
      const staying = next.flatMap((letters, column) => {
        const kept = pieces
          .filter((piece) => piece.column === column && piece.leavesAt === null && !gone.has(column * 10 + piece.row))
          .toSorted((one, other) => one.row - other.row);
        const fresh = letters.length - kept.length;
        return [...letters].map((letter, row): Piece => {
          const old = kept[row - fresh];
          const above = old ? row - old.row : fresh;
          furthest = Math.max(furthest, above);
          if (above > 0) landing.set(column, fallsAt - now + fallMs(above) / speed);
          return {
            ...pieceOf(column, row, letter, old ? old.value : (values.get(column * 10 + row) ?? null)),
            above,
            at: fallsAt + (column * 14) / speed,
          };
        });
      });
      pieces = [...staying, ...leaving];
      say(landing);
      return busy(fallsAt - now + (fallMs(furthest) + BOUNCE_MS + columns * 14) / speed);
    },
    close(): void {
      disposed = true;
      timers.forEach(clearTimeout);
      cancelAnimationFrame(frame);
    },
  };
}

export type TumbleStage = ReturnType<typeof openTumbleStage>;
