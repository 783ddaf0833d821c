import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, motifOf } from '@croupier/game-art/symbols';
import { isStill } from '../still.ts';
import { openSparks } from './sparks.ts';

interface Stage {
  resize: (width: number, height: number) => void;
  close: () => void;
}

/** Pixels of a canvas. */
export type Point = readonly [x: number, y: number];

export interface CabinetParts {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly reels: RefObject<HTMLCanvasElement | null>;
  readonly air: RefObject<HTMLCanvasElement | null>;
}

/** The fillet around the canvas, both sides together. */
const FILLET = 10;

/** Opens what is drawn in a cabinet, keeps it as large as there is room, and lets sparks rise from it. */
export function useCabinet<Opened extends Stage>(
  gameTitle: GameTitle,
  open: (canvas: HTMLCanvasElement) => Opened,
  begin: (stage: Opened) => void,
) {
  const box = useRef<HTMLDivElement>(null);
  const reels = useRef<HTMLCanvasElement>(null);
  const air = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Opened>(null);
  const sparks = useRef<ReturnType<typeof openSparks>>(null);

  useEffect(() => {
    const [around, canvas, over] = [box.current, reels.current, air.current];
    if (!around || !canvas || !over) return;
    const opened = open(canvas);
    stage.current = opened;
    let fitted = '';
    const fit = (): void => {
      const frame = 2 * Number.parseFloat(getComputedStyle(canvas.parentElement!).paddingTop) || 0;
      const [width, height] = [around.clientWidth - frame - FILLET, around.clientHeight - frame - FILLET];
      // The observer calls once for the size that stands already, and every picture is painted anew for a size.
      if (fitted === `${width} ${height}`) return;
      fitted = `${width} ${height}`;
      opened.resize(width, height);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    fit();
    const { theme } = gameTitle;
    const colours = [theme.accent, lit(theme.hero[0], 0.2), lit(theme.hero[1], 0.2)];
    sparks.current = openSparks(over, motifOf(gameTitle), colours);
    begin(opened);
    return () => {
      watch.disconnect();
      opened.close();
      sparks.current?.close();
    };
  }, [gameTitle, open, begin]);

  const rise = useCallback((count: number, placesOf: (stage: Opened) => readonly Point[]): void => {
    if (count === 0 || isStill()) return;
    if (!stage.current || !sparks.current || !reels.current || !air.current) return;
    const [canvas, over] = [reels.current.getBoundingClientRect(), air.current.getBoundingClientRect()];
    const [left, top] = [canvas.left - over.left, canvas.top - over.top];
    sparks.current.rise(
      placesOf(stage.current).map(([x, y]) => [x + left, y + top] as const),
      count,
    );
  }, []);

  return { parts: { box, reels, air }, rise };
}
