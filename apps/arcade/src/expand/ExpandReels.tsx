import { useCallback, useEffect, useRef } from 'react';
import type { PokieDefinition } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import { SPARKS } from '../pokie/celebration.ts';
import { firstPicture } from '../pokie/first-picture.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import type { TableProps } from '../pokie/useReelTable.ts';
import { Cabinet } from '../reels/Cabinet.tsx';
import { centreOf } from '../reels/layout.ts';
import { lookOf } from '../reels/look.ts';
import { openReelStage, type ReelStage } from '../reels/reel-stage.ts';
import { useCabinet } from '../reels/useCabinet.ts';
import { isStill } from '../still.ts';
import { openExpandShow } from './expand-show.ts';
import { openVines, type Vines } from './vines.ts';

interface ReelsProps extends TableProps<ShowState> {
  readonly title: PokieDefinition;
}

/** The cabinet with its reels, and what grows over them. */
export function ExpandReels({ game, gameTitle, title, images, sound, state, onOpen }: ReelsProps) {
  const vines = useRef<Vines>(null);
  const open = useCallback(
    (canvas: HTMLCanvasElement): ReelStage => {
      const look = lookOf(gameTitle);
      const over = openVines({ title, look, still: isStill });
      vines.current = over;
      let scatters = 0;
      const stage = openReelStage({
        canvas,
        title,
        images,
        look,
        still: isStill,
        over: over.over,
        events: {
          landed(reel, count) {
            if (reel === 0) scatters = 0;
            scatters += count;
            sound.land(reel);
            if (count > 0) sound.scatter(scatters);
          },
        },
      });
      over.wakes(stage.wake);
      return stage;
    },
    [gameTitle, title, images, sound],
  );
  const begin = useCallback(
    (stage: ReelStage): void => {
      const show = openExpandShow({
        game,
        stage,
        vines: vines.current!,
        title,
        sound,
        handsFree: () => autoplay.handsFree(),
      });
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
