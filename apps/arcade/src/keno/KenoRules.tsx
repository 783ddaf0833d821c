import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function KenoRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Pick 1 to 10 of 40 numbers. Ten different numbers are drawn, and every set is equally likely. Your payout
            depends on how many of your numbers are drawn. The table next to the grid shows what each number of hits
            pays and how likely it is.
          </Trans>
        </p>
        <p>
          <Trans>
            It makes no difference which numbers you pick. Picking more numbers or a higher risk shifts payouts from
            common hits to rare ones. Every paytable has the same return over many rounds. A payout below 1× returns
            less than the stake. Wins are rounded down to the smallest currency unit.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
