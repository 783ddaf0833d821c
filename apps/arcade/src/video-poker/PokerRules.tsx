import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { Key } from '../hud/Keys.tsx';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function PokerRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const keys = (
    <Key keys="1 – 5">
      <Trans>Hold a card, or let it go</Trans>
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
            One deck of 52 cards is shuffled for every round. You get five cards, hold those you like, and draw once for
            the others. The hand you end with is paid as the table above the cards says, the stake included.
          </Trans>
        </p>
        <p>
          <Trans>
            A pair pays from jacks upwards and gives the stake back. An ace ends a straight above the king or begins one
            below the two; ten to ace of one suit is a royal flush.
          </Trans>
        </p>
        <p>
          <Trans>
            The return is that of the best hold of every deal, counted through all 2,598,960 of them. Other holds give
            back less: switch on the hint to see what each would cost on average. A round left open waits for you; after
            two days it is ended with its best hold.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
