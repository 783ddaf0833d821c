import type { Motif } from '@croupier/game-art/symbols';

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

/** Petals, foam, glow-worms, feathers, paper slips or gold leaf: drawn small and still recognisable. */
const shapes: Readonly<Record<Motif, (context: CanvasRenderingContext2D, size: number) => void>> = {
  orchard: (context, size) => {
    context.beginPath();
    context.ellipse(0, 0, size, size * 0.55, 0, 0, Math.PI * 2);
    context.fill();
  },
  sea: (context, size) => {
    context.lineWidth = Math.max(1, size * 0.28);
    context.beginPath();
    context.arc(0, 0, size * 0.8, 0, Math.PI * 2);
    context.stroke();
  },
  night: (context, size) => {
    context.beginPath();
    context.arc(0, 0, size * 0.5, 0, Math.PI * 2);
    context.fill();
    context.globalAlpha *= 0.3;
    context.beginPath();
    context.arc(0, 0, size * 1.3, 0, Math.PI * 2);
    context.fill();
  },
  menagerie: (context, size) => {
    context.beginPath();
    context.moveTo(-size * 1.3, 0);
    context.quadraticCurveTo(-size * 0.1, -size * 0.8, size * 1.2, -size * 0.2);
    context.quadraticCurveTo(size * 0.2, size * 0.6, -size * 1.3, 0);
    context.fill();
  },
  voyage: (context, size) => {
    context.fillRect(-size * 0.9, -size * 0.5, size * 1.8, size);
  },
  regalia: (context, size) => {
    context.beginPath();
    context.moveTo(0, -size);
    context.lineTo(size * 0.6, 0);
    context.lineTo(0, size);
    context.lineTo(-size * 0.6, 0);
    context.fill();
  },
};

const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** Draws over the whole table while there are sparks, and sleeps otherwise. */
export function openSparks(canvas: HTMLCanvasElement, motif: Motif, colours: readonly string[]) {
  const context = canvas.getContext('2d')!;
  let sparks: Spark[] = [];
  let frame = 0;
  let last = 0;
  /** Canvas pixels a CSS pixel: asked once a burst, for asking lays out the page. */
  let ratio = 1;

  const tick = (now: number): void => {
    const step = Math.min(40, now - last) / 1000;
    last = now;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    sparks = sparks.filter(({ bornAt }) => now - bornAt < LIFE_MS);
    for (const spark of sparks) {
      if (now < spark.bornAt) continue;
      const age = (now - spark.bornAt) / LIFE_MS;
      spark.x += spark.vx * step * (1 - age * 0.6);
      spark.y += (spark.vy + 260 * age) * step;
      context.setTransform(ratio, 0, 0, ratio, spark.x * ratio, spark.y * ratio);
      context.rotate(spark.turn * (1 + age * 4));
      context.globalAlpha = Math.min(1, (1 - age) * 1.8);
      context.fillStyle = spark.colour;
      context.strokeStyle = spark.colour;
      shapes[motif](context, spark.size);
    }
    context.globalAlpha = 1;
    frame = sparks.length > 0 ? requestAnimationFrame(tick) : 0;
  };

  return {
    /** From points in the canvas, in CSS pixels. */
    rise(from: readonly (readonly [number, number])[], count: number): void {
      ratio = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.round(canvas.clientWidth * ratio);
      canvas.height = Math.round(canvas.clientHeight * ratio);
      const now = performance.now();
      for (let index = 0; index < count; index++) {
        const [x, y] = from[index % from.length]!;
        const angle = -Math.PI / 2 + (chance() - 0.5) * 2.2;
        const speed = 60 + chance() * 220;
        sparks.push({
          x,
          y,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed,
          size: 3 + chance() * 6,
          turn: chance() * Math.PI,
          bornAt: now + chance() * 300,
          colour: colours[index % colours.length]!,
        });
      }
      last = now;
      if (frame === 0) frame = requestAnimationFrame(tick);
    },
    close: (): void => cancelAnimationFrame(frame),
  };
}
