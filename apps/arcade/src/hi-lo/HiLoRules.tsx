import { Trans } from '@lingui/react/macro';
import type { GameStore } from '../game/game-store.ts';
import { Key } from '../hud/Keys.tsx';
import { OriginalRules } from '../originals/OriginalRules.tsx';

export default function HiLoRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  return (
    <OriginalRules
      game={game}
      close={close}
      repeats={false}
      keys={
        <>
          <Key keys="↑ ↓">
            <Trans>Higher or lower, while a round is open</Trans>
          </Key>
          <Key keys="S">
            <Trans>Skip the card</Trans>
          </Key>
        </>
      }
    >
      <section>
        <h3>
          <Trans>How it works</Trans>
        </h3>
        <p>
          <Trans>
            Every card is drawn from a full deck of 52, whatever came before. The ace is the lowest card and the king
            the highest. You guess whether the next card is higher or lower. The same rank wins with either guess. After
            an ace or a king, “same” is a separate guess.
          </Trans>
        </p>
        <p>
          <Trans>
            Each correct guess multiplies the cash-out amount by 13 divided by the number of ranks that would have won.
            The first guess also multiplies it by 0.99. A wrong guess ends the round, and you lose the stake. The return
            is the same wherever you stop and whatever you guess. You can skip up to 20 cards per round at no cost.
          </Trans>
        </p>
        <p>
          <Trans>
            Guesses that would pay more than 5,000 times the stake are not offered. If you leave a round open, you can
            come back to it. After two days we cash it out for you, or return the stake if you made no guess.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
