import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function DiceRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            A number from 00.00 to 99.99 is drawn. Each of the 10,000 numbers is equally likely. You win if the number
            is on your side of the target. The target itself belongs to neither side.
          </Trans>
        </p>
        <p>
          <Trans>
            A win pays the stake times 0.99 divided by the chance of winning, up to 4,950 times the stake. It is rounded
            down to the smallest currency unit.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
