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
            One draw decides how high the lark flies, shown from 1.00 to 5,000.00. If it reaches your target, you are
            paid the stake times the target, however much higher it flies.
          </Trans>
        </p>
        <p>
          <Trans>
            The chance of reaching a target is 0.99 divided by the target. For example, 2.00 is reached in 49.5 of 100
            flights, and 100.00 in 0.99. Every target has the same return over many rounds. Targets range from 1.01 to
            5,000.00. A win is rounded down to the smallest currency unit.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
