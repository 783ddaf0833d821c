import { useEffect, useRef } from 'react';
import type { GameTitle } from '@croupier/game-art';
import { lit, motifOf } from '@croupier/game-art/symbols';
import type { PokieDefinition } from '@croupier/game-math';
import { type Autoplay, openAutoplay } from '../game/autoplay.ts';
import type { GameStore } from '../game/game-store.ts';
import { centreOf } from '../reels/layout.ts';
import { lookOf } from '../reels/look.ts';
import { openReelStage, type ReelStage } from '../reels/reel-stage.ts';
import { openSparks } from '../reels/sparks.ts';
import type { Sound } from '../sound/sound.ts';
import { SPARKS } from './celebration.ts';
import { firstPicture } from './first-picture.ts';
import { openPokieShow, type PokieShow, type ShowState } from './pokie-show.ts';
import styles from './reels.module.css';

/** The reels' script, and who may play it round after round. */
export interface Table {
  readonly show: PokieShow;
  readonly autoplay: Autoplay;
}

interface ReelsProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  readonly title: PokieDefinition;
  readonly images: ReadonlyMap<string, HTMLImageElement>;
  readonly sound: Sound;
  readonly state: ShowState | null;
  readonly onOpen: (table: Table) => void;
}

const stillQuery = '(prefers-reduced-motion: reduce)';
/** The fillet around the canvas, both sides together. */
const FILLET = 10;

/** The cabinet with its reels; the canvas inside is driven by the show. */
export function Reels({ game, gameTitle, title, images, sound, state, onOpen }: ReelsProps) {
  const box = useRef<HTMLDivElement>(null);
  const reels = useRef<HTMLCanvasElement>(null);
  const air = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ReelStage>(null);
  const sparks = useRef<ReturnType<typeof openSparks>>(null);

  useEffect(() => {
    const [around, canvas, over] = [box.current, reels.current, air.current];
    if (!around || !canvas || !over) return;
    let scatters = 0;
    const opened = openReelStage({
      canvas,
      title,
      images,
      look: lookOf(gameTitle),
      still: () => matchMedia(stillQuery).matches,
      events: {
        landed(reel, count) {
          if (reel === 0) scatters = 0;
          scatters += count;
          sound.land(reel);
          if (count > 0) sound.scatter(scatters);
        },
      },
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
    const show = openPokieShow({ game, stage: opened, title, sound, handsFree: () => autoplay.handsFree() });
    const autoplay = openAutoplay({ game, play: show.spin });
    show.begin(firstPicture(title));
    onOpen({ show, autoplay });
    return () => {
      watch.disconnect();
      opened.close();
      sparks.current?.close();
    };
  }, [game, gameTitle, title, images, sound, onOpen]);

  const wins = state?.wins ?? null;
  const celebration = state?.celebration ?? 'none';
  useEffect(() => {
    if (!wins || matchMedia(stillQuery).matches || SPARKS[celebration] === 0) return;
    if (!stage.current || !sparks.current || !reels.current || !air.current) return;
    const layout = stage.current.layout();
    const [canvas, over] = [reels.current.getBoundingClientRect(), air.current.getBoundingClientRect()];
    const from = wins.wins.flatMap(({ cells }) =>
      cells.map(([reel, row]) => {
        const [x, y] = centreOf(layout, reel, row);
        return [x + canvas.left - over.left, y + canvas.top - over.top] as const;
      }),
    );
    sparks.current.rise(from, SPARKS[celebration]);
  }, [wins, celebration]);

  return (
    <div className={styles.box} ref={box}>
      <div className={styles.cabinet} data-dark={motifOf(gameTitle) === 'night' || undefined}>
        <canvas ref={reels} className={styles.reels} aria-hidden />
      </div>
      <canvas ref={air} className={styles.air} aria-hidden />
    </div>
  );
}
