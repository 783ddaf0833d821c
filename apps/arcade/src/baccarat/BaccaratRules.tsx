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
            rules; you bet which of them comes closer to nine. Aces count one, tens and courts nothing, and of a sum
            only its last digit counts.
          </Trans>
        </p>
        <p>
          <Trans>
            Eight or nine on two cards ends the round at once. Otherwise the player draws a third card on five or less.
            If the player stood, the banker does the same; if not, the banker draws on two or less, on three unless the
            player’s third card is an eight, on four against a two to seven, on five against a four to seven, and on six
            against a six or seven.
          </Trans>
        </p>
        <p>
          <Trans>
            The player pays 1 to 1; the banker 0.95 to 1, as 5 % of its win stays with the house, rounded down to the
            smallest unit of the currency. A tie pays 8 to 1 and gives bets on player and banker back. Two first cards
            of one rank are a pair and pay 11 to 1.
          </Trans>
        </p>
        <p>
          <Trans>
            Over many rounds the banker returns {banker}, the player {player}, the tie {tie} and a pair {pair}. The
            return above is that of the banker.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
