import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function BlackjackRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Six decks are shuffled for every round. Get closer to 21 than the dealer without going over. Face cards
            count ten, and an ace counts one or eleven. The dealer draws up to 16 and stands on every 17.
          </Trans>
        </p>
        <p>
          <Trans>
            A win pays 1 to 1. A blackjack, an ace and a ten as dealt, pays 3 to 2. Equal totals return the stake. On
            two cards, you can double: one more card for the same stake again. You can split two cards of equal value
            once. Split aces get one card each, and 21 after a split is not a blackjack.
          </Trans>
        </p>
        <p>
          <Trans>
            The dealer takes the second card after you. If it makes a blackjack, you lose only your first stake. What
            you added by doubling or splitting is returned. Against an ace, you can insure half of the stake. Insurance
            pays 2 to 1 if the dealer has a blackjack.
          </Trans>
        </p>
        <p>
          <Trans>
            The return applies to the first stake with best play. Press 1 to 4 to choose a decision, or space to deal.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
