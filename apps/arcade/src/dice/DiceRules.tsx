import { Trans, useLingui } from '@lingui/react/macro';
import { dice } from '@croupier/game-math';
import { Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { FairnessFacts, GameFacts } from '../hud/GameFacts.tsx';
import { Keys } from '../hud/Keys.tsx';
import rules from '../pokie/rules.module.css';

export default function DiceRules({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open size="large" title={t`Rules and pays`} onClose={close}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it */}
      <div className={rules.rules} role="region" aria-label={t`Rules and pays`} tabIndex={0}>
        <GameFacts math={dice} />
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
        <Keys autoplay={game.session.rules.autoplay} />
        <FairnessFacts game={game} />
      </div>
    </Sheet>
  );
}
