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
            One draw says which petal stops at the mark, each equally likely. What is written on it says how many times
            the stake is paid, rounded down to the smallest unit of the currency; a petal without a number pays nothing.
          </Trans>
        </p>
        <p>
          <Trans>
            At low risk most petals pay a little. At medium risk every second one pays. At high risk a single petal pays
            99 hundredths of the number of petals. Every wheel pays back the same over many rounds.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
