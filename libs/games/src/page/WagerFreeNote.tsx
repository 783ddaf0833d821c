import { Trans } from '@lingui/react/macro';
import type { Game } from '@croupier/contracts';
import { isCurrency, wagerFreeMinimum } from '@croupier/money';
import { Banner, Money } from '@croupier/ui-kit';

export interface WagerFreeNoteProps {
  game: Game;
  player: { currency: string; bonusCents: number } | null;
}

/** Renders a note in a wager-free game for a player with a bonus balance (specification §4). */
export function WagerFreeNote({ game, player }: WagerFreeNoteProps) {
  if (!player || player.bonusCents <= 0 || !game.collections.includes('wager0')) return null;
  const currency = isCurrency(player.currency) ? player.currency : null;
  const minimum = currency && wagerFreeMinimum(currency);
  return (
    <Banner tone="signal">
      <strong>
        <Trans>Bets here don’t count towards your bonus.</Trans>
      </strong>{' '}
      {currency && minimum !== null && (
        <Trans>
          Bets of <Money amount={minimum} currency={currency} /> or more use your own money only.
        </Trans>
      )}
    </Banner>
  );
}
