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
            <Trans>Higher, lower, while a round is open</Trans>
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
            Every card is drawn from a whole deck of 52, whatever came before. The ace is the lowest card, the king the
            highest. You say whether the next one is higher or lower; the same rank counts with either side. Beside an
            ace or a king, the same rank is a guess of its own.
          </Trans>
        </p>
        <p>
          <Trans>
            Each right guess multiplies what cashing out pays by 13 divided by the ranks that would have won; the first
            one also by 0.99. A wrong guess ends the round and the stake is lost. Wherever you stop and whatever you
            guess, the return is the same. A card can be skipped, 20 times in a round, at no cost.
          </Trans>
        </p>
        <p>
          <Trans>
            A guess that would pay more than 5,000 times the stake is not offered. A round left open waits for you;
            after two days it is cashed out for you, or the stake is given back where nothing was guessed.
          </Trans>
        </p>
      </section>
    </OriginalRules>
  );
}
