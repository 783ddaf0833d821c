import { readOutcome } from '../pokie/outcome.ts';
import { openPokieShow, type ReelSetup } from '../pokie/pokie-show.ts';
import type { Vines } from './vines.ts';

interface Setup extends ReelSetup {
  readonly over: Vines;
}

/** Runs a round whose wilds grow before their wins are shown. */
export function openExpandShow({ over: vines, ...setup }: Setup) {
  const { title, sound } = setup;
  let growing: (() => void) | null = null;
  const show = openPokieShow({
    ...setup,
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
    /** Finishes the growth immediately; otherwise acts like the press of every reel game. */
    press: (): void => (growing ?? show.press)(),
  };
}
