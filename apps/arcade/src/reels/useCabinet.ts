import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, motifOf } from '@croupier/game-art/symbols';
import { observeSize } from '@croupier/ui-kit';
import { isStill } from '../still.ts';
import { openSparks } from './sparks.ts';

interface Stage {
  resize: (width: number, height: number) => void;
  /** Position in CSS pixels of its canvas. */
  layout: () => { readonly width: number; readonly height: number };
  close: () => void;
}

/** Sizes in pixels of a canvas. */
export type Point = readonly [x: number, y: number];

export interface CabinetParts {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly reels: RefObject<HTMLCanvasElement | null>;
  readonly air: RefObject<HTMLCanvasElement | null>;
}

/** Width of the fillet around the canvas, both sides together. */
const FILLET = 10;

/** Opens the drawing in a cabinet, fits it to the available space, and emits sparks from it. */
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
  /** Size of the area around the reels. */
  const room = useRef({ width: 0, height: 0 });

  useEffect(() => {
    const [around, canvas, over] = [box.current, reels.current, air.current];
    if (!around || !canvas || !over) return;
    const opened = open(canvas);
    stage.current = opened;
    const { theme } = gameTitle;
    const colours = [theme.accent, lit(theme.hero[0], 0.2), lit(theme.hero[1], 0.2)];
    const rising = openSparks(over, motifOf(gameTitle), colours);
    sparks.current = rising;
    let fitted = '';
    const fit = (): void => {
      const frame = 2 * Number.parseFloat(getComputedStyle(canvas.parentElement!).paddingTop) || 0;
      const { clientWidth, clientHeight } = around;
      const [width, height] = [clientWidth - frame - FILLET, clientHeight - frame - FILLET];
      // The observer also fires for the initial size, and every new size repaints every picture.
      if (fitted === `${width} ${height}`) return;
      fitted = `${width} ${height}`;
      room.current = { width: clientWidth, height: clientHeight };
      rising.resize(clientWidth, clientHeight);
      opened.resize(width, height);
    };
    const stop = observeSize([around], fit);
    fit();
    begin(opened);
    return () => {
      stop();
      opened.close();
      rising.close();
    };
  }, [gameTitle, open, begin]);

  const rise = useCallback((count: number, placesOf: (stage: Opened) => readonly Point[]): void => {
    if (count === 0 || isStill()) return;
    if (!stage.current || !sparks.current) return;
    // The reels are centred in the area around them.
    const { width, height } = stage.current.layout();
    const [left, top] = [(room.current.width - width) / 2, (room.current.height - height) / 2];
    sparks.current.rise(
      placesOf(stage.current).map(([x, y]) => [x + left, y + top] as const),
      count,
    );
  }, []);

  return { parts: { box, reels, air }, rise };
}
