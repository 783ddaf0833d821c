import { useCallback, useEffect } from 'react';
import type { TumbleDefinition } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import { SPARKS } from '../pokie/celebration.ts';
import type { TableProps } from '../pokie/useReelTable.ts';
import { Cabinet } from '../reels/Cabinet.tsx';
import { lookOf } from '../reels/look.ts';
import { useCabinet } from '../reels/useCabinet.ts';
import { isStill } from '../still.ts';
import { firstPicture } from './first-picture.ts';
import { placeOf } from './grid-layout.ts';
import { openTumbleShow, type TumbleState } from './tumble-show.ts';
import { openTumbleStage, type TumbleStage } from './tumble-stage.ts';

interface GridProps extends TableProps<TumbleState> {
  readonly title: TumbleDefinition;
}

/** Renders the cabinet with its grid; the canvas inside is driven by the show. */
export function TumbleGrid({ game, gameTitle, title, images, sound, state, onOpen }: GridProps) {
  const open = useCallback(
    (canvas: HTMLCanvasElement): TumbleStage =>
      openTumbleStage({
        canvas,
        columns: title.reels.length,
        rows: title.rows,
        images,
        look: lookOf(gameTitle),
        still: isStill,
        landed: (column) => sound.land(column),
      }),
    [gameTitle, title, images, sound],
  );
  const begin = useCallback(
    (stage: TumbleStage): void => {
      const show = openTumbleShow({ game, stage, title, sound, handsFree: () => autoplay.handsFree() });
      const autoplay = openAutoplay({ game, play: show.spin });
      show.begin(firstPicture(title));
      onOpen({ show, autoplay });
    },
    [game, title, sound, onOpen],
  );
  const { parts, rise } = useCabinet(gameTitle, open, begin);

  const { phase, cells = [], celebration = 'none' } = state ?? {};
  useEffect(() => {
    if (phase !== 'celebrating' || cells.length === 0) return;
    rise(SPARKS[celebration], (stage) => {
      const [layout, heights] = [stage.layout(), stage.heights()];
      return cells.map((cell) => placeOf(layout, Math.floor(cell / 10), cell % 10, heights[Math.floor(cell / 10)]!));
    });
  }, [phase, cells, celebration, rise]);

  return <Cabinet gameTitle={gameTitle} {...parts} />;
}
