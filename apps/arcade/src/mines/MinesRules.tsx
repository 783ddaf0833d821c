import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function MinesRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close} repeats={false}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Before you dig, the mines you chose are placed under the 25 cells. Every layout is equally likely. Each cell
            with amber raises the cash-out amount. A mine ends the round, and you lose the stake.
          </Trans>
        </p>
        <p>
          <Trans>
            Cashing out pays the stake times 0.99 divided by the chance of getting this far, rounded down to the
            smallest currency unit. The return is the same wherever you stop and whichever cells you choose.
          </Trans>
        </p>
        <p>
          <Trans>
            The last cell that pays up to 5,000 times the stake is cashed out automatically. If you leave a round open,
            you can come back to it. After two days we cash it out for you, or return the stake if you opened no cell.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
