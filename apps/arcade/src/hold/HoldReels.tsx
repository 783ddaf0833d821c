import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import type { HoldDefinition } from '@croupier/game-math';
import { openAutoplay } from '../game/autoplay.ts';
import { SPARKS } from '../pokie/celebration.ts';
import { firstPicture } from '../pokie/first-picture.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import type { TableProps } from '../pokie/useReelTable.ts';
import { Cabinet } from '../reels/Cabinet.tsx';
import { lookOf } from '../reels/look.ts';
import { openReelStage, type ReelStage } from '../reels/reel-stage.ts';
import { useCabinet } from '../reels/useCabinet.ts';
import { isStill } from '../still.ts';
import { coinAmount } from './amounts.ts';
import { heldReels } from './held-reels.ts';
import { type CoinWords, type HoldGrid, openHoldGrid } from './hold-grid.ts';
import { type HoldShow, openHoldShow } from './hold-show.ts';

interface ReelsProps extends TableProps<ShowState> {
  readonly title: HoldDefinition;
  readonly onHold: (show: HoldShow) => void;
}

/** Renders the cabinet with its reels, and the money over them. */
export function HoldReels({ game, gameTitle, title, images, sound, state, onOpen, onHold }: ReelsProps) {
  const { t } = useLingui();
  const words = useRef<CoinWords>(null);
  const { currency } = game.session;
  const stakeCents = state?.stakeCents ?? 0;
  useEffect(() => {
    words.current = {
      amount: (tenths) => coinAmount((stakeCents * tenths) / 10, currency),
      prizes: { mini: t`Mini`, minor: t`Minor`, major: t`Major` },
    };
  }, [stakeCents, currency, t]);
  const grid = useRef<HoldGrid>(null);
  const show = useRef<HoldShow>(null);

  const open = useCallback(
    (canvas: HTMLCanvasElement): ReelStage => {
      const look = lookOf(gameTitle);
      const over = openHoldGrid({ title, look, still: isStill, words: () => words.current! });
      grid.current = over;
      let seen = 0;
      const stage = openReelStage({
        canvas,
        title,
        images,
        look,
        still: isStill,
        over: over.over,
        heldOf: (reels) => heldReels(title, reels),
        events: {
          landed(reel, count) {
            if (reel === 0) seen = 0;
            seen += count;
            sound.land(reel);
            if (count > 0 && seen > 3) sound.scatter(seen - 3);
            show.current?.landed(reel);
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
      const opened = openHoldShow({
        game,
        stage,
        grid: grid.current!,
        title,
        sound,
        handsFree: () => autoplay.handsFree(),
      });
      show.current = opened;
      const autoplay = openAutoplay({ game, play: opened.spin });
      opened.begin(firstPicture(title));
      onOpen({ show: opened, autoplay });
      onHold(opened);
    },
    [game, title, sound, onOpen, onHold],
  );
  const { parts, rise } = useCabinet(gameTitle, open, begin);

  const celebration = state?.phase === 'celebrating' ? state.celebration : 'none';
  useEffect(() => {
    rise(SPARKS[celebration], (stage) => grid.current!.points(stage.layout()));
  }, [celebration, rise]);

  return <Cabinet gameTitle={gameTitle} {...parts} />;
}
