import { Trans, useLingui } from '@lingui/react/macro';
import { baccaratReturns } from '@croupier/game-math';
import { formatPercent } from '@croupier/i18n';
import { ChipKeys } from '../chips/ChipKeys.tsx';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';
import { localeOf } from '../texts.ts';

export default function BaccaratRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const { i18n } = useLingui();
  const share = (spot: keyof typeof baccaratReturns): string =>
    formatPercent(baccaratReturns[spot], localeOf(i18n.locale), 2);
  const [banker, player, tie, pair] = [share('banker'), share('player'), share('tie'), share('player-pair')];
  return (
    <OriginalRules game={game} close={close} stakes={false} keys={<ChipKeys />}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Eight decks are shuffled for every round. Player and banker are the names of two hands, both drawn by fixed
            rules. You bet on which hand comes closer to nine. Aces count one, tens and face cards count zero, and only
            the last digit of a total counts.
          </Trans>
        </p>
        <p>
          <Trans>
            An eight or nine on two cards ends the round immediately. Otherwise, the player draws a third card on five
            or less. If the player stands, the banker follows the same rule. If the player draws, the banker draws on
            two or less, and on three unless the player’s third card is an eight. The banker also draws on four against
            a two to seven, and on five against a four to seven. On six, the banker draws against a six or seven.
          </Trans>
        </p>
        <p>
          <Trans>
            The player bet pays 1 to 1. The banker bet pays 0.95 to 1, because the house keeps 5% of its win, rounded
            down to the smallest currency unit. A tie pays 8 to 1 and returns bets on player and banker. A pair, meaning
            two first cards of the same rank, pays 11 to 1.
          </Trans>
        </p>
        <p>
          <Trans>
            Over many rounds, the banker bet returns {banker}, the player bet {player}, the tie {tie} and a pair {pair}.
            The return above is for the banker bet.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
