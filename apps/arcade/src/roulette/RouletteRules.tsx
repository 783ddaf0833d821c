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
            Choose a chip and place it on the table: on a number, between two numbers, on a corner of four, at the edge
            of a street or between two streets. You can also bet on a dozen, a column or an even chance. Slide your
            finger to see what a spot covers, and lift it to place the chip. Right-click a spot to remove its chips.
          </Trans>
        </p>
        <p>
          <Trans>
            The wheel has 37 pockets, 0 to 36, each equally likely. A spot of one number pays 35 to 1, and one of two
            numbers 17 to 1. Three numbers pay 11 to 1, four 8 to 1 and six 5 to 1. Dozens and columns pay 2 to 1, and
            even chances 1 to 1. A winning spot also returns its stake.
          </Trans>
        </p>
        <p>
          <Trans>
            The zero belongs to no dozen, column or even chance. Every spot returns 36 of 37 stakes over many rounds, so
            no way of placing chips is better than another. Chips stay on the table for the next round. Its total stake
            is always shown next to the button.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
