import { useEffect, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, motifOf } from '@croupier/game-art/symbols';
import type { TumbleDefinition } from '@croupier/game-math';
import { type Autoplay, openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { SPARKS } from '../pokie/celebration.ts';
import reelStyles from '../pokie/reels.module.css';
import { lookOf } from '../reels/look.ts';
import { openSparks } from '../reels/sparks.ts';
import type { Sound } from '../sound/sound.ts';
import { firstPicture } from './first-picture.ts';
import { placeOf } from './grid-layout.ts';
import { openTumbleShow, type TumbleShow, type TumbleState } from './tumble-show.ts';
import { openTumbleStage, type TumbleStage } from './tumble-stage.ts';

export interface Table {
  readonly show: TumbleShow;
  readonly autoplay: Autoplay;
}

interface GridProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  readonly title: TumbleDefinition;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  readonly sound: Sound;
  readonly state: TumbleState | null;
  readonly onOpen: (table: Table) => void;
}

const stillQuery = '(prefers-reduced-motion: reduce)';
/** The fillet around the canvas, both sides together. */
const FILLET = 10;

/** The cabinet with its grid; the canvas inside is driven by the show. */
export function TumbleGrid({ game, gameTitle, title, images, sound, state, onOpen }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLCanvasElement>(null);
  const air = useRef<HTMLCanvasElement>(null);
  const stage = useRef<TumbleStage>(null);
  const sparks = useRef<ReturnType<typeof openSparks>>(null);

  useEffect(() => {
    const [around, canvas, over] = [box.current, grid.current, air.current];
    if (!around || !canvas || !over) return;
    const opened = openTumbleStage({
      canvas,
      columns: title.reels.length,
      rows: title.rows,
      images,
      look: lookOf(gameTitle),
      still: () => matchMedia(stillQuery).matches,
      landed: (column) => sound.land(column),
    });
    stage.current = opened;
    const fit = (): void => {
      const frame = 2 * Number.parseFloat(getComputedStyle(canvas.parentElement!).paddingTop) || 0;
      opened.resize(around.clientWidth - frame - FILLET, around.clientHeight - frame - FILLET);
    };
    const watch = new ResizeObserver(fit);
    watch.observe(around);
    fit();
    const { theme } = gameTitle;
    sparks.current = openSparks(over, motifOf(gameTitle), [
      theme.accent,
      lit(theme.hero[0], 0.2),
      lit(theme.hero[1], 0.2),
    ]);
    const show = openTumbleShow({ game, stage: opened, title, sound, handsFree: () => autoplay.handsFree() });
    const autoplay = openAutoplay({ game, play: show.spin });
    show.begin(firstPicture(title));
    onOpen({ show, autoplay });
    return () => {
      watch.disconnect();
      opened.close();
      sparks.current?.close();
    };
  }, [game, gameTitle, title, images, sound, onOpen]);

  const { phase, cells = [], celebration = 'none' } = state ?? {};
  useEffect(() => {
    if (phase !== 'celebrating' || cells.length === 0 || matchMedia(stillQuery).matches || SPARKS[celebration] === 0)
      return;
    if (!stage.current || !sparks.current || !grid.current || !air.current) return;
    const [layout, heights] = [stage.current.layout(), stage.current.heights()];
    const [canvas, over] = [grid.current.getBoundingClientRect(), air.current.getBoundingClientRect()];
    const from = cells.map((cell) => {
      const [x, y] = placeOf(layout, Math.floor(cell / 10), cell % 10, heights[Math.floor(cell / 10)]!);
      return [x + canvas.left - over.left, y + canvas.top - over.top] as const;
    });
    sparks.current.rise(from, SPARKS[celebration]);
  }, [phase, cells, celebration]);

  return (
    <div className={reelStyles.box} ref={box}>
      <div className={reelStyles.cabinet} data-dark={motifOf(gameTitle) === 'night' || undefined}>
        <canvas ref={grid} className={reelStyles.reels} aria-hidden />
      </div>
      <canvas ref={air} className={reelStyles.air} aria-hidden />
    </div>
  );
}
