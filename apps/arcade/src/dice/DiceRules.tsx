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
            A number from 00.00 to 99.99 is drawn, each of the 10,000 equally likely. You win if it falls on your side
            of the line; the line itself belongs to neither side.
          </Trans>
        </p>
        <p>
          <Trans>
            A win pays 0.99 divided by its chance, at most 4,950 times the stake, rounded down to the smallest unit of
            the currency.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
