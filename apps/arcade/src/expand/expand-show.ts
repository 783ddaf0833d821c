import type { PokieDefinition } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { readOutcome } from '../pokie/outcome.ts';
import type { Pacing } from '../pokie/pauses.ts';
import { openPokieShow } from '../pokie/pokie-show.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import type { Vines } from './vines.ts';

interface Setup extends Pacing {
  readonly game: GameStore;
  readonly stage: ReelStage;
  readonly vines: Vines;
  readonly title: PokieDefinition;
  readonly sound: Sound;
}

/** The script of a round whose wilds grow before their wins are shown. */
export function openExpandShow({ game, stage, vines, title, sound, ...pacing }: Setup) {
  let growing: (() => void) | null = null;
  const show = openPokieShow({
    game,
    stage,
    title,
    sound,
    ...pacing,
    additions: {
      begins: vines.clear,
      async stands(round, spin, pauses) {
        const reels = readOutcome(round.outcome, title)?.spins[spin]?.reels ?? [];
        const grown = reels.flatMap((column, reel) => (column.includes(title.wild) ? [reel] : []));
        if (grown.length === 0) return;
        growing = pauses.cut;
        sound.scatter(grown.length);
        await pauses.waitOrPress(vines.grow(reels, grown));
        growing = null;
        vines.settle();
      },
    },
  });
  return {
    ...show,
    /** What grows is grown at once; otherwise the press of every reel game. */
    press: (): void => (growing ?? show.press)(),
  };
}
