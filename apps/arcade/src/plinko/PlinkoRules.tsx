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
            At every peg, the acorn falls left or right with equal chance, drawn separately each time. The bucket it
            lands in shows how many times the stake is paid. The payout is rounded down to the smallest currency unit.
          </Trans>
        </p>
        <p>
          <Trans>
            More risk moves payouts from the middle buckets to the outer ones. Every board has the same return over many
            rounds. A bucket below 1 returns less than the stake.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
