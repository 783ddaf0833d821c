import { useCallback, useEffect } from 'react';
import type { PokieDefinition } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import { Cabinet } from '../reels/Cabinet.tsx';
import { centreOf } from '../reels/layout.ts';
import { lookOf } from '../reels/look.ts';
import { openReelStage, type ReelStage } from '../reels/reel-stage.ts';
import { useCabinet } from '../reels/useCabinet.ts';
import { isStill } from '../still.ts';
import { SPARKS } from './celebration.ts';
import { firstPicture } from './first-picture.ts';
import { openPokieShow, type ShowState } from './pokie-show.ts';
import type { TableProps } from './useReelTable.ts';

interface ReelsProps extends TableProps<ShowState> {
  readonly title: PokieDefinition;
}

/** The cabinet with its reels; the canvas inside is driven by the show. */
export function Reels({ game, gameTitle, title, images, sound, state, onOpen }: ReelsProps) {
  const open = useCallback(
    (canvas: HTMLCanvasElement): ReelStage => {
      let scatters = 0;
      return openReelStage({
        canvas,
        title,
        images,
        look: lookOf(gameTitle),
        still: isStill,
        events: {
          landed(reel, count) {
            if (reel === 0) scatters = 0;
            scatters += count;
            sound.land(reel);
            if (count > 0) sound.scatter(scatters);
          },
        },
      });
    },
    [gameTitle, title, images, sound],
  );
  const begin = useCallback(
    (stage: ReelStage): void => {
      const show = openPokieShow({ game, stage, title, sound, handsFree: () => autoplay.handsFree() });
      const autoplay = openAutoplay({ game, play: show.spin });
      show.begin(firstPicture(title));
      onOpen({ show, autoplay });
    },
    [game, title, sound, onOpen],
  );
  const { parts, rise } = useCabinet(gameTitle, open, begin);

  const wins = state?.wins ?? null;
  const celebration = state?.celebration ?? 'none';
  useEffect(() => {
    if (!wins) return;
    rise(SPARKS[celebration], (stage) => {
      const layout = stage.layout();
      return wins.wins.flatMap(({ cells }) => cells.map(([reel, row]) => centreOf(layout, reel, row)));
    });
  }, [wins, celebration, rise]);

  return <Cabinet gameTitle={gameTitle} {...parts} />;
}
