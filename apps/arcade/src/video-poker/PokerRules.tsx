import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { Key } from '../hud/Keys.tsx';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function PokerRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const keys = (
    <Key keys="1 – 5">
      <Trans>Hold or release a card</Trans>
    </Key>
  );
  return (
    <OriginalRules game={game} close={close} repeats={false} keys={keys}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            One deck of 52 cards is shuffled for every round. You get five cards, hold any you like and draw once to
            replace the others. Your final hand pays as shown in the table above the cards, stake included.
          </Trans>
        </p>
        <p>
          <Trans>
            A pair of jacks or better returns the stake. In a straight, an ace is either above the king or below the
            two. Ten to ace of one suit is a royal flush.
          </Trans>
        </p>
        <p>
          <Trans>
            The return assumes the best hold of every deal, counted over all 2,598,960 deals. Other holds return less.
            Turn on the hint to see what each one costs on average. If you leave a round open, you can come back to it.
            After two days it ends with its best hold.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
