import { type Lamp } from '@croupier/game-math';
import { openPokieShow, type PokieShow, type ReelSetup } from '../pokie/pokie-show.ts';
import type { Store } from '../store.ts';
import type { Lights } from './lights.ts';
import { readLamps } from './outcome.ts';

export interface Street {
  /** Value that each lit lamp adds, in the order in which they were lit. */
  readonly lit: readonly number[];
  /** `true` if this spin lit a lamp. */
  readonly brighter: boolean;
}

export const DARK: Street = { lit: [], brighter: false };

interface Setup extends ReelSetup {
  readonly over: Lights;
  readonly street: Store<Street>;
}

/** Runs a round whose free spins collect lamp values before their wins are shown. */
export function openCollectShow({ over: lights, street, ...setup }: Setup): PokieShow {
  const { title, sound } = setup;
  /** Lamps that the round lights, spin by spin. */
  let coming: readonly (readonly Lamp[])[] = [];
  let hurry: (() => void) | null = null;
  const show = openPokieShow({
    ...setup,
    additions: {
      collects: true,
      begins() {
        lights.clear();
        // A new round starts with no lamp lit.
        street.set(show.get().free ? { brighter: false } : DARK);
      },
      comes: (round) => (coming = readLamps(round.outcome, title)),
      async stands(_, spin, pauses, counts) {
        let hurried = false;
        hurry = () => {
          hurried = true;
          pauses.cut();
        };
        for (const lamp of coming[spin] ?? []) {
          const { lit } = street.get();
          sound.scatter(Math.min(5, lit.length + 1));
          const takes = lights.light(lamp);
          if (!hurried) await pauses.waitOrPress(takes);
          street.set({ lit: [...lit, lamp.adds], brighter: true });
          counts([...lit, lamp.adds].reduce((sum, adds) => sum + adds, 1));
        }
        hurry = null;
        lights.settle();
      },
    },
  });
  show.subscribe(() => {
    const { phase } = show.get();
    const all = coming.flat();
    // Lights all lamps of the free spins, whether they were skipped or shown to the end.
    if (phase === 'feature-summary' && street.get().lit.length < all.length)
      street.set({ lit: all.map(({ adds }) => adds) });
  });
  return {
    ...show,
    /** Finishes lighting immediately; otherwise acts like the press of every reel game. */
    press: (): void => (hurry ?? show.press)(),
  };
}
