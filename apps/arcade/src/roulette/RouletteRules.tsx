import { Trans } from '@lingui/react/macro';
import { ChipKeys } from '../chips/ChipKeys.tsx';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function RouletteRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close} stakes={false} keys={<ChipKeys />}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Choose a chip and lay it on the cloth: on a number, on the line between two, on a crossing of four, at the
            edge of a street or between two streets, on a dozen, a column or an even chance. Slide a finger to see what
            a spot covers; it counts where you lift it. A right click takes the chips of a spot away.
          </Trans>
        </p>
        <p>
          <Trans>
            The wheel has 37 pockets, 0 to 36, each drawn with the same chance. A spot of one number pays 35 to 1, of
            two 17 to 1, three 11 to 1, four 8 to 1, six 5 to 1; dozens and columns pay 2 to 1, even chances 1 to 1. The
            stake of a spot that wins comes back with it.
          </Trans>
        </p>
        <p>
          <Trans>
            The zero belongs to no dozen, column or even chance. Every spot returns 36 of 37 stakes over many rounds, so
            no way of laying chips is better than another. Chips stay where they lie: what the next round stakes is
            always shown beside the button.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
