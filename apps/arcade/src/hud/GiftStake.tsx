import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Button } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { usePart } from '../store.ts';
import styles from './gift.module.css';
import { money } from './texts.tsx';

/**
 * Renders the free spins that pay, in place of the stake: how many are left, their fixed stake, and the switch to the
 * player's own money.
 */
export function GiftStake({ game, locked }: { readonly game: GameStore; readonly locked: boolean }) {
  const gifts = usePart(game, 'gifts');
  const giftId = usePart(game, 'giftId');
  const gift = gifts.find(({ id }) => id === giftId);
  if (!gift) return null;
  return (
    <div className={styles.stake}>
      <p className={styles.figures}>
        <span className={styles.label}>
          <Trans>Free spins at {money(gift.stake_cents, game.session.currency)}</Trans>
        </span>
        <strong>
          <Plural value={gift.rounds_left} one="# left" other="# left" />
        </strong>
      </p>
      <Button size="small" variant="quiet" disabled={locked} onClick={() => game.payWith(null)}>
        <Trans>Own money</Trans>
      </Button>
    </div>
  );
}

/** Renders free spins that are available while the player's own money pays. */
export const GiftsWaiting = memo(function GiftsWaiting({
  game,
  locked,
}: {
  readonly game: GameStore;
  readonly locked: boolean;
}) {
  const gifts = usePart(game, 'gifts');
  const giftId = usePart(game, 'giftId');
  const asksPayer = usePart(game, 'asksPayer');
  const left = gifts.reduce((sum, { rounds_left }) => sum + rounds_left, 0);
  if (left === 0 || giftId !== null || asksPayer) return null;
  return (
    <Button size="small" variant="quiet" disabled={locked} onClick={game.askPayer}>
      <Plural value={left} one="# free spin" other="# free spins" />
    </Button>
  );
});
