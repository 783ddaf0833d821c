import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function PlinkoRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules game={game} close={close}>
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            At every peg the acorn falls to the left or to the right, each equally likely and drawn for itself. The
            bucket it lands in says how many times the stake is paid, rounded down to the smallest unit of the currency.
          </Trans>
        </p>
        <p>
          <Trans>
            More risk moves pay from the middle to the outer buckets; every board pays back the same over many rounds.
            What a bucket below 1 gives back is less than the stake.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
