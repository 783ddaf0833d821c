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
            Six decks are shuffled for every round. Come closer to 21 than the dealer without passing it. Courts count
            ten, an ace one or eleven. The dealer draws up to 16 and stands on every 17.
          </Trans>
        </p>
        <p>
          <Trans>
            A win pays the stake once more, an ace and a ten as dealt pay 3 to 2, equal counts give the stake back. On
            two cards you may double: one more card for as much again. Two cards of equal worth may be split once; split
            aces get one card each, and 21 after a split is not a blackjack.
          </Trans>
        </p>
        <p>
          <Trans>
            The dealer takes the second card after you. If that makes a blackjack, you lose your first stake only: what
            you added by doubling or splitting comes back. Against an ace you may insure half of the stake; it pays 2 to
            1 when the dealer has a blackjack.
          </Trans>
        </p>
        <p>
          <Trans>
            The return is of the first stake, for the best play. Keys 1 to 4 choose a decision, the space bar deals.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
