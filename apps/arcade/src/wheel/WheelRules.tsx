import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function WheelRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            One draw decides at which petal the wheel stops. Every petal is equally likely. The number on it shows how
            many times the stake is paid, rounded down to the smallest currency unit. A petal without a number pays
            nothing.
          </Trans>
        </p>
        <p>
          <Trans>
            At low risk, most petals pay a little. At medium risk, every second petal pays. At high risk, a single petal
            pays 0.99 times the number of petals. Every wheel has the same return over many rounds.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
