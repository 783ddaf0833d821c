import type { GameGift } from '@croupier/contracts';
import type { FailureCode } from '../rgs/failure.ts';
import type { GameState } from './game-state.ts';

interface Tools {
  readonly get: () => GameState;
  readonly set: (change: Partial<GameState>) => void;
}

const LOST: readonly FailureCode[] = ['gift_not_active', 'gift_does_not_fit'];

/**
 * Holds which free spins pay for rounds and how many are left. After the last one the player must choose to play with
 * their own money.
 */
export function giftChoice({ get, set }: Tools) {
  let ownStakeCents = get().stakeCents;
  const change = (id: number, to: (gift: GameGift) => Partial<GameGift>): void =>
    set({ gifts: get().gifts.map((gift) => (gift.id === id ? { ...gift, ...to(gift) } : gift)) });
  const find = (id: number | null): GameGift | undefined => get().gifts.find((gift) => gift.id === id);
  const end = (usedUp: GameGift | null, gifts: readonly GameGift[]): void =>
    set({ gifts, giftId: null, stakeCents: ownStakeCents, asksPayer: true, usedUp });

  return {
    payWith(giftId: number | null): void {
      if (get().giftId === null) ownStakeCents = get().stakeCents;
      const gift = find(giftId);
      const stakeCents = gift?.stake_cents ?? ownStakeCents;
      set({ giftId: gift?.id ?? null, stakeCents, asksPayer: false, usedUp: null, problem: null });
    },
    take: (id: number): void => change(id, ({ rounds_left }) => ({ rounds_left: rounds_left - 1 })),
    won: (id: number, cents: number): void => change(id, ({ won_cents }) => ({ won_cents: won_cents + cents })),
    /** Returns a spin after a refusal, unless the gift is no longer active. */
    giveBack(id: number, code: FailureCode): void {
      if (LOST.includes(code))
        end(
          null,
          get().gifts.filter((gift) => gift.id !== id),
        );
      else change(id, ({ rounds_left }) => ({ rounds_left: rounds_left + 1 }));
    },
    endUsedUp(): void {
      const { gifts, giftId } = get();
      const left = gifts.filter(({ rounds_left }) => rounds_left > 0);
      const gift = find(giftId);
      if (gift?.rounds_left === 0) end(gift, left);
    },
    /** Replaces the gifts with those the server reports. */
    become(gifts: readonly GameGift[]): void {
      const { giftId } = get();
      if (giftId !== null && !gifts.some(({ id }) => id === giftId)) end(null, gifts);
      else set({ gifts });
    },
  };
}
