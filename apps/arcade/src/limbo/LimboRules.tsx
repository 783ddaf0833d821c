import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function LimboRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            One draw says how high the lark flies: 1.00 at least, and 5,000.00 at most is shown. If that is your target
            or more, the stake is paid times the target, however much higher it went.
          </Trans>
        </p>
        <p>
          <Trans>
            The chance to reach a target is 0.99 divided by it: 2.00 is reached in 49.5 of 100 flights, 100.00 in 0.99.
            Every target pays back the same over many rounds. Targets go from 1.01 to 5,000.00; a win is rounded down to
            the smallest unit of the currency.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
