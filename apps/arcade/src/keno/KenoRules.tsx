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
            You pick 1 to 10 of 40 numbers. Ten different numbers are drawn, every set equally likely. How many of yours
            are among them says how many times the stake is paid; beside the field stands what each number of hits pays
            and how likely it is.
          </Trans>
        </p>
        <p>
          <Trans>
            Which numbers you pick makes no difference. More of them, or more risk, move pay from common hits to rare
            ones; every table pays back the same over many rounds. What pays less than 1 gives back less than the stake.
            A win is rounded down to the smallest unit of the currency.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
