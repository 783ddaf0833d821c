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
            Before you dig, as many mines as you chose are laid under the 25 cells, every layout equally likely. Each
            cell with amber raises what cashing out pays; a mine ends the round and the stake is lost.
          </Trans>
        </p>
        <p>
          <Trans>
            Cashing out pays 0.99 divided by the chance to have got so far, rounded down to the smallest unit of the
            currency. Wherever you stop, the return is the same: no way of choosing cells is better than another.
          </Trans>
        </p>
        <p>
          <Trans>
            The last cell that pays at most 5,000 times the stake is cashed out by itself. A round left open waits for
            you; after two days it is cashed out for you, or the stake is given back where no cell was opened.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
