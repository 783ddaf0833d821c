import type { Lamp } from '@croupier/game-math';
import type { OverSetup } from '../pokie/Reels.tsx';
import { openLayer } from '../reels/layer.ts';
import { centreOf } from '../reels/layout.ts';
import type { ReelPicture } from '../reels/reel-stage.ts';

interface Lit {
  readonly lamp: Lamp;
  readonly at: number;
}

const FLARE_MS = 420;
/** Time until the light leaves its lamp, and duration of its flight. */
const LEAVES_MS = 200;
const FLIES_MS = 380;
const LAST_MS = LEAVES_MS + FLIES_MS;

/** Draws lamps that flare where they landed, their value on the glass, and the light that flies to the multiplier. */
export function openLights({ look, still }: OverSetup) {
  let lit: Lit[] = [];
  let wake = (): void => undefined;
  /** Lamps that no longer flare. */
  const quiet = openLayer();

  const draw = ({ context, layout, now }: ReelPicture, { lamp, at }: Lit): void => {
    const [x, y] = centreOf(layout, Math.floor(lamp.cell / 10), lamp.cell % 10);
    const age = still() ? LAST_MS : now - at;
    const { cell } = layout;
    const share = Math.min(1, age / FLARE_MS);
    const flare = Math.sin(share * Math.PI);
    glow(context, x, y, cell * (0.46 + 0.3 * flare), look.light, 0.16 + 0.8 * flare);
    write(context, x, y + cell * 0.05, cell * (0.27 + 0.12 * flare), `+${lamp.adds}`);
    const flight = (age - LEAVES_MS) / FLIES_MS;
    if (flight > 0 && flight < 1) {
      // Slow at first, then fast, towards the middle.
      const way = flight ** 2;
      const [fromX, fromY] = [x + (layout.width / 2 - x) * way, y * (1 - way)];
      glow(context, fromX, fromY, cell * 0.26, '#fff6da', 1);
    }
  };

  const burns = (at: number, now: number): boolean => still() || now - at >= LAST_MS;

  return {
    /** Receives the function that requests a redraw, once the reels are open. */
    wakes(call: () => void): void {
      wake = call;
    },
    over(picture: ReelPicture): boolean {
      const { context, layout, now } = picture;
      if (lit.length === 0) return false;
      const [flaring, burning] = [lit.filter(({ at }) => !burns(at, now)), lit.filter(({ at }) => burns(at, now))];
      const fresh = quiet.renew(context, [layout, ...burning.map(({ lamp }) => lamp)]);
      if (fresh) for (const one of burning) draw({ ...picture, context: fresh }, one);
      quiet.lay(context);
      for (const one of flaring) draw(picture, one);
      return flaring.length > 0;
    },
    clear(): void {
      lit = [];
      wake();
    },
    /** Lights another lamp; returns the time until its light arrives, in milliseconds. */
    light(lamp: Lamp): number {
      lit = [...lit, { lamp, at: performance.now() }];
      wake();
      return still() ? 0 : LAST_MS;
    },
    /** Ends all flares. */
    settle(): void {
      lit = lit.map((one) => ({ ...one, at: Math.min(one.at, performance.now() - LAST_MS) }));
      wake();
    },
  };
}

function glow(context: CanvasRenderingContext2D, x: number, y: number, r: number, colour: string, alpha: number) {
  const light = context.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, '#fffdf2');
  light.addColorStop(0.35, colour);
  light.addColorStop(1, `${colour}00`);
  context.globalAlpha = alpha;
  context.fillStyle = light;
  context.fillRect(x - r, y - r, 2 * r, 2 * r);
  context.globalAlpha = 1;
}

function write(context: CanvasRenderingContext2D, x: number, y: number, size: number, text: string): void {
  context.font = `800 ${Math.round(size)}px "Inter Variable", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.2;
  context.strokeStyle = '#fff8e0';
  context.strokeText(text, x, y);
  context.fillStyle = '#3a2408';
  context.fillText(text, x, y);
}

export type Lights = ReturnType<typeof openLights>;
