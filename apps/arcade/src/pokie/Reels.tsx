import { useCallback, useEffect, useRef } from 'react';
import type { PokieDefinition } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import { Cabinet } from '../reels/Cabinet.tsx';
import { centreOf } from '../reels/layout.ts';
import { lookOf, type ReelLook } from '../reels/look.ts';
import { openReelStage, type ReelPicture, type ReelStage } from '../reels/reel-stage.ts';
import { useCabinet } from '../reels/useCabinet.ts';
import { isStill } from '../still.ts';
import { SPARKS } from './celebration.ts';
import { firstPicture } from './first-picture.ts';
import type { PokieShow, ReelSetup, ShowState } from './pokie-show.ts';
import type { TableProps } from './useReelTable.ts';

export interface OverSetup {
  readonly title: PokieDefinition;
  readonly look: ReelLook;
  readonly still: () => boolean;
}

/** Drawing over the reels. `over` returns true while it moves; `wakes` receives the function that requests a redraw. */
export interface Over {
  readonly over: (picture: ReelPicture) => boolean;
  readonly wakes: (call: () => void) => void;
}

/** Script of a kind of reels, and its drawing over them. */
export interface ReelKind<Drawn extends Over | null> {
  readonly openOver: (setup: OverSetup) => Drawn;
  readonly openShow: (setup: ReelSetup & { readonly over: Drawn }) => PokieShow;
}

interface ReelsProps<Drawn extends Over | null> extends TableProps<ShowState> {
  readonly title: PokieDefinition;
  readonly kind: ReelKind<Drawn>;
}

/** Renders the cabinet with its reels; the canvas inside is driven by the show. */
export function Reels<Drawn extends Over | null>({
  game,
  gameTitle,
  title,
  kind,
  images,
  sound,
  state,
  onOpen,
}: ReelsProps<Drawn>) {
  const drawn = useRef<Drawn>(null);
  const open = useCallback(
    (canvas: HTMLCanvasElement): ReelStage => {
      const look = lookOf(gameTitle);
      const over = kind.openOver({ title, look, still: isStill });
      drawn.current = over;
      let scatters = 0;
      const stage = openReelStage({
        canvas,
        title,
        images,
        look,
        still: isStill,
        over: over?.over,
        events: {
          landed(reel, count) {
            if (reel === 0) scatters = 0;
            scatters += count;
            sound.land(reel);
            if (count > 0) sound.scatter(scatters);
          },
        },
      });
      over?.wakes(stage.wake);
      return stage;
    },
    [gameTitle, title, kind, images, sound],
  );
  const begin = useCallback(
    (stage: ReelStage): void => {
      const over = drawn.current as Drawn;
      const show = kind.openShow({ game, stage, title, sound, over, handsFree: () => autoplay.handsFree() });
      const autoplay = openAutoplay({ game, play: show.spin });
      show.begin(firstPicture(title));
      onOpen({ show, autoplay });
    },
    [game, title, kind, sound, onOpen],
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
