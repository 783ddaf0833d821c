import { MINES_CELLS } from '@croupier/game-math';
import { chances } from '../chances.ts';
import type { Face } from './Cell.tsx';
import type { MinesShow } from './mines-show.ts';

/** Content of an opened cell. */
type Find = Exclude<Face, 'closed'>;

interface Crumb {
  readonly kind: 'earth' | Find;
  /** Start of its flight, in shares of the field. */
  readonly x: number;
  readonly y: number;
  /** Speed in fields a second. */
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  readonly turn: number;
}

const ACROSS = Math.sqrt(MINES_CELLS);
/** Durations of the lamp's way across the field and of a crumb's fall. */
export const LAMP_MS = 760;
export const CRUMBS_MS = 820;
/** Gravity in fields per second squared. */
const GRAVITY = 3.4;
/** Radius of the lamp's light, in shares of the field. */
const GLOW = 0.42;
const EARTH = 22;
const FOUND = 14;
/** Margin around the field for crumbs that fly past its edge; in fields, on each side. */
export const MARGIN = 0.12;

const colours: Readonly<Record<Crumb['kind'], readonly string[]>> = {
  earth: ['#6b431d', '#8f5f30', '#4a2b10'],
  amber: ['#ffc14d', '#ffe3a0', '#e88a1c'],
  mine: ['#f08a68', '#d9482e', '#ffd0a8'],
};

/** Random numbers that a crumb uses. */
const EACH = 4;

/** Returns the middle of a cell, in shares of the field. */
const middleOf = (cell: number): readonly [x: number, y: number] => [
  ((cell % ACROSS) + 0.5) / ACROSS,
  (Math.floor(cell / ACROSS) + 0.5) / ACROSS,
];

function crumbsOf(cell: number, find: Find): readonly Crumb[] {
  const [x, y] = middleOf(cell);
  const count = EARTH + FOUND;
  const drawn = chances(count * EACH);
  return Array.from({ length: count }, (_, index): Crumb => {
    const [way, pace, size, turn] = drawn.slice(index * EACH) as [number, number, number, number];
    const angle = -Math.PI / 2 + (way - 0.5) * 2.6;
    const speed = 0.35 + pace * 0.75;
    return {
      kind: index < EARTH ? 'earth' : find,
      x: x + Math.cos(angle) * 0.06,
      y: y + Math.sin(angle) * 0.06,
      vx: Math.cos(angle) * speed * 0.7,
      vy: Math.sin(angle) * speed,
      size: 0.006 + size * 0.014,
      turn: turn * Math.PI,
    };
  });
}

/**
 * Draws the animations over the field: a lamp passes over it at the start of a round, and earth flies up where a cell
 * is opened. Draws only while one of them runs.
 */
export function openFieldMotion(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')!;
  let crumbs: readonly Crumb[] = [];
  let [lampAt, dugAt] = [-Infinity, -Infinity];
  let frame = 0;
  /** Side of the field in canvas pixels. */
  let side = 0;

  const drawLamp = (share: number): void => {
    // Enters at one corner and leaves at the other; brightest in the middle.
    const at = -GLOW + share * (1 + 2 * GLOW);
    const light = context.createRadialGradient(at, at, 0, at, at, GLOW);
    light.addColorStop(0, 'rgb(255 226 158 / 0.62)');
    light.addColorStop(0.45, 'rgb(255 190 96 / 0.3)');
    light.addColorStop(1, 'rgb(255 170 60 / 0)');
    context.globalAlpha = Math.sin(Math.PI * share);
    context.fillStyle = light;
    context.fillRect(0, 0, 1, 1);
  };
  const drawCrumbs = (age: number): void => {
    const seconds = (age * CRUMBS_MS) / 1000;
    context.globalAlpha = Math.min(1, (1 - age) * 2.4);
    for (const [kind, alike] of Map.groupBy(crumbs, (crumb) => crumb.kind)) {
      const shades = colours[kind];
      for (const [shade, colour] of shades.entries()) {
        context.fillStyle = colour;
        context.beginPath();
        for (let index = shade; index < alike.length; index += shades.length) {
          const { x, y, vx, vy, size, turn } = alike[index]!;
          const [atX, atY] = [x + vx * seconds, y + vy * seconds + (GRAVITY / 2) * seconds ** 2];
          const [cos, sin] = [Math.cos(turn + seconds * 7) * size, Math.sin(turn + seconds * 7) * size];
          context.moveTo(atX + cos, atY + sin);
          context.lineTo(atX - sin, atY + cos * 0.8);
          context.lineTo(atX - cos * 0.8, atY - sin);
          context.lineTo(atX + sin, atY - cos);
        }
        context.fill();
      }
    }
  };

  const tick = (now: number): void => {
    const [lamp, fallen] = [Math.max(0, now - lampAt) / LAMP_MS, Math.max(0, now - dugAt) / CRUMBS_MS];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(side, 0, 0, side, side * MARGIN, side * MARGIN);
    if (lamp < 1) drawLamp(lamp);
    if (fallen < 1) drawCrumbs(fallen);
    context.globalAlpha = 1;
    frame = lamp < 1 || fallen < 1 ? requestAnimationFrame(tick) : 0;
  };
  const wake = (): void => {
    if (frame === 0) frame = requestAnimationFrame(tick);
  };

  return {
    /** Size of the canvas in CSS pixels, including its margin around the field. */
    resize(width: number): void {
      canvas.width = canvas.height = Math.round(width * Math.min(2, window.devicePixelRatio));
      side = canvas.width / (1 + 2 * MARGIN);
    },
    lamp(): void {
      lampAt = performance.now();
      wake();
    },
    dig(cell: number, find: Find): void {
      dugAt = performance.now();
      crumbs = crumbsOf(cell, find);
      wake();
    },
    close: (): void => cancelAnimationFrame(frame),
  };
}

type FieldMotion = Pick<ReturnType<typeof openFieldMotion>, 'lamp' | 'dig'>;

/** Starts the animations of each round, unless reduced motion is on. Returns a function that stops following. */
export function followRounds(
  { get, subscribe }: Pick<MinesShow, 'get' | 'subscribe'>,
  motion: FieldMotion,
  still: () => boolean,
): () => void {
  let before = get().round;
  return subscribe(() => {
    const { round } = get();
    if (round === before) return;
    const known = round?.id === before?.id ? (before?.outcome.picks.length ?? 0) : 0;
    before = round;
    if (!round || still()) return;
    const { picks, end } = round.outcome;
    const latest = picks.at(-1);
    if (latest !== undefined && picks.length > known) motion.dig(latest, end === 'mine' ? 'mine' : 'amber');
    else if (end === null) motion.lamp();
  });
}
