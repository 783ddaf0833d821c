import type { Motif } from '@croupier/game-art/symbols';
import { chances } from '../chances.ts';

interface Spark {
  x: number;
  y: number;
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  readonly turn: number;
  readonly bornAt: number;
  readonly colour: string;
}

const LIFE_MS = 1_700;
/** Steps in which a spark fades: sparks of one colour and step are filled as one path. */
const FADES = 12;

type Path = CanvasRenderingContext2D;

/** Adds a ring to the path, as a disc with a hole: filled, so that rings of every width share one path. */
function ring(path: Path, x: number, y: number, radius: number, width: number): void {
  path.moveTo(x + radius + width / 2, y);
  path.arc(x, y, radius + width / 2, 0, Math.PI * 2);
  path.moveTo(x + radius - width / 2, y);
  path.arc(x, y, radius - width / 2, 0, Math.PI * 2, true);
}

function disc(path: Path, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, Math.PI * 2);
}

/**
 * Shapes of sparks: petals, foam, glow-worms, feathers, paper slips or gold leaf, recognisable at a small size. `turn`
 * in radians.
 */
const shapes: Readonly<Record<Motif, (path: Path, x: number, y: number, size: number, turn: number) => void>> = {
  orchard: (path, x, y, size, turn) => {
    path.moveTo(x + size * Math.cos(turn), y + size * Math.sin(turn));
    path.ellipse(x, y, size, size * 0.55, turn, 0, Math.PI * 2);
  },
  sea: (path, x, y, size) => ring(path, x, y, size * 0.8, Math.max(1, size * 0.28)),
  night: (path, x, y, size) => disc(path, x, y, size * 0.5),
  menagerie: (path, x, y, size, turn) => {
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const atX = (u: number, v: number): number => x + u * cos - v * sin;
    const atY = (u: number, v: number): number => y + u * sin + v * cos;
    path.moveTo(atX(-1.3, 0), atY(-1.3, 0));
    path.quadraticCurveTo(atX(-0.1, -0.8), atY(-0.1, -0.8), atX(1.2, -0.2), atY(1.2, -0.2));
    path.quadraticCurveTo(atX(0.2, 0.6), atY(0.2, 0.6), atX(-1.3, 0), atY(-1.3, 0));
  },
  voyage: (path, x, y, size, turn) => {
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
    path.moveTo(x - 0.9 * cos + 0.5 * sin, y - 0.9 * sin - 0.5 * cos);
    path.lineTo(x + 0.9 * cos + 0.5 * sin, y + 0.9 * sin - 0.5 * cos);
    path.lineTo(x + 0.9 * cos - 0.5 * sin, y + 0.9 * sin + 0.5 * cos);
    path.lineTo(x - 0.9 * cos - 0.5 * sin, y - 0.9 * sin + 0.5 * cos);
  },
  regalia: (path, x, y, size, turn) => {
    const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size];
    path.moveTo(x + sin, y - cos);
    path.lineTo(x + 0.6 * cos, y + 0.6 * sin);
    path.lineTo(x - sin, y + cos);
    path.lineTo(x - 0.6 * cos, y - 0.6 * sin);
  },
};
/** The light around a glow-worm. */
const halos: Readonly<Partial<Record<Motif, number>>> = { night: 1.3 };
const HALO = 0.3;

/** Random numbers that a spark uses. */
const EACH = 5;

/** Draws sparks over the whole table while there are any, and stops otherwise. */
export function openSparks(canvas: HTMLCanvasElement, motif: Motif, colours: readonly string[]) {
  const context = canvas.getContext('2d')!;
  const halo = halos[motif];
  let sparks: readonly Spark[] = [];
  let frame = 0;
  let last = 0;
  /** Canvas pixels per CSS pixel. */
  let ratio = 1;

  const tick = (now: number): void => {
    const step = Math.min(40, now - last) / 1000;
    last = now;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    sparks = sparks.filter(({ bornAt }) => now - bornAt < LIFE_MS);
    const born = sparks.filter(({ bornAt }) => now >= bornAt);
    for (const spark of born) move(spark, now, step);
    for (const [key, alike] of Map.groupBy(born, (spark) => `${fadeOf(spark, now)} ${spark.colour}`)) {
      const alpha = Number.parseInt(key) / FADES;
      context.fillStyle = alike[0]!.colour;
      context.globalAlpha = alpha;
      context.beginPath();
      for (const { x, y, size, turn, bornAt } of alike)
        shapes[motif](context, x, y, size, turn * (1 + (4 * (now - bornAt)) / LIFE_MS));
      context.fill();
      if (!halo) continue;
      context.globalAlpha = alpha * HALO;
      context.beginPath();
      for (const { x, y, size } of alike) disc(context, x, y, size * halo);
      context.fill();
    }
    context.globalAlpha = 1;
    frame = sparks.length > 0 ? requestAnimationFrame(tick) : 0;
  };

  return {
    /** Sets the canvas's size in CSS pixels. Reading the size in a frame would cause a layout. */
    resize(width: number, height: number): void {
      ratio = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    },
    /** Emits sparks from points of the canvas, in CSS pixels. */
    rise(from: readonly (readonly [number, number])[], count: number): void {
      const now = performance.now();
      const drawn = chances(count * EACH);
      const fresh = Array.from({ length: count }, (_, index): Spark => {
        const [x, y] = from[index % from.length]!;
        const [way, pace, size, turn, late] = drawn.slice(index * EACH) as [number, number, number, number, number];
        const angle = -Math.PI / 2 + (way - 0.5) * 2.2;
        const speed = 60 + pace * 220;
        return {
          x,
          y,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed,
          size: 3 + size * 6,
          turn: turn * Math.PI,
          bornAt: now + late * 300,
          colour: colours[index % colours.length]!,
        };
      });
      sparks = [...sparks, ...fresh];
      last = now;
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    close: (): void => cancelAnimationFrame(frame),
  };
}

function move(spark: Spark, now: number, step: number): void {
  const age = (now - spark.bornAt) / LIFE_MS;
  spark.x += spark.vx * step * (1 - age * 0.6);
  spark.y += (spark.vy + 260 * age) * step;
}

function fadeOf({ bornAt }: Spark, now: number): number {
  const age = (now - bornAt) / LIFE_MS;
  return Math.ceil(Math.min(1, (1 - age) * 1.8) * FADES);
}
