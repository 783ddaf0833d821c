import type { GameRound } from '@croupier/contracts';
import type { HoldDefinition } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { celebrationOf, COUNT_MS } from '../pokie/celebration.ts';
import type { Pacing, Pauses } from '../pokie/pauses.ts';
import { openPokieShow, type ShowState } from '../pokie/pokie-show.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';
import type { HoldGrid } from './hold-grid.ts';
import { type Held, readHeld } from './outcome.ts';

export interface HoldState {
  /** Respins left, and their maximum; null outside of the feature. */
  readonly left: number | null;
  /** Number of filled cells. */
  readonly filled: number;
  readonly grand: boolean;
}

interface Setup extends Pacing {
  readonly game: GameStore;
  readonly stage: ReelStage;
  readonly grid: HoldGrid;
  readonly title: HoldDefinition;
  readonly sound: Sound;
}

const REST: HoldState = { left: null, filled: 0, grand: false };
const OPENING_MS = 1_100;
const BETWEEN_MS = 260;

/** Runs a round on the reels, and its respins. */
export function openHoldShow({ game, stage, grid, title, sound, ...pacing }: Setup) {
  const hold = createStore<HoldState>(REST);
  let pausing: Pauses | null = null;
  /** Money of the round whose reels are landing. */
  let coming: Held | null = null;

  const follows = async (
    round: GameRound,
    tell: (change: Partial<ShowState>) => void,
    pauses: Pauses,
  ): Promise<void> => {
    const held = readHeld(round.outcome, title);
    if (!held || held.respins.length === 0) return;
    pausing = pauses;
    const { respins } = title.hold;
    let filled = held.coins.length;
    stage.clearWins();
    sound.feature();
    tell({ phase: 'turning', celebration: 'none', wins: null });
    hold.set({ left: respins, filled, grand: false });
    await pauses.waitOrPress(grid.enter(held.coins) + OPENING_MS);
    let left = respins;
    for (const fresh of held.respins) {
      if (pauses.isSkipping()) break;
      left -= 1;
      hold.set({ left });
      sound.spin();
      const takes = grid.respin(fresh);
      const sounds = grid.landings(fresh).map((ms, index) => setTimeout(() => sound.land(index), ms));
      await pauses.waitOrPress(takes);
      sounds.forEach(clearTimeout);
      grid.settle();
      if (fresh.length > 0) {
        filled += fresh.length;
        left = respins;
        sound.scatter(Math.min(5, filled - 6));
        hold.set({ left, filled });
      }
      await pauses.waitOrPress(BETWEEN_MS);
    }
    const all = [...held.coins, ...held.respins.flat()];
    if (pauses.isSkipping()) grid.enter(all);
    pauses.skipped();
    hold.set({ left: null, filled: all.length, grand: held.grand });
    pausing = null;
    const multiple = round.win_cents / round.stake_cents;
    const celebration = celebrationOf(multiple);
    const countMs = COUNT_MS[celebration];
    grid.light(countMs);
    if (multiple >= 1) sound.win(multiple);
    tell({ phase: 'celebrating', celebration, wonCents: round.win_cents, countMs, stakeCents: round.stake_cents });
    await pauses.waitOrPress(Math.max(900, countMs));
  };

  const show = openPokieShow({
    game,
    stage,
    title,
    sound,
    ...pacing,
    additions: {
      begins() {
        coming = null;
        grid.clear();
        hold.set(REST);
      },
      comes: (round) => (coming = readHeld(round.outcome, title)),
      follows,
    },
  });
  return {
    ...show,
    hold,
    /** Stops turning cells immediately; skips no step. */
    press(): void {
      if (pausing) pausing.cut();
      else show.press();
    },
    /** Called when a reel's symbols have landed. */
    landed: (reel: number): void => grid.landed(reel, coming?.coins ?? []),
    /** Skips to the payout of the feature. */
    skipHold: (): void => pausing?.skip(),
  };
}

export type HoldShow = ReturnType<typeof openHoldShow>;
